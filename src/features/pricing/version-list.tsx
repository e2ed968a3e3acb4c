/** Versions of the price rules: author, change and time, a simulation of earlier versions, and restore. */
import { useState } from "react";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMutation } from "@apollo/client/react";
import {
  PriceVersionsDocument,
  RollBackMarkupsDocument,
} from "#contract/graphql/documents/pricing.generated";
import type { PriceVersionsQuery } from "#contract/graphql/generated";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { formatShopDateTime } from "../../lib/format-date";
import { mapAnswer } from "../../ui/answer-view";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { BackLink } from "../../ui/parts/entry/entry-links";
import { Notice } from "../../ui/parts/notice";
import { ConfirmButton } from "./confirm-button";
import { ACTION_WORDS, ALL_RULES } from "./rule-words";
import { sendMarkup } from "./send-markup";
import { Simulation } from "./simulation";

type Version = PriceVersionsQuery["getPriceMarkupVersions"]["versions"][number];

export function VersionList({ search }: { readonly search: string }) {
  const { user } = useVisitor();
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useQueryAnswer(PriceVersionsDocument, { pageNumber: address.page, pageSize: address.size });
  const [tried, setTried] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [rollBack] = useMutation(RollBackMarkupsDocument);
  const mayWrite = user?.permissions.includes("pricing.write") ?? false;
  const goBackTo = async (to: number, version: number) => {
    const envelope = await sendMarkup(
      async () => (await rollBack({ variables: { to, version } })).data?.rollBackPriceMarkups,
    );
    setFailure(envelope.isSuccess ? null : envelope.message);
    answer.retry();
  };
  const columns = (standing: number): readonly Column<Version>[] => [
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
            onClick={() => setTried(version)}
          >
            Preview
          </Button>
          {version === standing ? (
            <span>Current</span>
          ) : (
            mayWrite && (
              <ConfirmButton
                label="Roll back"
                name={`Roll back to version ${version}`}
                title={`Roll back to version ${version}?`}
                question="Its rules become the newest version. Prices change once you generate new prices."
                onYes={() => goBackTo(version, standing)}
              />
            )
          )}
        </Stack>
      ),
    },
  ];
  return (
    <Stack spacing={5}>
      <BackLink href={BACKOFFICE_ROUTES.pricing}>{ALL_RULES}</BackLink>
      {failure && <Notice role="alert">{failure}</Notice>}
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
      {tried !== null && <Simulation key={tried} experiment={{ version: tried }} />}
    </Stack>
  );
}
