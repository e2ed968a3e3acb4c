/** What a customer may be written to about, with the date and where it comes from. */
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
          "Mails about offers": offersOf(consents),
          "Terms of leasing":
            leaseTerms
              .map(
                ({ version, agreedAt }) =>
                  `version of ${formatShopDate(version)}, agreed on ${formatShopDate(agreedAt)}`,
              )
              .join("; ") || "never agreed to",
          "Cookies and tracking": "kept in their browser alone; the shop has no record of it",
        }}
      />
    </Card>
  );
}

/** An address that is none gets neither, whatever was asked for (CAMPAIGN-9). */
const stopped = (since: string) => `stopped: their mail server has refused it since ${formatShopDate(since)}`;

function offersOf({ isWishListMailed, mailedSearches, refusedSince }: Consents): string {
  const asked = [
    isWishListMailed && "the wish list",
    mailedSearches > 0 && (mailedSearches === 1 ? "a saved search" : `${mailedSearches} saved searches`),
  ].filter(Boolean);
  if (asked.length === 0) return "none";
  return refusedSince ? stopped(refusedSince) : `about ${asked.join(" and ")}, asked for in the account`;
}

function newsletterOf({ newsletter, refusedSince }: Consents): string {
  if (!newsletter) return "not subscribed";
  const { since, confirmedAt } = newsletter;
  if (refusedSince) return stopped(refusedSince);
  return confirmedAt
    ? `subscribed on ${formatShopDate(since)}, confirmed by the link of a mail on ${formatShopDate(confirmedAt)}`
    : `entered on ${formatShopDate(since)} and not confirmed, so nothing is sent`;
}
