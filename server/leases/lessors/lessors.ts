/** The adapters of all lessors, and the enabled ones in the order they are contacted. */
import type { LessorType } from "#contract/leases/lessors/lessors";
import { AcimaGateway } from "./acima/acima.gateway";
import { KatapultGateway } from "./katapult/katapult.gateway";
import type { ConfiguredLessor, Lessor, OpenLessor } from "./lessor.port";

const ADAPTERS: Readonly<Record<LessorType, OpenLessor>> = {
  KATAPULT: (settings) => new KatapultGateway(settings),
  ACIMA: (settings) => new AcimaGateway(settings),
};

export interface Lessors {
  /** Enabled lessors, in the order they are contacted (LEASE-7). */
  readonly offered: readonly ConfiguredLessor[];
  /** Null when the lessor is disabled or unknown. */
  find(type: string): Lessor | null;
}

export function openLessors(offered: readonly ConfiguredLessor[]): Lessors {
  const open = new Map<string, Lessor>(offered.map(({ type, settings }) => [type, ADAPTERS[type](settings)]));
  return { offered, find: (type) => open.get(type) ?? null };
}
