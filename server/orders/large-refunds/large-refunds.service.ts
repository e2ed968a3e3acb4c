/** Staff give back more than a limit with a fresh code of their second factor (ORDER-40, docs/decisions/order-changes.md). */
import * as yup from "yup";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money";
import { optionalFactorCode } from "#contract/second-factor";
import type { Origin, Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import { TooMuchBack } from "../changing/back-limit.store";

/** @throws DomainError for a code that is wrong, was used or is missing; then `why` is said */
export type ConfirmFactor = (
  viewer: Viewer,
  code: string | undefined,
  origin: Origin,
  why: string,
) => Promise<void>;

/** What comes with a change that may give money back. */
export interface Proof {
  /** Null until it is asked for. */
  readonly code: string | null;
  readonly origin: Origin;
}

/** @param code as it was sent */
export function proofOf(code: string | null | undefined, { origin }: { readonly origin: Origin }): Proof {
  return { code: code ?? null, origin };
}

/** Makes a change of staff with what it may give back, at most. @throws DomainError BAD_USER_INPUT for the code */
export type WithProof = <Made>(
  viewer: Viewer,
  proof: Proof,
  change: (mostBackCents: number) => Promise<Made>,
) => Promise<Made>;

const proofInput = yup.object({ code: optionalFactorCode() });

/** What a change gives back is known once it is made: a large one is undone, and made again with the code. */
export function createLargeRefunds(mostBackCents: number, confirm: ConfirmFactor): WithProof {
  return async (viewer, { code: given, origin }, change) => {
    const { code } = validate(proofInput, { code: given ?? undefined });
    try {
      return await change(mostBackCents);
    } catch (error) {
      if (!(error instanceof TooMuchBack)) throw error;
    }
    await confirm(viewer, code, origin, MESSAGES.orders.codeForRefund(formatMoney(mostBackCents)));
    return change(Infinity);
  };
}
