/** All supported lessors, in the default order of attempts; LESSORS overrides it (LEASE-7). */
import { ACIMA } from "./acima";
import { KATAPULT } from "./katapult";

export const LESSORS = [KATAPULT, ACIMA] as const;
export type LessorType = (typeof LESSORS)[number]["type"];
export const LESSOR_TYPES: readonly LessorType[] = LESSORS.map(({ type }) => type);
