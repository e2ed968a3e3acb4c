/** Staff actions on campaigns: write, preview, test, start, pause and cancel (CAMPAIGN-1 to CAMPAIGN-4). */
import {
  productIdsOf,
  type Campaign,
  type CampaignContent,
  type CampaignForm,
  type CampaignInput,
  type CampaignPreview,
  type CampaignRow,
  type MoveCampaignInput,
} from "#contract/marketing/campaigns";
import { isVector, ownPictures } from "#contract/catalogue/pictures";
import { cashPriceCents } from "#contract/money/money";
import { MESSAGES } from "#contract/messages";
import { productPath } from "#contract/site/paths";
import type { Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { writeMail } from "../gateways/mail/mail-row";
import type { ShopSettings } from "../shop.settings";
import { campaignMail, type CampaignMail } from "./campaign.mail";
import type { CampaignProducts, CampaignReaders } from "./campaigns.port";
import type { CampaignStore } from "./campaigns.store";
import { moveCampaign } from "./move-campaign.change";
import { saveCampaign, type CampaignOutcome } from "./save-campaign.change";
import type { SegmentStore } from "./segments.store";
import { sendTestMail } from "./send-test-mail.change";

export interface CampaignParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly store: CampaignStore;
  readonly segments: Pick<SegmentStore, "count">;
  readonly products: CampaignProducts;
  readonly readers: Pick<CampaignReaders, "nobodysWayOut">;
  readonly trail: AuditTrail;
  readonly shop: ShopSettings;
  /** First names of the addresses that have an account. */
  readonly findFirstNames: (emails: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

const sentences = MESSAGES.campaigns;

export class CampaignService {
  constructor(private readonly parts: CampaignParts) {}

  list(page: { readonly pageNumber: number; readonly pageSize: number }): Promise<Page<CampaignRow>> {
    return this.parts.store.list(page);
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<Campaign> {
    const campaign = await this.parts.store.find(id);
    if (!campaign) throw new DomainError("NOT_FOUND", sentences.gone);
    return campaign;
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT for products not for sale or a stale revision */
  async save(act: StaffAct, id: string, { revision, ...form }: CampaignInput): Promise<Campaign> {
    await this.requireSold(form);
    const { db, trail } = this.parts;
    const recordAudit = recording(trail, act, { kind: "CAMPAIGN_WRITTEN", subject: campaignOf(id) });
    require(await saveCampaign(db, id, form, revision, recordAudit));
    return this.get(id);
  }

  /**
   * Renders the email as the staff member would receive it, without counted links. @throws DomainError
   * BAD_USER_INPUT for products not for sale
   */
  async preview(username: string, content: CampaignContent): Promise<CampaignPreview> {
    await this.requireSold(content);
    const { subject, html, text } = await this.write(username, content);
    return { subject, html, text };
  }

  /** @throws DomainError NOT_FOUND */
  async test(act: StaffAct, id: string, key: string): Promise<void> {
    const campaign = await this.get(id);
    const mail = await this.write(act.username, campaign);
    await sendTestMail(this.parts, id, key, { ...mail, kind: "campaign-test" });
  }

  /** @throws DomainError NOT_FOUND */
  async countReaders(id: string): Promise<number> {
    return this.parts.segments.count(await this.get(id));
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT for an invalid state or a stale revision */
  async move(act: StaffAct, id: string, { move, ...at }: MoveCampaignInput): Promise<Campaign> {
    if (move === "SCHEDULE") {
      const campaign = await this.get(id);
      await this.requireSold(campaign);
    }
    const change = { kind: "CAMPAIGN_MOVED", subject: campaignOf(id), after: { move } } as const;
    const { db, trail } = this.parts;
    require(await moveCampaign(db, id, move, at, recording(trail, act, change)));
    return this.get(id);
  }

  /** Returns the products for sale, in the order typed. */
  async findProducts(typed: string): Promise<CampaignMail["products"]> {
    const products = await Promise.all(productIdsOf(typed).map((id) => this.parts.products.findProduct(id)));
    return products
      .filter((product) => product !== null)
      .map((product) => ({
        name: product.name,
        path: productPath(product),
        price: cashPriceCents(product),
        picture: ownPictures(product).find((href) => !isVector(href)) ?? null,
      }));
  }

  private async write(to: string, { subject, text, products }: CampaignContent) {
    const { readers, shop, findFirstNames } = this.parts;
    const facts = {
      to,
      firstName: (await findFirstNames([to])).get(to) ?? "",
      subject,
      text,
      products: await this.findProducts(products),
      campaignId: null,
      leavePath: readers.nobodysWayOut.path,
      unsubscribeUrl: null,
    };
    return writeMail(campaignMail, facts, shop);
  }

  private async requireSold({ products }: Pick<CampaignForm, "products">): Promise<void> {
    const ids = productIdsOf(products);
    const matches = await Promise.all(ids.map((id) => this.parts.products.findProduct(id)));
    const missing = ids.filter((_id, at) => matches[at] === null);
    if (missing.length === 0) return;
    const message = sentences.notSold(missing.join(", "));
    throw new DomainError("BAD_USER_INPUT", message, [
      { property: "products", constraints: { sold: message } },
    ]);
  }
}

const campaignOf = (id: string) => ({ type: "campaign", id }) as const;

function require(outcome: CampaignOutcome): void {
  if (outcome === "DONE") return;
  if (outcome === "GONE") throw new DomainError("NOT_FOUND", sentences.gone);
  throw new DomainError("BAD_USER_INPUT", outcome === "STALE" ? sentences.stale : sentences.notNow);
}
