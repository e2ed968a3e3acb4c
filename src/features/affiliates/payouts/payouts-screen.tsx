/** Payouts to affiliates: what is due, and what was recorded together (AFFILIATE-11). */
import Stack from "@mui/material/Stack";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { readListAddress, STAFF_SIZES } from "../../../ui/list/list-address";
import { BackLink } from "../../../ui/parts/entry/entry-links";
import { DueList } from "./due-list";
import { RunList } from "./run-list";

interface PayoutsScreenProps {
  readonly location: { readonly search: string };
}

export function PayoutsScreen({ location }: PayoutsScreenProps) {
  const address = readListAddress(location.search, { sizes: STAFF_SIZES });
  const due = useRestAnswer("listPayoutsDue");
  const runs = useRestAnswer("listPayoutRuns", { pageNumber: address.page, pageSize: address.size });
  const reload = () => {
    due.refresh();
    runs.refresh();
  };
  return (
    <Stack spacing={4}>
      <BackLink href={BACKOFFICE_ROUTES.affiliates}>Affiliates</BackLink>
      <DueList answer={due} onRecorded={reload} />
      <RunList answer={runs} address={address} />
    </Stack>
  );
}
