/** What became of a campaign's mails, and what came by their links (CAMPAIGN-7). */
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
      <h3 id="campaign-figures">Figures</h3>
      <FactsOf
        of={{
          Recipients: told(recipients),
          Sent: told(figures.sent),
          "Still waiting": told(figures.waiting),
          Bounced: told(figures.bounced),
          "Unknown, never sent again": told(figures.unknown),
          "Left before it": told(figures.withdrawn),
          "Left within a week after it": told(figures.unsubscribed),
          "Visits by its links": told(figures.visits),
          "Orders that came": `${told(figures.orders)}, together ${formatMoney(figures.orderCents)}`,
        }}
      />
    </Card>
  );
}
