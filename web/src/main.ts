import { mount } from "svelte";
import "./shell/theme.css";
import "./shell/base.css";
import { library } from "./shell/library.svelte";
import { words } from "./shell/words.svelte";
import App from "./site/App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");
void library.load();
void words.learn("client").then(() => mount(App, { target }));
