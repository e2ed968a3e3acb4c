/** Origin of the order: visit, browser, and attributed partners. */
import Card from "@mui/material/Card";
import { touchInWords } from "#contract/analytics/attribution";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { actorWord } from "../order-words";
import { FactsOf } from "../../../ui/parts/entry/facts";

export function OriginPanel({ order }: { readonly order: StaffOrderFragment }) {
  const money = (cents: number | null | undefined) => (typeof cents === "number" ? formatMoney(cents) : null);
  return (
    <Card component="section" aria-labelledby="order-origin">
      <h3 id="order-origin">Source</h3>
      <FactsOf
        of={{
          "Submitted by": actorWord(order.submittedBy),
          "Customer IP": order.ipAddress,
          Browser: order.userAgent,
          Languages: order.acceptLanguages,
          Source: order.utmSource,
          Medium: order.utmMedium,
          Campaign: order.utmCampaign,
          [LABELS.firstVisit]: touchInWords(order.firstTouch),
          "Google click": order.googleClickId,
          "Facebook click": order.facebookClickId,
          Affiliate: order.affiliateId,
          "Sub-affiliate": order.subAffiliateId,
          "Affiliate click": order.clickHash,
          "Lessor fee": money(order.lenderTake),
          "Affiliate commission": money(order.affiliateTake),
        }}
      />
    </Card>
  );
}
