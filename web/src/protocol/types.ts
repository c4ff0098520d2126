/** What goes over HTTP and the WebSocket: written by `make types` from the server's types, not by hand. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type Argument = number | string | SeatName | Text | Argument[];

export type ClientMessage =
  | Hello
  | AnswerMessage
  | Undo
  | Restart
  | TakeBack
  | Propose
  | ComeBack
  | Agree
  | Refuse
  | WhyNot
  | Explain
  | AskHint
  | Say
  | SaveNote
  | SetOrders
  | Pledge
  | Reveal
  | Looking
  | Ping;

export type GameOption =
  | FlagOption
  | OneOfOption
  | NumberOption
  | HeadStartOption
  | SeatOption
  | PerSeatOption
  | RolesOption;

export type Language = string;

export type ServerMessage =
  | Ok
  | StateMessage
  | Patch
  | Presence
  | TalkMessage
  | NoteMessage
  | WhyNotAnswer
  | Explanation
  | Hint
  | RematchSetUp
  | Pong
  | ErrorMessage;

export interface Agree {
  type: "agree";
  seat: number;
  at: number;
  id?: number | null;
}

/** A position in an analysis, with all that is hidden in it, as the seat sees it that is asked. Seat, notation, events, chance and bounds are those of the answer that led there. */
export interface AnalysedMoment {
  position: Record<string, Json>;
  view: View;
  choices: Choice[];
  seat: number | null;
  notation: string;
  events: GameEvent[];
  chance: number[];
  bounds: number[];
  theme?: string;
}

/** A change at the place to which the answers in `way` lead from a moment. What is null stays as it is. */
export interface AnalysisChange {
  kind: "delete" | "note" | "promote" | "title" | "try";
  moment?: number;
  way?: Given[];
  answer?: number;
  chance?: number[];
  comment?: string | null;
  symbol?: string | null;
  name?: string | null;
  marks?: Mark[] | null;
  title?: string;
}

export interface AnalysisWish {
  key: string;
  change: AnalysisChange;
}

/** One answer of a game, with the chance it set loose. The number counts; the notation must say the same. `sealed` says that no undo may take it back, because it showed somebody something; a record does not keep that. */
export interface Answer {
  seat: number;
  answer: number;
  notation: string;
  chance?: number[];
  sealed?: boolean;
  bounds?: number[];
}

export interface AnswerMessage {
  type: "answer";
  seat: number;
  at: number;
  answer: number;
  hold?: boolean;
  automatic?: boolean;
  id?: number | null;
}

/** For each world, what each of these answers is worth there as a chance to win. One exact world if solved. */
export interface AnswerWorth {
  exact: boolean;
  answers: number[];
  worlds: number[][];
}

export interface AskHint {
  type: "hint";
  seat: number;
  id?: number | null;
}

/** How many games were this long: `first` to `last`, both included. */
export interface Bar {
  first: number;
  last: number;
  games: number;
}

/** A position, an answer that is given there, and the chance that came of it. */
export interface ChanceWish {
  position: Record<string, Json>;
  answer: number;
  chance?: number[];
}

/** After this many answers the players went on under other rules, from this position. */
export interface Change {
  answers: number;
  rules: string;
  position: Record<string, Json>;
}

/** A legal answer. */
export interface Choice {
  answer: number;
  notation: string;
  text: Text;
  targets: string[];
}

/** The state of the clock: since when the seat is asked, the time used before that, and the reserve of each seat. */
export interface Clock {
  since?: number | null;
  used?: number;
  left?: number[];
  paused?: boolean;
  reached?: number;
}

/** The player is back, and the computer stops standing in. */
export interface ComeBack {
  type: "come_back";
  seat: number;
  at: number;
  id?: number | null;
}

export interface ContactInfo {
  kind: "mail" | "webhook";
  address: string;
  confirmed: boolean;
  tables: string[];
}

export interface ContactMade {
  secret: string;
}

export interface ContactToken {
  token: string;
}

/** What the player at a seat has added to the seed. The pledge is a hash of the value and was shown before. `value` is None if it did not come in time; then it has no part in the dice. */
export interface Contribution {
  seat: number;
  pledge: string;
  value: string | null;
}

export interface Created {
  table: string;
  code: string;
  commitment: string | null;
  tokens: SeatToken[];
  invitations: SeatInvitation[];
  bots: SeatToken[];
}

export interface Done {
  done?: boolean;
}

/** For each result of a die or draw, counted from 0: the events that follow. */
export interface DrawResults {
  results: GameEvent[][];
}

/** A sentence by language, and the fields that are wrong. */
export interface EditFault {
  said: Record<string, string>;
  fields: string[];
}

/** A part of a position. `kind` says what its value is: a `number`, `one` of `things`, `some` of them, `counts` of them, or a `row` of them in order. `at` are places on the board where a click changes it. */
export interface EditField {
  id: string;
  group: string;
  label: Text;
  kind: "counts" | "number" | "one" | "row" | "some";
  value: number | string | string[] | Record<string, number>;
  things: string;
  least: number;
  most: number;
  at: string[];
}

/** What a field can hold, and its place on the board, if it has one. */
export interface EditThing {
  id: string;
  label: Text;
  at: string;
}

/** A position that somebody is putting together, and what is to be changed in it. `seat` is who looks at it; the seat that is asked if it is missing. */
export interface EditWish {
  position: Record<string, Json>;
  change?: PositionChange | null;
  empty?: boolean;
  seat?: number | null;
}

/** A position that is being put together; `view` is null where it cannot be drawn, `playable` if nothing is wrong. */
export interface Edited {
  position: Record<string, Json>;
  view: View | null;
  playable: boolean;
  faults: EditFault[];
  fields: EditField[];
  things: Record<string, EditThing[]>;
}

export interface EndOfSharing {
  key: string;
}

export interface ErrorMessage {
  type: "error";
  id: number | null;
  code: string;
  text: Text;
  rule: string;
  detail: string;
}

/** What would this answer do? */
export interface Explain {
  type: "explain";
  seat: number;
  answer: number;
  id?: number | null;
}

/** The certain effects of an answer, its costs, the next question and its seat, and the rules behind them. */
export interface Explanation {
  type: "explanation";
  id: number | null;
  events: GameEvent[];
  costs: Text[];
  prospects: Text[];
  open: boolean;
  asked: number | null;
  prompt: Text | null;
  rules: string[];
}

export interface Failure {
  error: Problem;
}

/** How chance with this many equally likely results fell. `surprise` is the distance of the counts from equal ones in standard deviations: above 3 it is hardly luck. */
export interface Fall {
  faces: number;
  counts: number[];
  surprise: number;
}

/** The figures of all records of one game with one number of seats. */
export interface Figures {
  game: string;
  seats: number;
  games: number;
  wins: Rate[];
  sides: [string, Rate][];
  beginner: Rate;
  all_lost: Rate;
  shared: Rate;
  endings: [string, Rate][];
  answers: Spread;
  rounds: Spread | null;
  chance: Fall[];
  choices: FirstChoice[];
}

/** An answer in a review. Chances to win are by seat. */
export interface Finding {
  n: number;
  seat: number;
  notation: string;
  played: Text;
  better: Text | null;
  better_notation: string;
  better_targets: string[];
  why: Text[];
  chances: number[];
  loss: number;
  low: number;
  high: number;
  luck: number[];
  spread: number[];
}

/** A first choice of a seat, how often it was made, and how often the seat then won. */
export interface FirstChoice {
  seat: number;
  number: number;
  answer: string;
  games: number;
  wins: Rate;
  words: Record<string, Json> | null;
}

/** The first position of a table with these seats and options. */
export interface FirstWish {
  seats: number;
  options?: Record<string, Json>;
}

/** `needs` names the option without which this one means nothing. */
export interface FlagOption {
  kind: "flag";
  id: string;
  default: boolean;
  needs?: string | null;
}

/** Something that happened. */
export interface GameEvent {
  kind: string;
  text: Text;
  data: Record<string, Json>;
  rule: string;
}

export interface GameInfo {
  id: string;
  prefix: string;
  rules_version: string;
  seat_counts: number[];
  hidden: boolean;
  by_player: string[];
  options: (FlagOption | OneOfOption | NumberOption | HeadStartOption | SeatOption | PerSeatOption | RolesOption)[];
  agents: string[];
  agents_at: Record<string, string[]>;
}

/** The document. `rules` are those under which the game began. Seed and salt are null as long as the game goes on, because only the commitment to them may be known then, and in games whose chance was dictated. */
export interface GameRecord {
  format: string;
  game: string;
  rules: string;
  seats: number;
  options: Record<string, Json>;
  commitment: string | null;
  seed: string | null;
  salt: string | null;
  setup: number[];
  answers: Answer[];
  outcome: Record<string, Json> | null;
  names?: string[] | null;
  position?: Record<string, Json>;
  setup_bounds?: number[];
  contributions?: Contribution[];
  helped?: Help[];
  given_up?: GivenUp;
  changes?: Change[];
}

/** What the players have added to the seed so far, and whose pledges and contributions are still awaited. */
export interface Gathered {
  contributions: Contribution[];
  awaits_pledge: number[];
  awaits_value: number[];
}

/** A tried answer with the chance that came of it: among those that follow a place, no two are the same. */
export interface Given {
  answer: number;
  chance?: number[];
}

/** After the last answer the player at a seat, and with them their team, gave the game up. `claimed` says that they were away, and the others have claimed the game. */
export interface GivenUp {
  seat: number;
  claimed?: boolean;
}

/** The lesson of a table. It is followed as long as all answers are those of the lesson. */
export interface Guidance {
  lesson: string;
  followed: boolean;
}

/** A number from 0 to `most` for each seat. */
export interface HeadStartOption {
  kind: "head-start";
  id: string;
  default: null;
  most: number;
}

export interface Health {
  status: string;
  version: string;
}

export interface HeldContact {
  secret: string;
}

export interface HeldToken {
  table: string;
  token: string;
}

export interface Hello {
  type: "hello";
  tokens?: string[];
  since?: number | null;
  patches?: boolean;
  id?: number | null;
}

/** The player at a seat has asked for a hint, after this many answers. */
export interface Help {
  seat: number;
  answers: number;
}

export interface Hint {
  type: "hint";
  id: number | null;
  seat: number;
  at: number;
  answer: number;
  chance: number;
  otherwise: number;
  close: boolean;
  exact: boolean;
  choice: Choice;
  why: Text[];
}

export interface Join {
  name: string;
  invitation?: string | null;
  seat?: number | null;
  bot?: boolean;
  contributes?: boolean;
  agrees?: boolean;
  token?: string | null;
  held?: string[];
}

export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** A language by its own name, and those in which its readers find what it lacks. */
export interface LanguageInfo {
  id: string;
  name: string;
  fallback: string[];
}

/** Everything that the guide says. */
export interface Lesson {
  id: string;
  game: string;
  title: string;
  about: string;
  minutes: number;
  learner: number;
  steps: LessonStep[];
  end: string;
  later: Record<string, string>;
  next: string | null;
}

/** A lesson, as it is offered. */
export interface LessonInfo {
  id: string;
  game: string;
  title: string;
  about: string;
  minutes: number;
}

/** What the guide says when `after` answers have been given and a seat is asked the next. All texts are Markdown; a text is empty if the guide says nothing. */
export interface LessonStep {
  after: number;
  seat: number;
  answer: number;
  say: string;
  came: string;
  otherwise: string;
  others: Record<string, string>;
}

/** What a seat has said, at a time in milliseconds since 1970: a phrase or words. `name` is the player who sat there then. It is empty for lines older than that field. */
export interface Line {
  number: number;
  seat: number;
  time: number;
  phrase: string;
  words: string;
  name: string;
}

/** The events of the n-th answer, as one viewer may know them. They are JSON already. */
export interface LogEntry {
  n: number;
  seat: number | null;
  notation: string;
  events: GameEvent[];
}

/** Whether somebody looks at the table, or only has it open somewhere. */
export interface Looking {
  type: "looking";
  looking: boolean;
  id?: number | null;
}

/** The puzzle in a position; null if no answer there is clearly better than all others. */
export interface MadePuzzle {
  puzzle: OwnPuzzle | null;
}

/** A place on the board that is marked, as the board names it; with `to`, an arrow from there to another place. */
export interface Mark {
  at: string;
  to?: string;
  colour?: string;
}

export interface Mine {
  tokens: HeldToken[];
}

export interface MySummary {
  table: string;
  game: string;
  options: Record<string, Json>;
  status: "over" | "playing" | "waiting";
  public: boolean;
  created: number;
  updated: number;
  answered: number;
  asked: number | null;
  rematch: string | null;
  commitment: string | null;
  outcome: Outcome | null;
  seats: SeatInfo[];
  code: string | null;
  language: string;
  level: "" | "beginners" | "experienced";
  talk: "all" | "off" | "seated";
  help_allowed: boolean;
  pace: Pace;
  clock: Clock;
  origin: "" | "kept" | "redealt";
  mine: number[];
}

/** An analysis to be shared, of a finished table or of a position: one of these. */
export interface NewAnalysis {
  table?: string | null;
  position?: Record<string, Json> | null;
  title?: string;
  notes?: Note[];
  tried?: Tried[];
}

export interface NewContact {
  kind: "mail" | "webhook";
  address: string;
  language: string;
}

/** The rules have changed since the table began. Nobody is asked until all people there agree to go on. */
export interface NewRules {
  played: string;
  now: string;
}

export interface NewSeat {
  kind: "agent" | "bot" | "friend" | "me" | "open";
  name?: string | null;
  agent?: string | null;
  contributes?: boolean;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Json>;
  public?: boolean;
  pace?: Pace;
  language?: string;
  level?: "" | "beginners" | "experienced";
  talk?: "all" | "off" | "seated";
  help_allowed?: boolean | null;
  position?: Record<string, Json> | null;
  redeal?: boolean;
}

/** A valid token of a seat, and a new one that the client has chosen. */
export interface NewToken {
  token: string;
  fresh: string;
}

/** What somebody thinks of the record after a number of its answers. */
export interface Note {
  moment: number;
  comment?: string;
  symbol?: string;
  marks?: Mark[];
}

export interface NoteMessage {
  type: "note";
  seat: number;
  words: string;
}

export interface NumberOption {
  kind: "number";
  id: string;
  default: number | null;
  least: number;
  most: number;
}

export interface Ok {
  type: "ok";
  id: number | null;
  seq: number;
  held?: boolean;
}

/** `names` are the words of the values by language, if the values are files and the texts do not name them. */
export interface OneOfOption {
  kind: "one-of";
  id: string;
  default: string;
  values: string[];
  names?: Record<string, Record<string, string>>;
}

export interface OpenQuestion {
  kind: string;
  rule: string;
  seat: number;
  prompt: Text;
}

/** An analysis of a position, out of its file. */
export interface OpenedAnalysis {
  game: string;
  position: Record<string, Json>;
  title: string;
  notes: Note[];
  tried: Tried[];
}

export interface Outcome {
  ranks: number[];
  scores: number[];
  winners: number[];
  reason: string;
  text: Text;
  places?: number[];
}

export interface OwnPuzzle {
  id: string;
  position: Record<string, Json>;
  seat: number;
  solution: number;
  notation: string;
  margin: number;
  missed: string[];
  theme: string;
  why: Text[];
}

/** How fast a table wants to play; without seconds there is no clock. */
export interface Pace {
  label?: "" | "days" | "evening" | "live";
  reserve?: number | null;
  per_answer?: number | null;
}

/** What has changed since the last state or patch on this connection; protocol/patches.py makes and applies it. */
export interface Patch {
  type: "patch";
  changes: Json[][];
}

export interface PerSeatOption {
  kind: "per-seat";
  id: string;
  default: null;
  values: string[];
}

export interface Ping {
  type: "ping";
  id?: number | null;
}

/** The hash of what this seat will add to the seed. */
export interface Pledge {
  type: "pledge";
  seat: number;
  pledge: string;
  id?: number | null;
}

export interface Pong {
  type: "pong";
  id: number | null;
}

/** A position that somebody has made. */
export interface Position {
  position: Record<string, Json>;
}

/** A value for a field of a position: a number, the id of a thing, several ids, or counts by id. */
export interface PositionChange {
  field: string;
  value: number | string | string[] | Record<string, number>;
}

/** What is wrong with a position; if nothing is, how it looks to the seat that is asked. */
export interface PositionCheck {
  faults: Record<string, string>[];
  view: View | null;
}

export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

export interface PrimerPicture {
  scene: string;
  caption: string;
}

/** A heading of a primer, with Markdown text and pictures of positions. */
export interface PrimerSection {
  title: string;
  text: string;
  pictures: PrimerPicture[];
}

/** Why something was refused: a code for programs, a text for players, a sentence for developers. */
export interface Problem {
  code: string;
  text: Text;
  rule: string;
  detail: string;
}

/** Something on which the people at the table agree. */
export interface Propose {
  type: "propose";
  seat: number;
  at: number;
  kind: "claim" | "end" | "new_rules" | "pause" | "resign" | "resume" | "stand_in" | "vacate";
  about?: number | null;
  agent?: string | null;
  id?: number | null;
}

/** An answer that is tried. With `reveal` the solution is told though the answer is wrong. */
export interface PuzzleAnswer {
  answer: number;
  reveal?: boolean;
}

/** A puzzle in the list. `missed` are the levels that do not find its solution. More of them mean a harder puzzle. */
export interface PuzzleInfo {
  id: string;
  seats: number;
  missed: string[];
  theme: string;
}

/** Whether an answer is the solution, and what it gives away compared with it, with the 95 % interval. */
export interface PuzzleSolved {
  right: boolean;
  solution: Choice | null;
  why: Text[];
  loss: number;
  low: number;
  high: number;
  margin: number;
  exact: boolean;
}

/** The position of a puzzle, as the asked seat sees it, and the choices of that seat. */
export interface PuzzleTask {
  id: string;
  seat: number;
  missed: string[];
  view: View;
  choices: Choice[];
}

/** How often something happened, with the 95 % interval after Wilson. */
export interface Rate {
  count: number;
  of: number;
  rate: number;
  low: number;
  high: number;
}

/** How others reach this server, and how it reaches them. */
export interface Reach {
  mail: boolean;
  webhooks: string[];
  public_url: string;
  local_only: boolean;
  shared: boolean;
  addresses: string[];
  embed: boolean;
}

export interface Refuse {
  type: "refuse";
  seat: number;
  at: number;
  id?: number | null;
}

export interface Rematch {
  table: string;
  seats: number[];
}

/** Tokens of the finished table, each with one that the client has chosen for the same seat at the new table. */
export interface RematchRequest {
  tokens: NewToken[];
  contributes?: boolean;
}

export interface RematchSetUp {
  type: "rematch";
  table: string;
}

/** New tokens for seats: one more for another device, one instead of the old one, or one that ends all others. */
export interface Renewal {
  tokens: NewToken[];
  how: "add" | "only" | "replace";
}

export interface Renewed {
  table: string;
  seats: number[];
}

export interface Replay {
  answered: number;
  from: number;
  to: number;
  steps: Step[];
}

/** A request of a seat to the others: to go back to where `to` answers were in force, or a proposal. */
export interface Request {
  kind: "take_back" | "claim" | "end" | "new_rules" | "pause" | "resign" | "resume" | "stand_in" | "vacate";
  seat: number;
  agreed: number[];
  waits_for: number[];
  to?: number;
  about?: number | null;
  agent?: string | null;
}

/** Back to the beginning of the turn. */
export interface Restart {
  type: "restart";
  seat: number;
  at: number;
  id?: number | null;
}

/** What this seat adds to the seed; it must be what was pledged. */
export interface Reveal {
  type: "reveal";
  seat: number;
  value: string;
  id?: number | null;
}

/** A review of some answers at a finished table. It has no moments if the table's rules are no longer played. */
export interface ReviewPart {
  answered: number;
  from: number;
  to: number;
  exact: boolean;
  opening: number[];
  moments: Finding[];
  helped: Help[];
  nobody_wins: boolean;
}

export interface RolesOption {
  kind: "roles";
  id: string;
  default: null;
  roles: Record<string, string[]>;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  when: string;
  chapter: string;
  scene: string;
}

/** A private note. It is kept for this seat and shown to nobody else. */
export interface SaveNote {
  type: "note";
  seat: number;
  words: string;
  id?: number | null;
}

/** A line to the others: words, or one of the phrases that all read in their own language. */
export interface Say {
  type: "say";
  seat: number;
  words?: string;
  phrase?:
    | "busy"
    | "good-game"
    | "hello"
    | "luck"
    | "moment"
    | "sorry"
    | "thanks"
    | "today"
    | "tomorrow"
    | "well-played"
    | null;
  id?: number | null;
}

/** Who sits at a seat. `taken` is always true for an agent; `open` says that anybody may take it now. A bot is somebody's program that sits there with a token, as people do. `stand_in` is the computer opponent that plays for somebody who is missing. */
export interface SeatInfo {
  seat: number;
  kind: "agent" | "bot" | "human";
  agent: string | null;
  name: string | null;
  taken: boolean;
  open: boolean;
  stand_in: string | null;
}

export interface SeatInvitation {
  seat: number;
  invitation: string;
}

/** Stands for the name of the player at this seat. */
export interface SeatName {
  seat: number;
}

export interface SeatOption {
  kind: "seat";
  id: string;
  default: null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

/** What one seat, or a spectator, may know. */
export interface SeatView {
  seat: number | null;
  view: View;
  choices: Choice[];
  log: LogEntry[];
  orders: string[];
  given: string[];
  last: number;
}

/** All advance orders of a seat. They replace the earlier ones. */
export interface SetOrders {
  type: "orders";
  seat: number;
  orders: string[];
  id?: number | null;
}

export interface SharedAnalysis {
  game: string;
  table: string | null;
  position: Record<string, Json> | null;
  title: string;
  notes: Note[];
  tried: Tried[];
}

/** Everybody with the id may read the analysis; everybody with the key may change it. */
export interface SharedLink {
  analysis: string;
  key: string;
}

/** How often a shared analysis has changed, and how it is now; null if it has not changed since then. */
export interface SharedState {
  at: number;
  shared: SharedAnalysis | null;
}

/** How long games were. */
export interface Spread {
  least: number;
  median: number;
  mean: number;
  most: number;
  bars: Bar[];
}

export interface StartLesson {
  name: string;
}

export interface StateMessage {
  type: "state";
  table: string;
  game: string;
  seq: number;
  answered: number;
  status: "over" | "playing" | "waiting";
  asked: number | null;
  commitment: string | null;
  seats: SeatInfo[];
  may_undo: number[];
  may_take_back: number[];
  may_restart: number[];
  request: Request | null;
  sides: SeatView[];
  log_from: number;
  expires: number | null;
  code: string | null;
  talk: "all" | "off" | "seated";
  pace: Pace;
  clock: Clock;
  now: number;
  time_for: number | null;
  ended: boolean;
  guidance: Guidance | null;
  help_allowed: boolean;
  helped: Help[];
  gathered: Gathered | null;
  origin: "" | "kept" | "redealt";
  new_rules: NewRules | null;
}

/** What finished tables of a game say. Not all are counted yet while `counted` is below `tables`. */
export interface Statistics {
  game: string;
  tables: number;
  counted: number;
  fewest: number;
  groups: Figures[];
}

/** An entry of the log with the position after it. The position is missing if the table's rules are no longer played. */
export interface Step {
  n: number;
  seat: number | null;
  notation: string;
  events: GameEvent[];
  view: View | null;
}

export interface Subscribe {
  tokens: string[];
  secret: string;
  on: boolean;
}

export interface Summary {
  table: string;
  game: string;
  options: Record<string, Json>;
  status: "over" | "playing" | "waiting";
  public: boolean;
  created: number;
  updated: number;
  answered: number;
  asked: number | null;
  rematch: string | null;
  commitment: string | null;
  outcome: Outcome | null;
  seats: SeatInfo[];
  code: string | null;
  language: string;
  level: "" | "beginners" | "experienced";
  talk: "all" | "off" | "seated";
  help_allowed: boolean;
  pace: Pace;
  clock: Clock;
  origin: "" | "kept" | "redealt";
}

export interface TakeBack {
  type: "take_back";
  seat: number;
  at: number;
  id?: number | null;
}

export interface TalkMessage {
  type: "talk";
  lines: Line[];
}

/** A message key with arguments; the words come from the Fluent texts. */
export interface Text {
  key: string;
  args?: Record<string, Argument>;
}

/** An answer that is tried in a position of one's own, and the one that a review or a search found best there. */
export interface TrainingAnswer {
  position: Record<string, Json>;
  solution: number;
  answer: number;
  reveal?: boolean;
}

/** An answer that was tried, after a moment of the record or after an earlier tried answer. `parent` is the place of that answer in the list, and None after a moment of the record. `name` is that of the line that begins here. */
export interface Tried {
  moment: number;
  comment?: string;
  symbol?: string;
  marks?: Mark[];
  parent?: number | null;
  seat: number;
  answer: number;
  notation: string;
  chance?: number[];
  name?: string;
}

/** An answer to try. Chance is dictated as far as it is given; None leaves it to the dice of the position. */
export interface TriedAnswer {
  answer: number;
  chance?: number[] | null;
}

/** Answers to give from a position one after the other; with a seed, chance of the last one is drawn by it. */
export interface TriedLine {
  position: Record<string, Json>;
  line?: TriedAnswer[];
  seed?: number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
  at: number;
  id?: number | null;
}

export interface Uploaded {
  table: string;
}

/** What one seat, or a spectator, may know. */
export interface View {
  game: string;
  seats: number;
  options: Record<string, Json>;
  seat: number | null;
  answered: number;
  asked: number | null;
  question: OpenQuestion | null;
  board: Record<string, Json>;
  outcome: Outcome | null;
  results: Text[];
}

export interface WhyNot {
  type: "why_not";
  seat: number;
  targets?: string[] | null;
  answer?: number | null;
  id?: number | null;
}

export interface WhyNotAnswer {
  type: "why_not";
  id: number | null;
  allowed: boolean;
  rule: string;
  text: Text | null;
}

/** Which answers to try out, all that look good if none are named, and the number of the first world. */
export interface WorthWish {
  position: Record<string, Json>;
  answers?: number[];
  first?: number;
}
