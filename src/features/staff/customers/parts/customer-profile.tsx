/** Name and phone of a customer, changed by staff. A conflict shows the other change and keeps the input. */
import { useState } from "react";
import type { Customer } from "#contract/customers/care";
import { profileInput } from "#contract/customers/profile";
import { callApi } from "../../../../client/api/rest-client";
import { LeaveGuard } from "../../../../client/store/leave-guard";
import { notify } from "../../../../client/store/notify";
import { formatPhone } from "../../../../lib/phone";
import { NameFields } from "../../../../ui/form/address/address-fields";
import { Form } from "../../../../ui/form/form";
import { PhoneField } from "../../../../ui/form/phone-field";
import { FactsOf } from "../../../../ui/parts/entry/facts";
import { Notice } from "../../../../ui/parts/notice";
import { useLatestRevision } from "./use-latest-revision";
import { Fold, PartCard } from "./part-card";

interface CustomerProfileProps {
  readonly customer: Customer;
  readonly onChanged: (data: { readonly customer: Customer }) => void;
}

export function CustomerProfile({ customer, onChanged }: CustomerProfileProps) {
  // Initial values of the form: a reload must not replace input.
  const [initial, setInitial] = useState(customer);
  const { username, firstName, lastName, phone } = initial;
  const isUnchanged =
    firstName === customer.firstName && lastName === customer.lastName && phone === customer.phone;
  const latest = useLatestRevision(username, isUnchanged ? customer.revision : initial.revision);
  return (
    <PartCard component="section" aria-labelledby="profile-heading">
      <h2 id="profile-heading">Profile</h2>
      <Fold label="Edit name or phone">
        <Form
          key={initial.revision}
          initialValues={{ firstName, lastName, phone }}
          schema={profileInput}
          submitLabel="Save profile"
          onSubmit={async (typed) => {
            const body = { ...typed, revision: latest.revision };
            const answer = await latest.handle(
              await callApi("updateCustomer", { params: { username }, body }),
            );
            if (answer?.isSuccess && answer.data) {
              notify(answer.message, "success");
              setInitial(answer.data.customer);
              onChanged(answer.data);
            }
            return answer;
          }}
        >
          {latest.now && (
            <Notice role="status">
              <p>
                <b>Just saved by someone else:</b>
              </p>
              <FactsOf
                of={{
                  Name: `${latest.now.firstName} ${latest.now.lastName}`,
                  Phone: latest.now.phone && formatPhone(latest.now.phone),
                }}
              />
              <p className="muted">Your changes are still below. Saving again overwrites this.</p>
            </Notice>
          )}
          <NameFields />
          <PhoneField name="phone" label="Phone" />
          <LeaveGuard />
        </Form>
      </Fold>
    </PartCard>
  );
}
