/** Recomputes all product prices after confirmation, and shows the progress. */
import { useState } from "react";
import LinearProgress from "@mui/material/LinearProgress";
import Card from "@mui/material/Card";
import { useApolloClient } from "@apollo/client/react";
import {
  GenerateCatalogueDocument,
  LatestGenerationDocument,
} from "#contract/graphql/documents/pricing.generated";
import { countWords } from "#contract/fields/count-words";
import type { GenerationFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { sendMutation } from "../../client/api/send-mutation";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { requestConfirmation } from "../../client/store/confirm";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { Notice } from "../../ui/parts/notice";
import { PublishedPages } from "./published-pages";
import { GENERATION_WORDS } from "./rule-words";

/** Polling interval of a run, which another person may have started. */
const LOOK_MS = 1_000;

const QUESTION = { title: "Generate new prices?", message: MESSAGES.confirm.newPrices };

export function GeneratePanel({ mayGenerate }: { readonly mayGenerate: boolean }) {
  const client = useApolloClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { data, trouble, refresh } = useQueryAnswer(LatestGenerationDocument, {}, { pollInterval: LOOK_MS });
  const generate = async () => {
    if (!(await requestConfirmation(QUESTION))) return;
    const envelope = await sendMutation(async () => {
      const answer = await client.query({ query: GenerateCatalogueDocument, fetchPolicy: "network-only" });
      return answer.data?.generateCatalogue;
    });
    setFailure(envelope.isSuccess ? null : envelope.message);
    await refresh();
  };
  return (
    <Card component="section" aria-labelledby="new-prices">
      <h2 id="new-prices">New prices</h2>
      {data && <LatestRun run={data.getCatalogueGeneration ?? null} />}
      {!data && trouble && <Notice role="alert">{trouble.sentence}</Notice>}
      <PublishedPages />
      {failure && <Notice role="alert">{failure}</Notice>}
      {mayGenerate && (
        <p>
          <Button variant="outlined" onClick={() => void generate()}>
            Generate new prices
          </Button>
        </p>
      )}
    </Card>
  );
}

function LatestRun({ run }: { readonly run: GenerationFragment | null }) {
  return run ? <Progress run={run} /> : <p>New prices haven't been generated yet.</p>;
}

function Progress({ run }: { readonly run: GenerationFragment }) {
  const { status, version, processed, total, changed, startedAt, finishedAt } = run;
  const counted = (count: number) => count.toLocaleString("en-US");
  return (
    <>
      <p role="status">
        {GENERATION_WORDS[status]} by version {version}: {counted(processed)} of{" "}
        {countWords(total, "product")}, {counted(changed)} changed.
      </p>
      {status === "RUNNING" && (
        <LinearProgress
          aria-labelledby="new-prices"
          variant="determinate"
          value={total === 0 ? 100 : Math.min(100, Math.round((processed / total) * 100))}
        />
      )}
      <p className="muted">{formatShopDateTime(finishedAt ?? startedAt)}</p>
    </>
  );
}
