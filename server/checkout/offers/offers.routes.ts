/** REST routes for staff to manage promotions and stores; the audit log records each change. */
import { Readable } from "node:stream";
import type { PromotionInput } from "#contract/promotions/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { badScope } from "#contract/promotions/scope";
import { REST } from "#contract/rest/endpoints";
import { allRows } from "#contract/fields/page";
import { actOf, recording, type AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import { CSV_BEGIN, csvLine } from "../../http/csv";
import type { Rest } from "../../http/rest/rest";
import { addPromotion, endPromotion, exportCodes, setPlace } from "./change-offers.change";
import type { OfferStore } from "./offers.store";
import { tryTerms } from "./trial.rules";

const { staff } = MESSAGES;

export interface OfferParts {
  readonly db: Db;
  readonly offers: OfferStore;
  readonly trail: AuditTrail;
}

export function registerOffers(rest: Rest, { db, offers, trail }: OfferParts): void {
  const promotions = async () => ({
    ...allRows(await offers.listPromotions()),
    brands: await offers.listBrands(),
  });
  const places = async () => allRows(await offers.listPlaces());
  rest.signedIn(REST.listPromotions, async () => ({ data: await promotions() }));
  rest.signedIn(REST.addPromotion, async (call) => {
    const { code, codes } = call.body;
    await refuseUnknownBrands(offers, call.body);
    const recordAudit = recording(trail, actOf(REST.addPromotion, call), {
      kind: "PROMOTION_ADDED",
      subject: promotionOf(code),
      after: { codes },
    });
    if (!(await addPromotion(db, call.body, recordAudit))) {
      const violation = { property: "code", constraints: { taken: staff.codeInUse } };
      throw new DomainError("BAD_USER_INPUT", staff.codeInUse, [violation]);
    }
    return { data: await promotions(), message: staff.promotionAdded };
  });
  rest.signedIn(REST.previewPromotion, async ({ body }) => {
    await refuseUnknownBrands(offers, body);
    const { maxOrders } = LIMITS.promotionTrial;
    const orders = await offers.listPastOrders(body);
    const considered = orders.slice(0, maxOrders);
    const trial = tryTerms(
      body,
      considered.filter(({ isMeant }) => isMeant),
      orders.length <= maxOrders,
    );
    return { data: { ...trial, lookedAt: considered.length } };
  });
  rest.signedIn(REST.endPromotion, async (call) => {
    const { code } = call.params;
    const change = { kind: "PROMOTION_ENDED", subject: promotionOf(code) } as const;
    if (!(await endPromotion(db, code, recording(trail, actOf(REST.endPromotion, call), change))))
      throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return { data: await promotions(), message: staff.promotionEnded };
  });
  rest.download(REST.exportPromotionCodes, async (call) => {
    const { code } = call.params;
    const change = { kind: "PROMOTION_CODES_EXPORTED", subject: promotionOf(code) } as const;
    const act = actOf(REST.exportPromotionCodes, call);
    const codes = await exportCodes(db, code, recording(trail, act, change));
    if (!codes) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const lines = codes.map(({ code: seriesCode, uses, maxUses }) => csvLine([seriesCode, uses, maxUses]));
    const content = Readable.from([CSV_BEGIN + csvLine(["Code", "Uses", "Max uses"]), ...lines]);
    return { fileName: `codes-${code.toLowerCase()}.csv`, content };
  });
  rest.signedIn(REST.listPlaces, async () => ({ data: await places() }));
  rest.signedIn(REST.setPlace, async (call) => {
    const { isOpen } = call.body;
    const { id } = call.params;
    const recordAudit = recording(trail, actOf(REST.setPlace, call), {
      kind: isOpen ? "STORE_OPENED" : "STORE_CLOSED",
      subject: { type: "store", id },
    });
    if (!(await setPlace(db, id, isOpen, recordAudit)))
      throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return { data: await places(), message: staff.placeSet };
  });
}

const promotionOf = (code: string) => ({ type: "promotion", id: code }) as const;

/** The schema validates categories and lines; brands depend on the catalogue. */
async function refuseUnknownBrands(
  offers: OfferStore,
  { scope, scopeIds }: Pick<PromotionInput, "scope" | "scopeIds">,
): Promise<void> {
  if (scope !== "BRANDS" || (await offers.areBrands(scopeIds))) return;
  const unknown = { property: "scopeIds", constraints: { known: badScope.unknown } };
  throw new DomainError("BAD_USER_INPUT", badScope.unknown, [unknown]);
}
