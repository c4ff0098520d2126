import { mount } from "svelte";
import "./shell/theme.css";
import "./shell/base.css";
import { library } from "./shell/library.svelte";
import { words } from "./shell/words.svelte";
import App from "./site/App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");
void library.load();

/** Milliseconds; letters of another font are better than none. */
const PATIENCE = 2000;
const FONTS = ["1em Alegreya", "500 1em Alegreya Sans", "700 1em Alegreya Sans", "1em Alegreya Sans"];

/** A font that came later would move all that can be pressed. */
function letters(): Promise<unknown> {
  const loaded = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  return Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}

void Promise.all([words.begin(), letters()]).then(() => mount(App, { target }));
