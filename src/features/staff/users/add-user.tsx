/** Adds a back-office user, who chooses a password with an emailed code (STAFF-1, STAFF-2). */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { navigate } from "gatsby";
import { LABELS } from "#contract/messages";
import { ASSIGNABLE_ROLES, isAdmin } from "#contract/staff/roles";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { staffUserInput } from "#contract/staff/users";
import { callApi } from "../../../client/api/rest-client";
import { useVisitor } from "../../../client/session/use-visitor";
import { notify } from "../../../client/store/notify";
import { NameFields } from "../../../ui/form/address/address-fields";
import { Form } from "../../../ui/form/form";
import { LeaveGuard } from "../../../client/store/leave-guard";
import { PhoneField } from "../../../ui/form/phone-field";
import { SelectField } from "../../../ui/form/select-field";
import { TextField } from "../../../ui/form/text-field";
import { BackLink } from "../../../ui/parts/entry/entry-links";
import { ADD_USER, ALL_USERS, roleWord } from "./user-words";

const HEADING = "New user";

export function AddUser() {
  const { user } = useVisitor();
  const roles = ASSIGNABLE_ROLES.filter((role) => !isAdmin(role) || user?.type === "SUPERADMIN");
  return (
    <Stack spacing={5}>
      <BackLink href={BACKOFFICE_ROUTES.staff}>{ALL_USERS}</BackLink>
      <Card component="section" aria-label={HEADING}>
        <Form
          heading={HEADING}
          initialValues={{ firstName: "", lastName: "", email: "", phone: "", role: "CUSTOMERSUPPORT" }}
          schema={staffUserInput}
          submitLabel={ADD_USER}
          onSubmit={async (body) => {
            const answer = await callApi("addUser", { body });
            if (answer?.isSuccess && answer.data) {
              notify(answer.message, "success");
              void navigate(userPath(BACKOFFICE_ROUTES.staff, answer.data.user.username));
            }
            return answer;
          }}
        >
          <NameFields />
          <TextField name="email" label={LABELS.emailAddress} type="email" autoComplete="off" />
          <PhoneField name="phone" label="Phone" />
          <SelectField
            name="role"
            label="Role"
            options={roles.map((value) => ({ value, label: roleWord(value) }))}
          />
          <LeaveGuard />
        </Form>
      </Card>
    </Stack>
  );
}
