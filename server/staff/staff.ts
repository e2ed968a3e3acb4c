/** Users of the back office, put together for server/app.ts. */
import type { StaffAct } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import type { Origin } from "../http/session";
import { StaffService, type StaffParts } from "./staff.service";
import { createStaffStore } from "./staff.store";

export interface StaffWiring extends Pick<StaffParts, "limits" | "trail"> {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly accounts: {
    readonly invite: StaffParts["invite"];
    readonly secondFactor: {
      confirm(user: StaffAct, code: string | undefined, origin: Origin): Promise<void>;
    };
  };
}

export function createStaff({ db, sealer, accounts, ...parts }: StaffWiring): StaffService {
  return new StaffService({
    ...parts,
    store: createStaffStore(db, sealer),
    invite: accounts.invite,
    confirmFactor: (act, code) => accounts.secondFactor.confirm(act, code, act),
  });
}
