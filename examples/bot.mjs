// A bot in another language: it reads questions and writes answers, one JSON object a line (docs/bots.md).
//
//     ringspiel arena mordor --agents "easy,program:node examples/bot.mjs"
//     ringspiel bot --url "http://localhost:8000/#/join/TABLE/INVITATION" --program "node examples/bot.mjs"
//
// It prefers choices that name more things, and among those chance decides.
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

function choose(choices) {
  const most = Math.max(...choices.map(({ targets }) => targets.length));
  const best = choices.filter(({ targets }) => targets.length === most);
  return best[Math.floor(Math.random() * best.length)].answer;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "begin") say({ type: "ready", name: "Greedy hands" });
  else if (message.type === "ask") say({ type: "answer", answer: choose(message.choices) });
}
