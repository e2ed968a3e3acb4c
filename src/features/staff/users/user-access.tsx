/** Actions on a user's access: change the role, resend the invitation, reset the second factor (STAFF-66). */
import { LABELS, MESSAGES } from "#contract/messages";
import { ASSIGNABLE_ROLES, isAdmin } from "#contract/staff/roles";
import { roleInput, type StaffUser } from "#contract/staff/users";
import { callAndNotify } from "../../../client/api/call-and-notify";
import { callApi } from "../../../client/api/rest-client";
import { requestConfirmation } from "../../../client/store/confirm";
import { notify } from "../../../client/store/notify";
import { Button } from "../../../ui/actions/button";
import { FactorCodeField } from "../../../ui/form/code-field";
import { DialogForm } from "../../../ui/form/dialog-form";
import { SelectField } from "../../../ui/form/select-field";
import { FormDialogButton, type ChangeProps } from "../../../ui/parts/form-dialog";
import { roleWord } from "./user-words";

interface Changed {
  readonly user: StaffUser;
}

interface RoleChangeProps {
  readonly user: StaffUser;
  /** Only a super admin can appoint an admin (ROLE-3). */
  readonly isSuperAdmin: boolean;
  readonly onChanged: (data: Changed) => void;
}

export function RoleChange(props: RoleChangeProps) {
  return (
    <FormDialogButton
      id="change-role"
      label="Change role"
      title="Change the user's role"
      doneId="user-heading"
    >
      {(change) => <RoleForm {...props} {...change} />}
    </FormDialogButton>
  );
}

const input = roleInput.pick(["role", "code"]);

function RoleForm({ user, isSuperAdmin, onChanged, onLeave, onDone }: RoleChangeProps & ChangeProps) {
  const { username, type, ownPermissions } = user;
  const roles = ASSIGNABLE_ROLES.filter((role) => isSuperAdmin || !isAdmin(role));
  return (
    <DialogForm
      leaveLabel={LABELS.keepAsIs}
      onLeave={onLeave}
      initialValues={{ role: type, code: "" }}
      schema={input}
      submitLabel="Save role"
      onSubmit={async ({ role, code }) => {
        const answer = await callApi("changeRole", { body: { username, role, ...(code && { code }) } });
        if (answer?.isSuccess && answer.data) {
          notify(answer.message, "success");
          onChanged(answer.data);
          onDone();
        }
        return answer;
      }}
    >
      <p>
        {ownPermissions
          ? "Their custom permissions stay unchanged."
          : "They get the role's permissions right away."}
      </p>
      <SelectField
        name="role"
        label="Role"
        options={roles.map((value) => ({ value, label: roleWord(value) }))}
      />
      <FactorCodeField />
      <p className="muted">{MESSAGES.staff.codeHint}</p>
    </DialogForm>
  );
}

const RESEND = "Resend invitation";

interface InvitationProps {
  readonly user: StaffUser;
  readonly onChanged: (data: Changed) => void;
}

export function InviteAgain({ user: { username }, onChanged }: InvitationProps) {
  const send = async () => {
    const title = `Invite ${username} again?`;
    const message = "They get a new email; the previous link stops working.";
    if (!(await requestConfirmation({ title, message, confirmLabel: RESEND }))) return;
    const answer = await callAndNotify(() => callApi("resendInvitation", { body: { username } }));
    if (answer?.isSuccess && answer.data) onChanged(answer.data);
  };
  return (
    <Button variant="outlined" onClick={() => void send()}>
      {RESEND}
    </Button>
  );
}

const RESET = "Reset second factor";

interface FactorResetProps {
  readonly username: string;
  readonly onDone: () => void;
}

export function FactorReset({ username, onDone }: FactorResetProps) {
  const reset = async () => {
    const title = `Reset second factor of ${username}?`;
    const message =
      "They're signed out everywhere and notified by email. They set up a new one when they next sign in.";
    if (!(await requestConfirmation({ title, message, confirmLabel: RESET }))) return;
    await callAndNotify(() => callApi("resetSecondFactor", { body: { username } }));
    onDone();
  };
  return (
    <Button variant="outlined" onClick={() => void reset()}>
      {RESET}
    </Button>
  );
}
