/** Every lessor the shop can work with, in the order they are tried unless LESSORS says otherwise (LEASE-7). */
import { ACIMA } from "./acima";
import { KATAPULT } from "./katapult";

export const LESSORS = [KATAPULT, ACIMA] as const;
export type LessorType = (typeof LESSORS)[number]["type"];
export const LESSOR_TYPES: readonly LessorType[] = LESSORS.map(({ type }) => type);
