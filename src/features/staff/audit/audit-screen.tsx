/** The audit log: one list, and refund totals of staff, with all filters in the address. */
import Stack from "@mui/material/Stack";
import { LABELS } from "#contract/messages";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { StatusTabs } from "../../../ui/list/status-tabs";
import { REFUNDED, readAuditAddress } from "./audit-address";
import { AuditLog } from "./audit-log";
import { RefundedByStaff } from "./refunded";

export function AuditScreen({ location }: { readonly location: { readonly search: string } }) {
  const address = readAuditAddress(location.search);
  const isRefundList = address.show === REFUNDED;
  const tabs = [
    { show: isRefundList ? "" : address.show, label: "All activity", count: null },
    { show: REFUNDED, label: LABELS.refunded, count: null },
  ];
  return (
    <Stack spacing={3}>
      <StatusTabs name="Audit log sections" path={BACKOFFICE_ROUTES.audit} address={address} tabs={tabs} />
      {isRefundList ? <RefundedByStaff address={address} /> : <AuditLog address={address} />}
    </Stack>
  );
}
