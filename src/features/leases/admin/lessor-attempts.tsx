/** Lessors queried, in order, and their results. */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { DeskLeaseFragment } from "#contract/graphql/generated";
import { formatShopDateTime } from "../../../lib/format-date";
import { Badge } from "../../../ui/parts/badge";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { lookOf } from "../lease-words";

type Try = DeskLeaseFragment["tries"][number];

const OWN_WORDS: Readonly<Record<string, string>> = {
  REFUSED: "Rejected the application",
  UNANSWERED: "No answer yet",
};

export function LessorAttempts({
  lease: { tries, nextCheckAt, checks },
}: {
  readonly lease: DeskLeaseFragment;
}) {
  return (
    <Card component="section" aria-labelledby="lease-lessors">
      <h3 id="lease-lessors">Lessors queried</h3>
      {tries.length > 0 && (
        <Tries>
          {tries.map((one) => (
            <li key={one.lessorName}>
              <LessorTry of={one} />
            </li>
          ))}
        </Tries>
      )}
      <p className="muted">
        {tries.length === 0 && "No lessors yet. "}
        Queried {checks === 1 ? "once" : `${checks} times`}
        {nextCheckAt ? `, next ${formatShopDateTime(nextCheckAt)}.` : ", no further checks."}
      </p>
    </Card>
  );
}

function LessorTry({ of }: { readonly of: Try }) {
  const { lessorName, outcome, uuid, askedAt, endedAt, notedBy, notedAt, notedReason } = of;
  const { tone, label } = lookOf(outcome);
  return (
    <>
      <p>
        <b>{lessorName}</b> <Badge tone={tone}>{OWN_WORDS[outcome] ?? label}</Badge>
      </p>
      <FactsOf
        of={{
          "Lessor's number": uuid,
          Queried: formatShopDateTime(askedAt),
          Declined: endedAt && formatShopDateTime(endedAt),
          "Decision recorded by":
            notedAt && `${notedBy ?? "a former user"}, ${formatShopDateTime(notedAt)}: ${notedReason ?? ""}`,
        }}
      />
    </>
  );
}

const Tries = styled("ol")({
  display: "grid",
  gap: "var(--s4)",
  listStyle: "none",
  "& > li": { display: "grid", gap: "var(--s2)" },
  "& > li > p": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "var(--s2)" },
});
