/** Deletes the account after its owner has proved once more that it is theirs. */
import { useState } from "react";
import { navigate } from "gatsby";
import { deleteAccountInput, type Profile } from "#contract/customers";
import { MESSAGES } from "#contract/messages";
import { notify } from "../../app/notify";
import { callApi } from "../../app/rest-client";
import { signOut } from "../../app/session";
import { DialogFrame } from "../../ui/confirm-dialog";
import { Form } from "../../ui/form/form";
import { PasswordField } from "../../ui/form/password-field";
import { TextField } from "../../ui/form/text-field";

export function DeleteAccount({ profile }: { readonly profile: Profile }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="panel-card" aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p>
        Your profile, addresses, devices, newsletter and messages are deleted at once. Records of orders that
        the law makes us keep stay without your name.
      </p>
      <p>
        <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
          Delete my account
        </button>
      </p>
      <DialogFrame isOpen={isAsking} title="Delete your account?" onClose={() => setAsking(false)}>
        <p>{MESSAGES.confirm.irreversible}</p>
        <ProofForm profile={profile} onLeave={() => setAsking(false)} />
      </DialogFrame>
    </section>
  );
}

interface ProofFormProps {
  readonly profile: Profile;
  readonly onLeave: () => void;
}

function ProofForm({ profile, onLeave }: ProofFormProps) {
  const hasPassword = profile.attributes.hasPassword !== false;
  return (
    <Form
      initialValues={hasPassword ? { password: "" } : { username: "" }}
      schema={deleteAccountInput}
      submitLabel="Yes, delete my account"
      actions={
        <button type="button" className="link-button" onClick={onLeave}>
          No, keep it
        </button>
      }
      onSubmit={async (proof) => {
        const answer = await callApi("deleteAccount", { body: proof });
        if (answer?.isSuccess) {
          await signOut();
          notify(answer.message, "success");
          await navigate("/");
        }
        return answer;
      }}
    >
      {hasPassword ? (
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
      ) : (
        <TextField
          name="username"
          label="Your e-mail address"
          hint={`Type ${profile.username} to show that you mean it.`}
          type="email"
          autoComplete="off"
        />
      )}
    </Form>
  );
}
