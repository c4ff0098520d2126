/** The service worker of the page without a server: all its files are kept, so that it opens without a net. */
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];

addEventListener("install", (event) => event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES))));

addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(kept(event.request));
});

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name !== VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function kept(request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}
