/** A customer's marketing consents, with date and source. */
import Card from "@mui/material/Card";
import type { CustomerConsents as Consents } from "#contract/customers/page";
import { formatShopDate } from "../../../../lib/format-date";
import { FactsOf } from "../../../../ui/parts/entry/facts";

export function CustomerConsents({ consents }: { readonly consents: Consents }) {
  const { leaseTerms } = consents;
  return (
    <Card component="section" aria-labelledby="consent-heading">
      <h2 id="consent-heading">Consent</h2>
      <FactsOf
        of={{
          Newsletter: newsletterOf(consents),
          "Wish list and search alerts": offersOf(consents),
          "Leasing terms":
            leaseTerms
              .map(
                ({ version, agreedAt }) =>
                  `version of ${formatShopDate(version)}, accepted on ${formatShopDate(agreedAt)}`,
              )
              .join("; ") || "never accepted",
          "Cookies and tracking": "stored only in their browser; the shop has no record",
        }}
      />
    </Card>
  );
}

/** A bouncing address receives neither, regardless of consent (CAMPAIGN-9). */
const stopped = (since: string) =>
  `stopped: their mail server has rejected emails since ${formatShopDate(since)}`;

function offersOf({ isWishListMailed, mailedSearches, refusedSince }: Consents): string {
  const optIns = [
    isWishListMailed && "the wish list",
    mailedSearches > 0 && (mailedSearches === 1 ? "a saved search" : `${mailedSearches} saved searches`),
  ].filter(Boolean);
  if (optIns.length === 0) return "none";
  return refusedSince ? stopped(refusedSince) : `for ${optIns.join(" and ")}, turned on in their account`;
}

function newsletterOf({ newsletter, refusedSince }: Consents): string {
  if (!newsletter) return "not subscribed";
  const { since, confirmedAt } = newsletter;
  if (refusedSince) return stopped(refusedSince);
  return confirmedAt
    ? `subscribed on ${formatShopDate(since)}, confirmed by email on ${formatShopDate(confirmedAt)}`
    : `signed up on ${formatShopDate(since)}, not confirmed; no emails are sent`;
}
