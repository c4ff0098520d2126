/** Pages by the part of the address after `#`; `#/replay/<id>?at=17` is a page, an argument and a parameter. */

export interface Route {
  page: string;
  id: string;
  rest: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = "", ...rest] = path.split("/").map(decoded);
  return { page, id, rest: rest.join("/"), query: new URLSearchParams(query) };
}

/**
 * Links for others go through `/t/<table>`, which messengers can read; what they lead to stands behind `#`.
 * The page itself lies at the root.
 */
export function behind(path: string, hash: string): string | undefined {
  const [, table] = /^\/t\/([^/]+)$/.exec(path) ?? [];
  return table && `/${hash.length > 1 ? hash : `#/table/${table}`}`;
}

/** The table whose replay stands in a frame of another page: `/embed/<table>`. */
export function embeddedIn(path: string): string | undefined {
  return /^\/embed\/([^/]+)$/.exec(path)?.[1];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const shared = behind(location.pathname, location.hash);
if (shared) history.replaceState(null, "", shared);

class Router {
  /** The table whose replay is all that this page shows. */
  readonly embedded = embeddedIn(location.pathname);
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Goes on from where somebody has waited for the server. People who have gone elsewhere meanwhile stay there. */
  goFrom(here: Route, hash: string): void {
    if (this.route === here) this.go(hash);
  }

  /** Goes where the address has been changed to. */
  follow(): void {
    this.route = parse(location.hash);
  }

  /** Changes the address without a new entry in the history, so that a link to this moment can be copied. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
  }
}

export const router = new Router();
