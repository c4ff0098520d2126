/** Times in words, and what is left of them. */
import type { Clock, Language, Pace, StateMessage } from "../protocol/types";

export const LABELS = ["", "live", "evening", "days"] as const;
export type Label = (typeof LABELS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What can be chosen for a pace: seconds in reserve, and for each answer; nothing for no clock. */
export const CLOCKS: Record<Label, Pace[]> = {
  "": [],
  live: [
    { reserve: 15 * MINUTE, per_answer: 10 },
    { reserve: 45 * MINUTE, per_answer: 15 },
  ],
  evening: [
    { reserve: HOUR, per_answer: 30 },
    { reserve: 2 * HOUR, per_answer: 60 },
  ],
  days: [
    { reserve: null, per_answer: DAY },
    { reserve: null, per_answer: 3 * DAY },
    { reserve: null, per_answer: 7 * DAY },
    { reserve: 10 * DAY, per_answer: DAY },
  ],
};

export const clocked = ({ reserve, per_answer }: Pace): boolean =>
  typeof reserve === "number" || typeof per_answer === "number";

/** A length of time as clocks and calendars say it: `2 days 3 hr`, `1:02:03`, `4:05`. */
export function lasting(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= DAY) {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
    return [unit(days, "day", language), hours > 0 ? unit(hours, "hour", language) : ""].filter(Boolean).join(" ");
  }
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A length of time as people say it: `10 seconds`, `2 hours`, `3 days`. */
export function spoken(seconds: number, language: Language): string {
  const [length, name] =
    seconds >= DAY
      ? [seconds / DAY, "day"]
      : seconds >= HOUR
        ? [seconds / HOUR, "hour"]
        : seconds >= MINUTE
          ? [seconds / MINUTE, "minute"]
          : [seconds, "second"];
  return unit(length as number, name as string, language);
}

function unit(number: number, name: string, language: Language): string {
  const format = { style: "unit", unit: name, unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, format).format(number);
}

/** How long the open question has taken, in milliseconds of the server's clock. */
export const elapsed = ({ since, used }: Clock, now: number): number =>
  (used ?? 0) + (typeof since === "number" ? Math.max(0, now - since) : 0);

/** What is left to the seat that is asked, in milliseconds; nothing where no clock runs. */
export function left(position: StateMessage, now: number): number | undefined {
  if (position.time_for === null || typeof position.clock.since !== "number") return undefined;
  return position.time_for - elapsed(position.clock, now);
}
