/** Asks a lessor for plans where a step must not wait for its answer. */
import { LessorRefused, LessorUnavailable, type Lessor, type OfferedTerms } from "./lessor.port";

/** The plans of a lease, once signed the one that was (LEASE-38); none while the lessor does not answer. */
export async function listTermsOrNone(lessor: Lessor | null, uuid: string): Promise<readonly OfferedTerms[]> {
  try {
    return (await lessor?.listTerms(uuid)) ?? [];
  } catch (error) {
    if (error instanceof LessorRefused || error instanceof LessorUnavailable) return [];
    throw error;
  }
}
