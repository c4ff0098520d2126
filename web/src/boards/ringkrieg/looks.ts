/** How the game shows itself before its board is loaded. */
import type { Looks } from "../../table/looks";

export default { fillsWindow: true } satisfies Looks;
