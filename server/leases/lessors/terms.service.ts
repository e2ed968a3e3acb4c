/** Reads plans from a lessor for steps that must not depend on its answer. */
import { LessorRefused, LessorUnavailable, type Lessor, type OfferedTerms } from "./lessor.port";

/** The plans of a lease; after signing, the signed plan (LEASE-38). Empty while the lessor is unreachable. */
export async function listTermsOrNone(lessor: Lessor | null, uuid: string): Promise<readonly OfferedTerms[]> {
  try {
    return (await lessor?.listTerms(uuid)) ?? [];
  } catch (error) {
    if (error instanceof LessorRefused || error instanceof LessorUnavailable) return [];
    throw error;
  }
}
