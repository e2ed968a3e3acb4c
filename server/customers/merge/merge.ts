/** Merging two accounts of one person, by staff. */
import type { StaffAct } from "../../audit/audit.port";
import type { Feature, Host } from "../../feature";
import { writeMail } from "../../gateways/mail/mail-row";
import type { Origin } from "../../http/session";
import { accountsMerged } from "./accounts-merged.mail";
import { registerMergeRoutes } from "./merge.routes";
import { MergeService, type MergeParts } from "./merge.service";

export interface MergeFeatureParts extends Pick<
  MergeParts,
  "care" | "trail" | "listApplicants" | "moveApplications"
> {
  confirmFactor(user: StaffAct, code: string | undefined, origin: Origin): Promise<void>;
}

export function openMerge({ db, sealer, shop }: Host, parts: MergeFeatureParts): Feature {
  const service = new MergeService({
    ...parts,
    db,
    sealer,
    confirmFactor: (act, code) => parts.confirmFactor(act, code, act),
    mailsOf: (...both) => {
      const stays = both[1].username;
      return both
        .filter(({ isVerified }) => isVerified)
        .map(({ username: to, firstName }) => writeMail(accountsMerged, { to, firstName, stays }, shop));
    },
  });
  return { routes: (rest) => registerMergeRoutes(rest, service) };
}
