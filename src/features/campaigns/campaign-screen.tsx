/** One campaign: its draft or sent content, actions and results (CAMPAIGN-1, CAMPAIGN-7). */
import { useEffect } from "react";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { MESSAGES } from "#contract/messages";
import type { Campaign } from "#contract/marketing/campaigns";
import { CAMPAIGN_STATE_ROWS } from "#contract/marketing/campaign-statuses";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { focusAfter } from "../../lib/focus-after";
import { formatShopDateTime } from "../../lib/format-date";
import { AnswerView } from "../../ui/answer-view";
import { Badge } from "../../ui/parts/badge";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { FactsOf } from "../../ui/parts/entry/facts";
import { CampaignActs, HEADING } from "./campaign-acts";
import { CampaignEditor } from "./campaign-editor";
import { CampaignFigures } from "./campaign-figures";
import { CampaignPreview } from "./campaign-preview";
import { segmentName } from "./segment-name";

/** Polling interval of a campaign in progress. */
const LOOK_MS = 5_000;

export function CampaignScreen({ id }: { readonly id: string }) {
  const answer = useRestAnswer("getCampaign", undefined, { id });
  const { refresh } = answer;
  const state = answer.data?.campaign.state;
  const isMoving = state === "SCHEDULED" || state === "SENDING";
  useEffect(() => {
    if (!isMoving || answer.isLoading) return;
    const timer = setTimeout(refresh, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isMoving, answer.isLoading, refresh]);
  return (
    <Stack spacing={4}>
      <BackLink isNamed href={BACKOFFICE_ROUTES.campaigns}>
        Back to all campaigns
      </BackLink>
      <AnswerView answer={answer} what="this campaign" missing={MESSAGES.campaigns.gone}>
        {({ campaign }) => (
          <WholeCampaign
            campaign={campaign}
            onChanged={(changed) => answer.replace({ campaign: changed })}
            onStale={refresh}
          />
        )}
      </AnswerView>
    </Stack>
  );
}

interface WholeProps {
  readonly campaign: Campaign;
  readonly onChanged: (campaign: Campaign) => void;
  readonly onStale: () => void;
}

function WholeCampaign({ campaign, onChanged, onStale }: WholeProps) {
  const { id, subject, state, revision, sendAt, endedAt, recipients, rate, figures } = campaign;
  const { tone, label } = CAMPAIGN_STATE_ROWS[state];
  return (
    <Stack component="article" spacing={4}>
      <Head>
        <h2 id={HEADING} tabIndex={-1}>
          {subject}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </Head>
      <CampaignActs campaign={campaign} onChanged={onChanged} onStale={onStale} />
      {figures && <CampaignFigures figures={figures} recipients={recipients ?? 0} />}
      {state === "DRAFT" ? (
        // The key reloads saved content; input stays until then.
        <CampaignEditor
          key={revision}
          id={id}
          revision={revision}
          content={campaign}
          onSaved={(saved) => focusAfter(() => onChanged(saved), HEADING)}
        />
      ) : (
        <>
          <Card component="section" aria-label="Delivery">
            <FactsOf
              of={{
                Audience: segmentName(campaign),
                Starts: sendAt && formatShopDateTime(sendAt),
                Ended: endedAt && formatShopDateTime(endedAt),
                Rate: `${rate.toLocaleString("en-US")} emails per minute`,
              }}
            />
          </Card>
          <CampaignPreview content={campaign} />
        </>
      )}
    </Stack>
  );
}

const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s3)" });
