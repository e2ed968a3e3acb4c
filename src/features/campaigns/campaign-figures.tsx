/** Delivery figures of a campaign's emails, and results of their links (CAMPAIGN-7). */
import Card from "@mui/material/Card";
import type { CampaignFigures as Figures } from "#contract/marketing/campaigns";
import { formatMoney } from "#contract/money/money";
import { FactsOf } from "../../ui/parts/entry/facts";

interface FiguresProps {
  readonly figures: Figures;
  readonly recipients: number;
}

export function CampaignFigures({ figures, recipients }: FiguresProps) {
  const told = (count: number) => count.toLocaleString("en-US");
  return (
    <Card component="section" aria-labelledby="campaign-figures">
      <h3 id="campaign-figures">Results</h3>
      <FactsOf
        of={{
          Recipients: told(recipients),
          Sent: told(figures.sent),
          Queued: told(figures.waiting),
          Bounced: told(figures.bounced),
          "Unknown, not retried": told(figures.unknown),
          "Unsubscribed before sending": told(figures.withdrawn),
          "Unsubscribed within a week": told(figures.unsubscribed),
          "Visits from links": told(figures.visits),
          "Orders from links": `${told(figures.orders)}, ${formatMoney(figures.orderCents)} in total`,
        }}
      />
    </Card>
  );
}
