/** How long to wait with an answer that leaves no choice, so that nobody concludes from the time what a player holds. */

const SHORTEST = 1000;
const LONGEST = 6000;
const REMEMBERED = 20;

export class AnswerDelay {
  /** What a player usually takes, in milliseconds, until the player has answered some questions. */
  #taken = [1500, 2500, 4000];

  /** A player has thought for so long about a real choice. */
  note(milliseconds: number): void {
    this.#taken = [...this.#taken, Math.min(Math.max(milliseconds, SHORTEST), LONGEST)].slice(-REMEMBERED);
  }

  /** As long as the player has taken at some other time. */
  pause(): number {
    return this.#taken[Math.floor(Math.random() * this.#taken.length)] ?? SHORTEST;
  }
}
