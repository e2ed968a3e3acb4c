/** Users of the back office: the list, the form for a new one, or the user in the address. */
import { useVisitor } from "../../../client/session/use-visitor";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import type { Permission } from "#contract/staff/roles";
import { idBelow } from "../../../ui/list/list-address";
import { NotFound } from "../../../ui/answer-view";
import { AddUser } from "./add-user";
import { UserDetail } from "./user-detail";
import { UserList } from "./user-list";

/** Reserved in place of a user name, which is always an email address. */
export const NEW_USER = "new";

interface UsersScreenProps {
  readonly location: { readonly pathname: string; readonly search: string };
}

export function UsersScreen({ location }: UsersScreenProps) {
  const { user } = useVisitor();
  const named = idBelow(BACKOFFICE_ROUTES.staff, location.pathname);
  const may = (permission: Permission) => user?.permissions.includes(permission) ?? false;
  const mayAdd = may("staff.create");
  if (named === null)
    return <UserList search={location.search} mayAdd={mayAdd} mayReadLog={may("audit.read")} />;
  if (named !== NEW_USER) return <UserDetail key={named} username={decodeURIComponent(named)} />;
  return mayAdd ? <AddUser /> : <NotFound>{null}</NotFound>;
}
