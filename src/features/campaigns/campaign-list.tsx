/** All campaigns with their status, last changed first. */
import Stack from "@mui/material/Stack";
import type { CampaignRow } from "#contract/marketing/campaigns";
import { CAMPAIGN_STATE_ROWS } from "#contract/marketing/campaign-statuses";
import { BACKOFFICE_ROUTES, campaignPath } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { formatShopDateTime } from "../../lib/format-date";
import { Button } from "../../ui/actions/button";
import { readListAddress, STAFF_SIZES } from "../../ui/list/list-address";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { Badge } from "../../ui/parts/badge";
import { segmentName } from "./segment-name";

const COLUMNS: readonly Column<CampaignRow>[] = [
  { label: "Subject", cell: ({ id, subject }) => <a href={campaignPath(id)}>{subject}</a>, isText: true },
  {
    label: "Status",
    cell: ({ state }) => {
      const { tone, label } = CAMPAIGN_STATE_ROWS[state];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { label: "Audience", cell: segmentName, isText: true },
  { label: "When", cell: ({ sendAt }) => (sendAt ? formatShopDateTime(sendAt) : "—") },
  {
    label: "Recipients",
    cell: ({ recipients }) => recipients?.toLocaleString("en-US") ?? "—",
    isNumber: true,
  },
];

export function CampaignList({ search }: { readonly search: string }) {
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useRestAnswer("listCampaigns", { pageNumber: address.page, pageSize: address.size });
  return (
    <Stack spacing={4}>
      <p>
        <Button href={BACKOFFICE_ROUTES.newCampaign} variant="contained">
          Create campaign
        </Button>
      </p>
      <StaffList
        answer={answer}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        caption="Campaigns, last changed first"
        plural="Campaigns"
        empty={{ none: "No campaigns yet", hint: "A campaign goes to newsletter subscribers, once each." }}
        paging={{ path: BACKOFFICE_ROUTES.campaigns, address }}
      />
    </Stack>
  );
}
