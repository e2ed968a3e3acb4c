/** Deletes the account after its owner has authenticated again. */
import { useState } from "react";
import Card from "@mui/material/Card";
import { deleteAccountInput, type DeleteAccountInput, type Profile } from "#contract/customers/profile";
import { succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { requestConfirmation } from "../../../client/store/confirm";
import { notify } from "../../../client/store/notify";
import { callApi } from "../../../client/api/rest-client";
import { forgetSession } from "../../../client/session/current-session";
import { Button } from "../../../ui/actions/button";
import { Form } from "../../../ui/form/form";
import { PasswordField } from "../../../ui/form/password-field";
import { TextField } from "../../../ui/form/text-field";

export function DeleteAccount({ profile }: { readonly profile: Profile }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Card component="section" aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p>
        We delete your profile, addresses, cart, devices, newsletter subscription and messages right away.
        Orders we must keep by law stay, without your name. Any order in progress has to be completed first.
      </p>
      {isConfirming ? (
        <ProofForm profile={profile} onLeave={() => setConfirming(false)} />
      ) : (
        <p>
          <Button variant="outlined" onClick={() => setConfirming(true)}>
            Delete my account
          </Button>
        </p>
      )}
    </Card>
  );
}

interface ProofFormProps {
  readonly profile: Profile;
  readonly onLeave: () => void;
}

function ProofForm({ profile: { username, attributes }, onLeave }: ProofFormProps) {
  return (
    <Form
      initialValues={attributes.hasPassword ? { password: "" } : { username: "" }}
      schema={deleteAccountInput}
      submitLabel="Delete my account now"
      onSubmit={deleteAccount}
      actions={
        <Button variant="text" onClick={onLeave}>
          Keep my account
        </Button>
      }
    >
      {attributes.hasPassword ? (
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      ) : (
        <TextField
          name="username"
          label="Your email address"
          hint={`Type ${username} to confirm.`}
          type="email"
          autoComplete="off"
        />
      )}
    </Form>
  );
}

async function deleteAccount(proof: DeleteAccountInput): Promise<Envelope<unknown> | null> {
  const question = { title: "Delete your account?", message: MESSAGES.confirm.irreversible };
  // A cancelled deletion is not an error.
  if (!(await requestConfirmation(question))) return succeed(null, "");
  const answer = await callApi("deleteAccount", { body: proof });
  if (answer?.isSuccess) {
    // The island redirects to the home page.
    await forgetSession();
    notify(answer.message, "success");
  }
  return answer;
}
