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
  const counted = (count: number) => count.toLocaleString("en-US");
  return (
    <Card component="section" aria-labelledby="campaign-figures">
      <h3 id="campaign-figures">Results</h3>
      <FactsOf
        of={{
          Recipients: counted(recipients),
          Sent: counted(figures.sent),
          Queued: counted(figures.waiting),
          Bounced: counted(figures.bounced),
          "Unknown, not retried": counted(figures.unknown),
          "Unsubscribed before sending": counted(figures.withdrawn),
          "Unsubscribed within a week": counted(figures.unsubscribed),
          "Visits from links": counted(figures.visits),
          "Orders from links": `${counted(figures.orders)}, ${formatMoney(figures.orderCents)} in total`,
        }}
      />
    </Card>
  );
}
