/** The numbers that seed and contributions give, as `kernel/chance.py` draws them; `tests/fixtures/draws.json` says so. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Contribution } from "../../protocol/types";

const WORDS_PER_BLOCK = 16;
const WORD = 0xffff_ffffn;

export const commitmentTo = (seed: string, salt: string): string => digest(`ringspiel ${seed} ${salt}`);
export const pledgeTo = (seat: number, value: string): string => digest(`ringspiel ${seat} ${value}`);

const digest = (words: string): string => bytesToHex(sha256(utf8ToBytes(words)));

/** A contribution: 256 random bits. */
export const newContribution = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** The key of the generator, from the seed and from what the players have added to it. */
export function mixedKey(seed: string, contributions: readonly Contribution[]): Uint8Array {
  const given = contributions.filter(({ value }) => value !== null).map(({ seat, value }) => `${seat}:${value}`);
  const personalization = utf8ToBytes("ringspiel chance");
  return blake2b(utf8ToBytes([seed, ...given].join(" ")), { dkLen: 32, personalization });
}

/** BLAKE2b in counter mode, read as numbers below a bound by multiplication with rejection. */
export class Generator {
  #key: Uint8Array;
  #used = 0;
  #block: DataView = new DataView(new ArrayBuffer(0));

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(n: number): number {
    const bound = BigInt(n);
    for (;;) {
      const product = BigInt(this.#word()) * bound;
      const low = product & WORD;
      if (low >= bound || low >= (WORD + 1n) % bound) return Number(product >> 32n);
    }
  }

  #word(): number {
    const place = this.#used % WORDS_PER_BLOCK;
    if (place === 0) this.#block = this.#read(this.#used / WORDS_PER_BLOCK);
    this.#used++;
    return this.#block.getUint32(4 * place, true);
  }

  #read(number: number): DataView {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(number), true);
    return new DataView(blake2b(new Uint8Array(counter.buffer), { key: this.#key, dkLen: 64 }).buffer);
  }
}
