/** The style sheets of the page, so that a picture can carry those rules with it that it needs. */

export interface Rule {
  /** Where it applies, without pseudo-elements; empty if it belongs to every picture. */
  selector: string;
  text: string;
}

const PSEUDO = /::?(before|after|marker|placeholder|backdrop|selection|-webkit-[a-z-]+)\b/g;
const STATES = /:(hover|focus-visible|focus-within|focus|active|target)(?![\w-])/;
const ADDRESS = /url\("?([^")]+)"?\)/g;

/**
 * Every rule that holds in this window now. They are read as they are written: what browsers tell of a rule loses
 * shorthands with variables in them.
 */
export async function rulesOf(page: Document): Promise<Rule[]> {
  const sheets = await Promise.all([...page.styleSheets].map(written));
  return (await Promise.all(sheets.flatMap(({ text, base }) => split(text).map((rule) => kept(rule, base))))).flat();
}

async function written({ href, ownerNode }: CSSStyleSheet): Promise<{ text: string; base: string }> {
  if (href) return { text: await (await fetch(href)).text(), base: href };
  return { text: ownerNode?.textContent ?? "", base: document.baseURI };
}

interface Block {
  head: string;
  body: string;
}

/** The rules of a sheet, or of a group in it. */
export function split(sheet: string): Block[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, "");
  const found: Block[] = [];
  let [begin, open, depth, quote] = [0, 0, 0, ""];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\\") at++;
    else if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ";" && depth === 0) begin = at + 1;
    else if (sign === "{" && depth++ === 0) open = at;
    else if (sign === "}" && --depth === 0) {
      found.push({ head: text.slice(begin, open).trim(), body: text.slice(open + 1, at) });
      begin = at + 1;
    }
  }
  return found;
}

async function kept({ head, body }: Block, base: string): Promise<Rule[]> {
  const [, kind, condition = ""] = /^@([\w-]+)\s*(.*)$/s.exec(head) ?? [];
  const text = `${head}{${body}}`;
  if (kind === "font-face") return [{ selector: "", text: await inlined(text, base) }];
  if (kind === "media") {
    if (!matchMedia(condition).matches) return [];
    return (await Promise.all(split(body).map((rule) => kept(rule, base)))).flat();
  }
  if (kind === "keyframes" || STATES.test(head)) return [];
  return [{ selector: kind ? "" : head.replace(PSEUDO, "") || "*", text }];
}

async function inlined(text: string, base: string): Promise<string> {
  let found = text;
  for (const [whole, address] of text.matchAll(ADDRESS)) {
    if (!address || address.startsWith("data:")) continue;
    const file = await fetch(new URL(address, base));
    found = found.replace(whole, `url("${await asData(await file.blob())}")`);
  }
  return found;
}

/** The content as an address of its own. */
export function asData(content: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(content);
  });
}

/** Whether something in the picture, or around it, is dressed by this rule. */
export function dresses({ selector }: Rule, root: Element): boolean {
  if (!selector) return true;
  try {
    const there = root.matches(selector) || root.querySelector(selector) !== null;
    return there || around(root).some((one) => one.matches(selector));
  } catch {
    return true;
  }
}

/** The elements around this one, from the page inwards. */
export function around(root: Element): Element[] {
  const found: Element[] = [];
  for (let one = root.parentElement; one; one = one.parentElement) found.unshift(one);
  return found;
}
