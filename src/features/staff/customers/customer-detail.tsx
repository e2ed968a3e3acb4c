/**
 * One customer for staff. Identity, value and open items come first, then orders, leases and notes on the
 * left, editable data on the right. Each part needs its permission.
 */
import Stack from "@mui/material/Stack";
import type { Customer } from "#contract/customers/care";
import { formatMoney } from "#contract/money/money";
import type { Permission } from "#contract/staff/roles";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer, type RestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { formatShopDateTime } from "../../../lib/format-date";
import { AnswerView } from "../../../ui/answer-view";
import { Notice } from "../../../ui/parts/notice";
import { Sheet } from "../../../ui/parts/sheet";
import { StatusSwitch } from "../status-switch";
import { statusInPath } from "../status-words";
import { CustomerAddresses } from "./parts/customer-addresses";
import { CustomerBar } from "./customer-bar";
import { CustomerConsents } from "./parts/customer-consents";
import { CustomerHeading } from "./customer-heading";
import { CustomerSaved } from "./parts/customer-saved";
import { CustomerLeases } from "./parts/customer-leases";
import { CustomerMerge } from "./parts/customer-merge";
import { CustomerNotes } from "./parts/customer-notes";
import { CustomerOrders } from "./parts/customer-orders";
import { CustomerPassword } from "./parts/customer-password";
import { CustomerProfile } from "./parts/customer-profile";
import { CustomerReviews } from "./parts/customer-reviews";
import { CustomerSessions } from "./parts/customer-sessions";
import { CustomerSummary } from "./parts/customer-summary";
import { CustomerTags } from "./parts/customer-tags";
import { CustomerTalks } from "./parts/customer-talks";

interface CustomerDetailProps {
  readonly username: string;
  /** Query of the list they were opened from. */
  readonly search: string;
}

type CustomerAnswer = RestAnswer<{ readonly customer: Customer }>;

export function CustomerDetail({ username, search }: CustomerDetailProps) {
  const answer = useRestAnswer("getCustomer", undefined, { username });
  return (
    <Stack spacing={4}>
      <CustomerBar username={username} search={search} />
      <AnswerView answer={answer} what="the customer" missing="This customer doesn't exist.">
        {({ customer }) => <CustomerPage customer={customer} answer={answer} />}
      </AnswerView>
    </Stack>
  );
}

function CustomerPage({
  customer,
  answer,
}: {
  readonly customer: Customer;
  readonly answer: CustomerAnswer;
}) {
  // For a merged account, the account that stays.
  const { username, movedFrom } = customer;
  const { user } = useVisitor();
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  const overview = useRestAnswer("getCustomerOverview", undefined, { username });
  const isActive = customer.status === "ACTIVE";
  const mayUpdate = may("customers.update");
  const refresh = () => {
    answer.refresh();
    overview.refresh();
  };
  return (
    <>
      {movedFrom && (
        <Notice role="status">
          <b>{movedFrom.username}</b> was merged into this account by {movedFrom.by},{" "}
          {formatShopDateTime(movedFrom.at)}.
        </Notice>
      )}
      <CustomerHeading customer={customer}>
        {may("customers.status") && (
          <StatusSwitch
            username={username}
            status={customer.status}
            change={(status) =>
              callApi("setCustomerStatus", { params: { username, status: statusInPath(status) } })
            }
            onChanged={answer.replace}
          />
        )}
        {may("customers.merge") && isActive && <CustomerMerge username={username} onMerged={refresh} />}
      </CustomerHeading>
      <LastChange customer={customer} />
      {overview.data?.merged.map((account) => (
        <p className="muted" key={account.username}>
          Merged from <b>{account.username}</b> by {account.by}, {formatShopDateTime(account.at)}
        </p>
      ))}
      <AnswerView answer={overview} what="the open orders and applications">
        {(data) => <CustomerSummary username={username} orders={customer.orders} overview={data} />}
      </AnswerView>
      <Sheet>
        <div>
          {may("orders.read") && <CustomerOrders username={username} />}
          {may("leases.read") && <CustomerLeases username={username} />}
          <CustomerNotes username={username} mayWrite={mayUpdate} />
          {may("chat.answer") && <CustomerTalks username={username} />}
          {may("reviews.moderate") && <CustomerReviews username={username} />}
          <CustomerSaved username={username} />
        </div>
        <div>
          {mayUpdate && isActive && <CustomerProfile customer={customer} onChanged={answer.replace} />}
          <CustomerTags customer={customer} mayChange={mayUpdate} onChanged={answer.replace} />
          <CustomerAddresses
            username={username}
            revision={customer.revision}
            mayChange={may("addresses.write") && isActive}
            onChanged={answer.refresh}
          />
          {overview.data && <CustomerConsents consents={overview.data.consents} />}
          <CustomerSessions key={customer.status} username={username} mayEnd={mayUpdate} />
          {may("customers.password") && <CustomerPassword username={username} />}
        </div>
      </Sheet>
    </>
  );
}

/** The account's lease credit, and the author of its last change. */
function LastChange({ customer }: { readonly customer: Customer }) {
  const { changed, preApprovedCreditDetails: credit } = customer;
  const facts = [
    credit && `approved to lease for ${formatMoney(credit.approvedAmount)}`,
    changed &&
      `last changed by ${changed.by || "the customer"}, ${formatShopDateTime(changed.at)} (${changed.what})`,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  const text = facts.join("; ");
  return <p className="muted">{text.charAt(0).toUpperCase() + text.slice(1)}</p>;
}
