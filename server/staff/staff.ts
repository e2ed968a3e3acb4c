/** Staff users of the back office. */
import type { AuditTrail, StaffAct } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import type { Origin } from "../http/session";
import { registerStaffRoutes } from "./staff.routes";
import { StaffService, type StaffParts } from "./staff.service";
import { createStaffStore } from "./staff.store";

export interface StaffFeatureParts extends Pick<StaffParts, "invite" | "inviteAgain"> {
  readonly trail: AuditTrail;
  confirmFactor(user: StaffAct, code: string | undefined, origin: Origin): Promise<void>;
}

export function openStaff(
  { db, sealer, limits }: Host,
  { trail, invite, inviteAgain, confirmFactor }: StaffFeatureParts,
): Feature {
  const service = new StaffService({
    db,
    sealer,
    limits,
    trail,
    invite,
    inviteAgain,
    store: createStaffStore(db, sealer),
    confirmFactor: (act, code) => confirmFactor(act, code, act),
  });
  return { routes: (rest) => registerStaffRoutes(rest, service) };
}
