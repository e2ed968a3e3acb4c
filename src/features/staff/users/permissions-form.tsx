/** A user's permissions: those of the role, and individual overrides (ROLE-2, STAFF-4). */
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import * as yup from "yup";
import { MESSAGES } from "#contract/messages";
import {
  PERMISSION_SUBJECT_WORDS,
  PERMISSION_SUBJECTS,
  PERMISSION_WORDS,
} from "#contract/staff/permission-words";
import { PERMISSIONS, permissionsOf, roleOf, type Permission } from "#contract/staff/roles";
import { optionalFactorCode } from "#contract/accounts/second-factor";
import type { StaffUser } from "#contract/staff/users";
import { callApi } from "../../../client/api/rest-client";
import { notify } from "../../../client/store/notify";
import { CheckboxField } from "../../../ui/form/checkbox-field";
import { FactorCodeField } from "../../../ui/form/code-field";
import { Form } from "../../../ui/form/form";
import { LeaveGuard } from "../../../client/store/leave-guard";
import { permissionsAbout } from "./user-words";

interface PermissionsFormProps {
  readonly user: StaffUser;
  readonly mayChange: boolean;
  readonly onChanged: (data: { readonly user: StaffUser }) => void;
}

/** Nested, because Formik reads a dot in a name as a path: orders.read is read of orders. */
type Grants = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

interface Values {
  readonly isOwn: boolean;
  readonly marks: Grants;
  readonly code: string;
}

const schema: yup.Schema<{ isOwn: boolean; marks: Grants; code?: string }> = yup.object({
  isOwn: yup.boolean().required(),
  marks: yup.mixed<Grants>().required(),
  code: optionalFactorCode(),
});

export function PermissionsForm({ user, mayChange, onChanged }: PermissionsFormProps) {
  const { username, type, ownPermissions, permissions } = user;
  const byRole = permissionsOf(roleOf(type), null);
  if (!mayChange) {
    return (
      <Card component="section" aria-label="Permissions">
        <h2>Permissions</h2>
        <p>{ownPermissions ? "Custom permissions:" : "Permissions from role:"}</p>
        <InWords permissions={permissions} />
      </Card>
    );
  }
  const initialValues: Values = { isOwn: ownPermissions !== null, marks: grantsOf(permissions), code: "" };
  return (
    <Card component="section" aria-label="Permissions">
      <Form
        heading="Permissions"
        initialValues={initialValues}
        schema={schema}
        submitLabel="Save permissions"
        onSubmit={async ({ isOwn, marks, code }) => {
          const list = PERMISSIONS.filter((permission) => isGranted(marks, permission));
          const body = { username, permissions: isOwn ? list : null, ...(code && { code }) };
          const answer = await callApi("updatePermissions", { body });
          if (answer?.isSuccess && answer.data) {
            notify(answer.message, "success");
            onChanged(answer.data);
          }
          return answer;
        }}
      >
        <CheckboxField name="isOwn" label="Use custom permissions instead of the role's" />
        <Choices byRole={byRole} />
        <FactorCodeField />
        <p className="muted">{MESSAGES.staff.codeHint}</p>
        <LeaveGuard />
      </Form>
    </Card>
  );
}

function Choices({ byRole }: { readonly byRole: readonly Permission[] }) {
  const { values } = useFormikContext<Values>();
  if (!values.isOwn) {
    return (
      <>
        <p>The role grants:</p>
        <InWords permissions={byRole} />
      </>
    );
  }
  return (
    <Groups>
      {PERMISSION_SUBJECTS.map((subject) => (
        <fieldset key={subject}>
          <legend>{PERMISSION_SUBJECT_WORDS[subject]}</legend>
          {permissionsAbout(subject).map((permission) => (
            <CheckboxField
              key={permission}
              name={`marks.${permission}`}
              label={
                <>
                  {PERMISSION_WORDS[permission]}
                  <RoleDifference
                    isOwn={isGranted(values.marks, permission)}
                    isByRole={byRole.includes(permission)}
                  />
                </>
              }
            />
          ))}
        </fieldset>
      ))}
    </Groups>
  );
}

function InWords({ permissions }: { readonly permissions: readonly Permission[] }) {
  if (permissions.length === 0) return <p>None.</p>;
  return (
    <List>
      {permissions.map((permission) => (
        <li key={permission}>{PERMISSION_WORDS[permission]}</li>
      ))}
    </List>
  );
}

function RoleDifference({ isOwn, isByRole }: { readonly isOwn: boolean; readonly isByRole: boolean }) {
  if (isOwn === isByRole) return isByRole ? <small> from role</small> : null;
  return <small>{isOwn ? " added to the role" : " removed from the role"}</small>;
}

function grantsOf(list: readonly Permission[]): Grants {
  const grants: Record<string, Record<string, boolean>> = {};
  for (const permission of PERMISSIONS) {
    const [subject = "", act = ""] = permission.split(".");
    (grants[subject] ??= {})[act] = list.includes(permission);
  }
  return grants;
}

function isGranted(grants: Grants, permission: Permission): boolean {
  const [subject = "", act = ""] = permission.split(".");
  return grants[subject]?.[act] ?? false;
}

const List = styled("ul")({
  columns: "260px",
  columnGap: "var(--s7)",
  margin: 0,
  paddingInlineStart: "1.2em",
  listStyle: "disc",
});

const Groups = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: "var(--s5)",
  fieldset: { minWidth: 0, border: 0, padding: 0, margin: 0 },
  legend: { fontWeight: 600 },
  small: { display: "block", color: "var(--muted)" },
});
