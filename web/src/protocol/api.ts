/** The HTTP part of the protocol, one function for each address. */
import { transport } from "$transport";
import { Failure, ownFailure } from "./failure";
import type {
  AnalysedMoment,
  AnalysisWish,
  AnswerWorth,
  ChanceWish,
  ContactInfo,
  ContactMade,
  Created,
  DrawResults,
  Edited,
  EditWish,
  FirstWish,
  GameInfo,
  GameRecord,
  Join,
  Joined,
  Json,
  Language,
  LanguageInfo,
  Lesson,
  LessonInfo,
  LogEntry,
  MadePuzzle,
  MySummary,
  NewAnalysis,
  NewContact,
  NewTable,
  OpenedAnalysis,
  PrimerSection,
  Problem,
  PuzzleInfo,
  PuzzleSolved,
  PuzzleTask,
  Reach,
  Rematch,
  RematchRequest,
  Renewal,
  Renewed,
  Replay,
  ReviewPart,
  Rule,
  SharedLink,
  SharedState,
  Statistics,
  Subscribe,
  Summary,
  Text,
  TrainingAnswer,
  TriedLine,
  Uploaded,
  View,
  WorthWish,
} from "./types";

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const languages = (): Promise<LanguageInfo[]> => get("/api/languages");
export const games = (): Promise<GameInfo[]> => get("/api/games");
export const rules = (game: string, lang: Language): Promise<Rule[]> => get(`/api/rules/${game}?lang=${lang}`);
export const primer = (game: string, lang: Language): Promise<PrimerSection[]> =>
  get(`/api/primers/${game}?lang=${lang}`);
export const scene = (game: string, name: string): Promise<View> => get(`/api/primers/${game}/scenes/${name}`);
export const sceneLog = (game: string, name: string): Promise<LogEntry[]> =>
  get(`/api/primers/${game}/scenes/${name}/log`);
export const lessons = (lang: Language): Promise<LessonInfo[]> => get(`/api/lessons?lang=${lang}`);
export const lesson = (id: string, lang: Language): Promise<Lesson> => get(`/api/lessons/${id}?lang=${lang}`);
export const startLesson = (id: string, name: string): Promise<Created> => post(`/api/lessons/${id}`, { name });
export const listed = (status: "open" | "playing" | "over"): Promise<Summary[]> => get(`/api/tables?status=${status}`);
export const summary = (table: string): Promise<Summary> => get(at(table));
export const record = (table: string): Promise<GameRecord> => get(`${at(table)}/record`);
export const review = (table: string, from: number): Promise<ReviewPart> => get(`${at(table)}/review?from=${from}`);
export const position = (table: string, n: number): Promise<Record<string, Json>> =>
  get(`${at(table)}/position?at=${n}`);
export const firstPosition = (game: string, wish: FirstWish): Promise<Record<string, Json>> =>
  post(`/api/games/${game}/position`, wish);
export const edit = (wish: EditWish): Promise<Edited> => post("/api/positions/edit", wish);
export const puzzles = (game: string): Promise<PuzzleInfo[]> => get(`/api/puzzles/${game}`);
export const puzzle = (game: string, id: string): Promise<PuzzleTask> => get(`/api/puzzles/${game}/${id}`);
export const solve = (game: string, id: string, answer: number, reveal: boolean): Promise<PuzzleSolved> =>
  post(`/api/puzzles/${game}/${id}`, { answer, reveal });

export const moment = (table: string, n: number): Promise<AnalysedMoment> => get(`${at(table)}/moment?at=${n}`);
export const said = (table: string, from: number, to: number): Promise<Text[]> =>
  get(`${at(table)}/said?from=${from}&to=${to}`);
export const chances = (wish: ChanceWish): Promise<DrawResults[]> => post("/api/analysis/chances", wish);
export const tryLine = (wish: TriedLine): Promise<AnalysedMoment> => post("/api/analysis", wish);
export const share = (wish: NewAnalysis): Promise<SharedLink> => post("/api/analyses", wish);
export const sharedSince = (id: string, since: number): Promise<SharedState> =>
  get(`/api/analyses/${encodeURIComponent(id)}?since=${since}`);
export const changeShared = (id: string, wish: AnalysisWish): Promise<SharedState> =>
  post(`/api/analyses/${encodeURIComponent(id)}`, wish);
export const endSharing = (id: string, key: string): Promise<unknown> =>
  post(`/api/analyses/${encodeURIComponent(id)}/end`, { key });
/** The file of an analysis, as it is: large numbers in it must not be read here. */
export const openAnalysis = async (file: string): Promise<OpenedAnalysis> =>
  (await answered("/api/analyses/read", { method: "POST", body: file })).json() as Promise<OpenedAnalysis>;
/** Records as they are, for files. */
export const recordText = async (table: string): Promise<string> => (await answered(`${at(table)}/record`)).text();
export const positionRecordText = async (position: Record<string, Json>): Promise<string> =>
  (await answered("/api/positions/record", { method: "POST", body: JSON.stringify({ position }) })).text();
export const train = (wish: TrainingAnswer): Promise<PuzzleSolved> => post("/api/training", wish);
export const puzzleOf = (position: Record<string, Json>): Promise<MadePuzzle> =>
  post("/api/positions/puzzle", { position });
export const worth = (wish: WorthWish): Promise<AnswerWorth> => post("/api/analysis/worth", wish);

export const statistics = (game: string, who: "people" | "computers"): Promise<Statistics> =>
  get(`/api/statistics/${game}?who=${who}`);
export const statisticsFile = (game: string, who: "people" | "computers"): string =>
  `/api/statistics/${game}/csv?who=${who}`;
export const myStatistics = (game: string, tokens: { table: string; token: string }[]): Promise<Statistics> =>
  post(`/api/statistics/${game}/mine`, { tokens });
export const myStatisticsText = async (game: string, tokens: { table: string; token: string }[]): Promise<string> =>
  (await answered(`/api/statistics/${game}/mine/csv`, { method: "POST", body: JSON.stringify({ tokens }) })).text();

export const reach = (): Promise<Reach> => get("/api/reach");
export const found = (code: string): Promise<Summary> => get(`/api/codes/${encodeURIComponent(code)}`);
export const giveContact = (wish: NewContact): Promise<ContactMade> => post("/api/contacts", wish);
export const lookAtContact = (secret: string): Promise<ContactInfo> => post("/api/contacts/look", { secret });
export const confirmContact = (token: string): Promise<ContactInfo> => post("/api/contacts/confirm", { token });
export const forgetContact = (secret: string): Promise<unknown> => post("/api/contacts/forget", { secret });
export const unsubscribe = (token: string): Promise<unknown> => post(`/api/contacts/unsubscribe?token=${token}`, {});
export const subscribe = (table: string, wish: Subscribe): Promise<ContactInfo> => post(`${at(table)}/notices`, wish);

export const create = (wish: NewTable): Promise<Created> => post("/api/tables", wish);
export const mine = (tokens: { table: string; token: string }[]): Promise<MySummary[]> =>
  post("/api/tables/mine", { tokens });
export const upload = (document: unknown): Promise<Uploaded> => post("/api/records", document);
export const rematch = (table: string, wish: RematchRequest): Promise<Rematch> => post(`${at(table)}/rematch`, wish);
export const renew = (table: string, wish: Renewal): Promise<Renewed> => post(`${at(table)}/tokens`, wish);
export const join = (table: string, wish: Join): Promise<Joined> => post(`${at(table)}/join`, wish);

export const replay = (table: string, seat: number | null, from: number, to: number, views = true): Promise<Replay> =>
  get(`${at(table)}/replay?${seat === null ? "" : `seat=${seat}&`}from=${from}&to=${to}${views ? "" : "&views=false"}`);

export async function texts(lang: Language, part: string): Promise<string> {
  return (await answered(`/api/texts/${lang}?part=${part}`)).text();
}

export const socketAddress = (table: string): string => `${at(table)}/socket`;

/** The record as a file, with its name. */
export async function recordFile(table: string): Promise<File> {
  const response = await answered(`${at(table)}/record`);
  const name = /filename="(.+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return new File([await response.blob()], name ?? "record.json", { type: "application/json" });
}

async function get<T>(address: string): Promise<T> {
  return (await answered(address)).json() as Promise<T>;
}

async function post<T>(address: string, body: unknown): Promise<T> {
  return (await answered(address, { method: "POST", body: JSON.stringify(body) })).json() as Promise<T>;
}

async function answered(address: string, init?: { method: string; body: string }): Promise<Response> {
  const response = await transport.request(address, init);
  if (!response.ok) throw new Failure(await reasonOf(response));
  return response;
}

async function reasonOf(response: Response): Promise<Problem> {
  try {
    return ((await response.json()) as { error: Problem }).error;
  } catch {
    return ownFailure("offline").reason;
  }
}
