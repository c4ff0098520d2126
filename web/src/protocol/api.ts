/** The HTTP part of the protocol, one function for each address. */
import { Failure, ownFailure } from "./failure";
import type {
  GameInfo,
  GameRecord,
  ReplayPart,
  Rule,
  Summary,
  TableCreated,
  TableRequest,
  WireError,
} from "./messages";
import type { Language } from "./types";

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const games = (): Promise<GameInfo[]> => get("/api/games");
export const rules = (game: string, lang: Language): Promise<Rule[]> => get(`/api/rules/${game}?lang=${lang}`);
export const listed = (status: "open" | "playing" | "over"): Promise<Summary[]> => get(`/api/tables?status=${status}`);
export const summary = (table: string): Promise<Summary> => get(at(table));
export const record = (table: string): Promise<GameRecord> => get(`${at(table)}/record`);
export const recordAddress = (table: string): string => `${at(table)}/record`;

export const create = (wish: TableRequest): Promise<TableCreated> => post("/api/tables", wish);
export const mine = (tokens: { table: string; token: string }[]): Promise<Summary[]> =>
  post("/api/tables/mine", { tokens });
export const upload = (document: unknown): Promise<{ table: string }> => post("/api/records", document);
export const rematch = (table: string, tokens: string[]): Promise<{ table: string; seats: number[] }> =>
  post(`${at(table)}/rematch`, { tokens });
export const join = (
  table: string,
  wish: { name: string; invitation: string } | { name: string; seat: number },
): Promise<{ table: string; seat: number; token: string }> => post(`${at(table)}/join`, wish);

export const replay = (table: string, seat: number | null, from: number, to: number): Promise<ReplayPart> =>
  get(`${at(table)}/replay?${seat === null ? "" : `seat=${seat}&`}from=${from}&to=${to}`);

export async function texts(lang: Language): Promise<string> {
  return (await answered(`/api/texts/${lang}`)).text();
}

export function socketAddress(table: string): string {
  return `${location.origin.replace(/^http/, "ws")}${at(table)}/socket`;
}

async function get<T>(address: string): Promise<T> {
  return (await answered(address)).json() as Promise<T>;
}

async function post<T>(address: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return (await answered(address, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<T>;
}

async function answered(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch(() => {
    throw ownFailure("offline");
  });
  if (!response.ok) throw new Failure(await reasonOf(response));
  return response;
}

async function reasonOf(response: Response): Promise<WireError> {
  try {
    return ((await response.json()) as { error: WireError }).error;
  } catch {
    return ownFailure("offline").reason;
  }
}
