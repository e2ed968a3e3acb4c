/** Lessors queried, in order, and their results. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { DeskLeaseFragment } from "#contract/graphql/generated";
import { formatShopDateTime } from "../../../lib/format-date";
import { Badge } from "../../../ui/parts/badge";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { lookOf } from "../lease-words";

type Attempt = DeskLeaseFragment["attempts"][number];

const OWN_WORDS: Readonly<Record<string, string>> = {
  REFUSED: "Rejected the application",
  UNANSWERED: "No answer yet",
};

export function LessorAttempts({
  lease: { attempts, nextCheckAt, checkCount },
}: {
  readonly lease: DeskLeaseFragment;
}) {
  return (
    <Card component="section" aria-labelledby="lease-lessors">
      <h3 id="lease-lessors">Lessors queried</h3>
      {attempts.length > 0 && (
        <Attempts>
          {attempts.map((attempt) => (
            <li key={attempt.lessorName}>
              <LessorAttempt of={attempt} />
            </li>
          ))}
        </Attempts>
      )}
      <p className="muted">
        {attempts.length === 0 && "No lessors yet. "}
        Queried {checkCount === 1 ? "once" : `${checkCount} times`}
        {nextCheckAt ? `, next ${formatShopDateTime(nextCheckAt)}.` : ", no further checks."}
      </p>
    </Card>
  );
}

function LessorAttempt({ of }: { readonly of: Attempt }) {
  const { lessorName, outcome, uuid, requestedAt, endedAt, recordedBy, recordedAt, recordedReason } = of;
  const { tone, label } = lookOf(outcome);
  return (
    <>
      <p>
        <b>{lessorName}</b> <Badge tone={tone}>{OWN_WORDS[outcome] ?? label}</Badge>
      </p>
      <FactsOf
        of={{
          "Lessor's number": uuid,
          Queried: formatShopDateTime(requestedAt),
          Declined: endedAt && formatShopDateTime(endedAt),
          "Decision recorded by":
            recordedAt &&
            `${recordedBy ?? "a former user"}, ${formatShopDateTime(recordedAt)}: ${recordedReason ?? ""}`,
        }}
      />
    </>
  );
}

const Attempts = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  listStyle: "none",
  "& > li": { display: "grid", gap: "var(--s2)" },
  "& > li > p": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s2)" },
});
