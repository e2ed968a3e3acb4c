/** The users of the back office. */
import Stack from "@mui/material/Stack";
import { ACCOUNT_STATUS_WORDS } from "#contract/customers/care";
import { LABELS } from "#contract/messages";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import type { StaffUser } from "#contract/staff/users";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { Button } from "../../../ui/actions/button";
import { readListAddress, STAFF_SIZES } from "../../../ui/list/list-address";
import type { Column } from "../../../ui/list/list-table";
import { StaffList } from "../../../ui/list/staff-list";
import { Badge } from "../../../ui/parts/badge";
import { STATUS_TONES } from "../status-words";
import { formatShopDateTime } from "../../../lib/format-date";
import { ADD_USER, factorOf, roleWord } from "./user-words";

const path = BACKOFFICE_ROUTES.staff;

const COLUMNS: readonly Column<StaffUser>[] = [
  {
    label: "Name",
    cell: ({ username, firstName, lastName }) => (
      <a href={userPath(path, username)}>{`${firstName} ${lastName}`.trim() || username}</a>
    ),
  },
  { label: LABELS.emailAddress, cell: ({ username }) => username, isLong: true },
  { label: "Role", cell: ({ type }) => roleWord(type) },
  {
    label: "Permissions",
    cell: ({ permissions, ownPermissions }) =>
      ownPermissions ? `${permissions.length}, custom` : `${permissions.length}, from role`,
  },
  {
    label: "Status",
    cell: ({ status, isInvited }) =>
      isInvited && status === "ACTIVE" ? (
        <Badge tone="orange">Invited</Badge>
      ) : (
        <Badge tone={STATUS_TONES[status]}>{ACCOUNT_STATUS_WORDS[status]}</Badge>
      ),
  },
  {
    label: LABELS.secondFactor,
    cell: (user) => <Badge tone={user.hasSecondFactor ? "green" : "orange"}>{factorOf(user)}</Badge>,
  },
  {
    label: LABELS.lastSignedIn,
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatShopDateTime(lastSignInAt) : "never"),
  },
];

interface UserListProps {
  readonly search: string;
  readonly mayAdd: boolean;
  readonly mayReadLog: boolean;
}

export function UserList({ search, mayAdd, mayReadLog }: UserListProps) {
  const address = readListAddress(search, { sizes: STAFF_SIZES });
  const answer = useRestAnswer("listUsers", { pageNumber: address.page, pageSize: address.size });
  return (
    <Stack spacing={5}>
      <Stack direction="row" spacing={3} sx={{ alignItems: "center" }}>
        {mayAdd && <Button href={`${path}new/`}>{ADD_USER}</Button>}
        {mayReadLog && <a href={BACKOFFICE_ROUTES.audit}>{LABELS.auditLog}</a>}
      </Stack>
      <StaffList
        answer={answer}
        columns={COLUMNS}
        keyOf={({ username }) => username}
        caption="Staff and roles"
        plural="Users"
        empty={{ none: "No users yet" }}
        paging={{ path, address }}
      />
    </Stack>
  );
}
