/** Newsletter campaigns: written by staff, sent at a set rate, counted. */
import type { AuditTrail } from "../audit/audit.port";
import type { CountedMails } from "../bounces/bounces.port";
import type { Sealer } from "../db/sealed";
import type { Feature, Host } from "../feature";
import { createSmtpSender, fateOf } from "../gateways/mail/smtp-sender";
import type { MailSettings } from "../outside-services";
import { beginNextCampaign } from "./begin-campaign.change";
import type { CampaignProducts, CampaignReaders } from "./campaigns.port";
import { registerCampaigns } from "./campaigns.routes";
import { CampaignService } from "./campaigns.service";
import { createCampaignStore } from "./campaigns.store";
import { findFirstNames } from "./first-names.store";
import { createCampaignData } from "./personal-data.store";
import { recordBounce } from "./record-bounce.change";
import { createSegmentStore, STARTS_DUE } from "./segments.store";
import { SendingService } from "./sending.service";
import { CAMPAIGN_MAILS_DUE, createSendingStore } from "./sending.store";

export interface CampaignFeatureParts {
  readonly settings: { readonly mail: MailSettings };
  readonly trail: AuditTrail;
  readonly readers: CampaignReaders;
  readonly products: CampaignProducts;
  /** The blind indexes for finding orders by email address. */
  readonly orderIndexes: (sealer: Sealer, email: string) => readonly Buffer[];
}

/** The rate limits sending, not the rest between two batches. */
const REST_SHARE = 0.2;

export function openCampaigns(host: Host, parts: CampaignFeatureParts): Feature & CountedMails {
  const { db, backgroundDb, sealer, shop } = host;
  const { settings, trail, readers, products } = parts;
  const orderIndexes = (email: string) => parts.orderIndexes(sealer, email);
  const segments = createSegmentStore({ backgroundDb, sealer, readers, orderIndexes });
  const service = new CampaignService({
    db,
    sealer,
    store: createCampaignStore(db),
    segments,
    products,
    readers,
    trail,
    shop,
    findFirstNames: (emails) => findFirstNames(db, sealer, emails),
  });
  // Separate connections: order emails never wait behind a campaign.
  const sender = createSmtpSender(settings.mail, true);
  const sending = new SendingService({
    store: createSendingStore(backgroundDb),
    readers,
    backgroundDb,
    sender,
    fateOf,
    shop,
    findProducts: (typed) => service.findProducts(typed),
    findFirstNames: (emails) => findFirstNames(backgroundDb, sealer, emails),
  });
  return {
    hooks: (app) => void app.addHook("onClose", () => sender.close()),
    routes: (rest) => registerCampaigns(rest, service),
    bounce: (notice) => recordBounce({ backgroundDb, readers }, notice),
    jobs: [
      { name: "campaigns.starts", due: STARTS_DUE, run: () => beginNextCampaign(backgroundDb, segments) },
      {
        name: "campaigns.mails",
        due: CAMPAIGN_MAILS_DUE,
        restShare: REST_SHARE,
        run: (ending) => sending.sendNext(ending),
      },
    ],
    personalData: [createCampaignData(db, sealer)],
  };
}
