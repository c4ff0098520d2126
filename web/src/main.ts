import { mount } from "svelte";
import "./shell/theme.css";
import "./shell/base.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");
mount(App, { target });
