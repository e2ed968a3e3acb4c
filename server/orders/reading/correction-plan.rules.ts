/** The stored plan of a correction (ORDER-42). */
import type { Sealer } from "../../db/sealed";
import { SEALED_CUSTOMER } from "./customer.rules";
import type { CorrectionPlan } from "./order.port";

/** Defaults for totals stored before the tax source was recorded: state tax only. */
const EARLIER_TAX = { taxOnShippingCents: null, isStateTax: true };

export function openPlan(sealer: Sealer, sealed: Buffer): CorrectionPlan {
  const plan = sealer.open<CorrectionPlan>(sealed, SEALED_CUSTOMER);
  return { ...plan, sums: { ...EARLIER_TAX, ...plan.sums } };
}
