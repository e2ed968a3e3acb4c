/** Form for staff to set a customer's password. */
import { useState } from "react";
import { customerPasswordInput } from "#contract/customers/care";
import { callApi } from "../../../../client/api/rest-client";
import { requestConfirmation } from "../../../../client/store/confirm";
import { notify } from "../../../../client/store/notify";
import { Form } from "../../../../ui/form/form";
import { LeaveGuard } from "../../../../client/store/leave-guard";
import { PasswordField } from "../../../../ui/form/password-field";
import { LABELS, MESSAGES } from "#contract/messages";
import { fail } from "#contract/rest/envelope";
import { Fold, PartCard } from "./part-card";

export function CustomerPassword({ username }: { readonly username: string }) {
  const [formKey, setFormKey] = useState(0);
  return (
    <PartCard component="section" aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      <Fold label="Set new password">
        <Form
          key={formKey}
          initialValues={{ newPassword: "", confirmPassword: "" }}
          schema={customerPasswordInput}
          submitLabel="Save new password"
          onSubmit={async (body) => {
            const title = `Change the password of ${username}?`;
            const isSure = await requestConfirmation({ title, message: MESSAGES.confirm.irreversible });
            if (!isSure) return fail(MESSAGES.customers.passwordNotChanged);
            const answer = await callApi("changeCustomerPassword", { params: { username }, body });
            if (answer?.isSuccess) {
              notify(answer.message, "success");
              setFormKey(formKey + 1);
            }
            return answer;
          }}
        >
          <p className="muted">They're signed out everywhere and notified by email.</p>
          <PasswordField name="newPassword" label={LABELS.newPassword} autoComplete="new-password" />
          <PasswordField name="confirmPassword" label="Repeat password" autoComplete="new-password" />
          <LeaveGuard />
        </Form>
      </Fold>
    </PartCard>
  );
}
