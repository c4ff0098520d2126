import { tick } from "svelte";

/** What is selected on the board comes into view, as soon as it is drawn. */
export async function showOnBoard(): Promise<void> {
  await tick();
  const chosen = document.querySelector('.board [aria-pressed="true"]');
  chosen?.scrollIntoView({ block: "center", inline: "nearest" });
}
