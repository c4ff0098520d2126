/** A part of the page as an SVG that needs nothing beside it: no page, no style sheet, no font. */
import { around, dresses, type Rule } from "./sheets";

export interface Drawn {
  svg: string;
  width: number;
  height: number;
}

/** What only steers the page is no part of a picture. */
const LEFT_OUT = "[data-tool], button[aria-expanded], details:not([open]), label:has(input)";
const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";
const WINDOW = /(\d*\.?\d+)[dsl]?(vh|vw)\b/g;
const COMMENTS = /<!--.*?-->/gs;

/** How the element looks now. */
export function drawn(root: HTMLElement, rules: Rule[]): Drawn {
  const page = root.ownerDocument.documentElement;
  const { width, height } = root.getBoundingClientRect();
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const dark = page.dataset.theme === "dark" || (page.dataset.theme !== "light" && prefersDark());
  const body = getComputedStyle(page);
  const css = [
    ...rules.filter((rule) => dresses(rule, root)).map(({ text }) => text),
    `:root{color-scheme:${dark ? "dark" : "light"}!important;font-size:${body.fontSize};background:${body.backgroundColor}}`,
    STILL,
  ].join("\n");
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`,
    ` viewBox="0 0 ${size.width} ${size.height}" lang="${escaped(page.lang)}" data-theme="${dark ? "dark" : "light"}">`,
    `<style><![CDATA[${inPixels(css).replaceAll("]]>", "")}]]></style>`,
    `<rect width="100%" height="100%" fill="${body.backgroundColor}"/>`,
    `<foreignObject width="100%" height="100%">${within(around(root), inside(root, size.width))}</foreignObject></svg>`,
  ];
  return { svg: picture.join(""), ...size };
}

function inside(root: HTMLElement, width: number): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  const text = new XMLSerializer().serializeToString(copy).replace(COMMENTS, "");
  const style = `position:static;width:${width}px`;
  return text.replace(/^<(\w+)((?: [^>]*)?)>/, (_, tag: string, rest: string) => {
    return `<${tag}${rest.replace(/ (style|inert|aria-hidden)="[^"]*"/g, "")} style="${style}">`;
  });
}

/** What stands around dresses what is inside, but takes no room. */
function within(outer: Element[], content: string): string {
  return outer.reduceRight((all, one) => {
    const names = one
      .getAttributeNames()
      .filter((name) => name === "class" || name === "id" || name.startsWith("data-"));
    const given = names.map((name) => ` ${name}="${escaped(one.getAttribute(name) ?? "")}"`).join("");
    return `<${one.localName} xmlns="http://www.w3.org/1999/xhtml"${given} style="display:contents!important">${all}</${one.localName}>`;
  }, content);
}

/** Lengths that depend on the window stay as long as they are in this one. */
function inPixels(css: string): string {
  return css.replace(WINDOW, (_, count: string, unit: string) => {
    const all = unit === "vh" ? innerHeight : innerWidth;
    return `${(Number(count) * all) / 100}px`;
  });
}

function prefersDark(): boolean {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
