/** Versions of the price rules: author, change and time, a simulation of earlier versions, and restore. */
import { useState } from "react";
import Stack from "@mui/material/Stack";
import { useMutation } from "@apollo/client/react";
import {
  PriceVersionsDocument,
  RollBackMarkupsDocument,
} from "#contract/graphql/documents/pricing.generated";
import type { PriceVersionsQuery } from "#contract/graphql/generated";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { callWithUndo } from "../../client/api/call-with-undo";
import { envelopeOf } from "../../client/api/send-mutation";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { mapAnswer } from "../../ui/answer-view";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { ACTION_WORDS, ALL_RULES } from "./rule-words";
import { Simulation } from "./simulation";

type Version = PriceVersionsQuery["getPriceMarkupVersions"]["versions"][number];

export function VersionList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useQueryAnswer(PriceVersionsDocument, { pageNumber: address.page, pageSize: address.size });
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [rollBack] = useMutation(RollBackMarkupsDocument);
  const mayWrite = user?.permissions.includes("pricing.write") ?? false;
  const goBackTo = (to: number, version: number) => {
    const move = (variables: { to: number; version: number }) =>
      envelopeOf(async () => (await rollBack({ variables })).data?.rollBackPriceMarkups);
    return callWithUndo({
      call: () => move({ to, version }),
      opposite: (done) => move({ to: version, version: done?.version ?? version }),
      onAnswer: answer.retry,
    });
  };
  const columns = (currentVersion: number): readonly Column<Version>[] => [
    { label: "Version", cell: ({ version }) => version },
    {
      label: "Change",
      cell: ({ action, restoredVersion }) =>
        `${ACTION_WORDS[action]}${restoredVersion == null ? "" : ` to version ${restoredVersion}`}`,
    },
    { label: "Rules", cell: ({ ruleCount }) => ruleCount, isNumber: true },
    { label: "By", cell: ({ createdBy }) => createdBy ?? "–", isLong: true },
    { label: "When", cell: ({ createdAt }) => formatShopDateTime(createdAt) },
    {
      label: "Actions",
      cell: ({ version }) => (
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
          <Button
            variant="outlined"
            aria-label={`Preview version ${version}`}
            onClick={() => setPreviewed(version)}
          >
            Preview
          </Button>
          {version === currentVersion ? (
            <span>Current</span>
          ) : (
            mayWrite && (
              <Button
                variant="outlined"
                aria-label={`Roll back to version ${version}`}
                onClick={() => void goBackTo(version, currentVersion)}
              >
                Roll back
              </Button>
            )
          )}
        </Stack>
      ),
    },
  ];
  return (
    <Stack spacing={5}>
      <BackLink href={BACKOFFICE_ROUTES.pricing}>{ALL_RULES}</BackLink>
      <StaffList
        answer={mapAnswer(answer, ({ getPriceMarkupVersions: { versions, totalVersions } }) => ({
          rows: versions,
          total: totalVersions,
        }))}
        columns={columns(answer.data?.getPriceMarkup.version ?? 0)}
        keyOf={({ version }) => String(version)}
        caption="Price rule versions, newest first"
        plural="Versions"
        empty={{ none: "No versions yet" }}
        paging={{ path: BACKOFFICE_ROUTES.priceVersions, address }}
      />
      {previewed !== null && <Simulation key={previewed} experiment={{ version: previewed }} />}
    </Stack>
  );
}
