/** One customer for staff; each part is drawn for who may do it. */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { Customer } from "#contract/customer-care";
import { profileInput } from "#contract/customers";
import { LABELS } from "#contract/messages";
import { formatMoney } from "#contract/money";
import type { Permission } from "#contract/roles";
import { accountViewPath } from "#contract/site-paths";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { notify } from "../../../client/store/notify";
import { formatDateTime } from "../../../lib/format-date";
import { formatPhone } from "../../../lib/phone";
import { AnswerView } from "../../../ui/answer-view";
import { NameFields } from "../../../ui/form/address/address-fields";
import { Form } from "../../../ui/form/form";
import { LeaveGuard } from "../../../client/store/leave-guard";
import { PhoneField } from "../../../ui/form/phone-field";
import { FactsOf } from "../../../ui/parts/facts";
import { CustomerBar } from "./customer-bar";
import { CustomerAddresses } from "./customer-addresses";
import { CustomerKept } from "./customer-kept";
import { CustomerLeases } from "./customer-leases";
import { CustomerOrders } from "./customer-orders";
import { CustomerPassword } from "./customer-password";
import { CustomerSessions } from "./customer-sessions";
import { StatusSwitch } from "../status-switch";
import { statusInPath } from "../status-words";

interface CustomerDetailProps {
  readonly username: string;
  /** Query of the list they were opened from. */
  readonly search: string;
}

export function CustomerDetail({ username, search }: CustomerDetailProps) {
  const answer = useRestAnswer("getCustomer", undefined, { username });
  const { user } = useVisitor();
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  return (
    <Stack spacing={5}>
      <CustomerBar username={username} search={search} />
      <p>
        <a href={accountViewPath(username)}>View as this customer</a>
      </p>
      <AnswerView answer={answer} what="the customer">
        {({ customer }) => {
          const isActive = customer.status === "ACTIVE";
          return (
            <>
              <Overview customer={customer}>
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
              </Overview>
              {may("orders.read") && <CustomerOrders username={username} />}
              {may("leases.read") && <CustomerLeases username={username} />}
              {may("customers.update") && isActive && (
                <Profile key={JSON.stringify(customer)} customer={customer} onChanged={answer.replace} />
              )}
              <CustomerAddresses username={username} mayChange={may("addresses.write") && isActive} />
              <CustomerKept username={username} />
              <CustomerSessions key={customer.status} username={username} />
              {may("customers.password") && <CustomerPassword username={username} />}
            </>
          );
        }}
      </AnswerView>
    </Stack>
  );
}

interface OverviewProps {
  readonly customer: Customer;
  readonly children: React.ReactNode;
}

function Overview({ customer, children }: OverviewProps) {
  const { username, firstName, lastName, phone, isVerified, registeredAt, lastSignInAt } = customer;
  const credit = customer.preApprovedCreditDetails;
  return (
    <Card component="section" aria-labelledby="customer-heading">
      <h2 id="customer-heading" tabIndex={-1}>
        {`${firstName} ${lastName}`.trim() || username}
      </h2>
      <FactsOf
        of={{
          [LABELS.emailAddress]: isVerified ? username : `${username} (not verified)`,
          Telephone: phone && formatPhone(phone),
          Registered: formatDateTime(registeredAt),
          "Signed in last": lastSignInAt ? formatDateTime(lastSignInAt) : "never",
          "Approved to lease": credit && formatMoney(credit.approvedAmount),
        }}
      />
      {children}
    </Card>
  );
}

interface ProfileProps {
  readonly customer: Customer;
  readonly onChanged: (data: { readonly customer: Customer }) => void;
}

function Profile({ customer, onChanged }: ProfileProps) {
  const { username, firstName, lastName, phone } = customer;
  return (
    <Card component="section" aria-label="Profile">
      <Form
        heading="Profile"
        initialValues={{ firstName, lastName, phone }}
        schema={profileInput}
        submitLabel="Save profile"
        onSubmit={async (body) => {
          const answer = await callApi("updateCustomer", { params: { username }, body });
          if (answer?.isSuccess && answer.data) {
            notify(answer.message, "success");
            onChanged(answer.data);
          }
          return answer;
        }}
      >
        <NameFields />
        <PhoneField name="phone" label="Telephone" />
        <LeaveGuard />
      </Form>
    </Card>
  );
}
