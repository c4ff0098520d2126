/** The board as the rest of the folder calls its parts. */
import type { Card, Figure } from "./types";

export type { Card, Figure, Player, RouteShown as Route, TuermeView as Position, Wave } from "./types";

export type Colour = Figure["colour"];
export type Hero = Card["hero"];
export type Compass = Card["symbol"];
