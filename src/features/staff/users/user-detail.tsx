/** One back-office user: identity, access, and permissions. */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { LABELS } from "#contract/messages";
import { isAdmin } from "#contract/staff/roles";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { callApi } from "../../../client/api/rest-client";
import { useRestAnswer } from "../../../client/api/use-rest-answer";
import { useVisitor } from "../../../client/session/use-visitor";
import { formatPhone } from "../../../lib/phone";
import { AnswerView } from "../../../ui/answer-view";
import { BackLink } from "../../../ui/parts/entry/entry-links";
import { FactsOf } from "../../../ui/parts/entry/facts";
import { StatusSwitch } from "../status-switch";
import { statusInPath } from "../status-words";
import { PermissionsForm } from "./permissions-form";
import { FactorReset, InviteAgain, RoleChange } from "./user-access";
import { ALL_USERS, factorOf, lastSignInOf, roleWord } from "./user-words";

export function UserDetail({ username }: { readonly username: string }) {
  const answer = useRestAnswer("getUser", undefined, { username });
  const { user: viewer } = useVisitor();
  return (
    <Stack spacing={5}>
      <BackLink isNamed href={BACKOFFICE_ROUTES.staff}>
        {ALL_USERS}
      </BackLink>
      <AnswerView answer={answer} what="the user" missing="This user doesn't exist.">
        {({ user }) => {
          // Same rule as on the server (ROLE-3, STAFF-4), which checks again.
          const isInReach =
            username !== viewer?.username && (!isAdmin(user.type) || viewer?.type === "SUPERADMIN");
          const may = (permission: "staff.status" | "staff.create" | "permissions.write") =>
            isInReach && (viewer?.permissions.includes(permission) ?? false);
          return (
            <>
              <Card component="section" aria-labelledby="user-heading">
                <h2 id="user-heading" tabIndex={-1}>
                  {`${user.firstName} ${user.lastName}`.trim() || username}
                </h2>
                <FactsOf
                  of={{
                    [LABELS.emailAddress]: username,
                    Phone: user.phone && formatPhone(user.phone),
                    Role: roleWord(user.type),
                    "Signed in last": lastSignInOf(user),
                    [LABELS.secondFactor]: factorOf(user),
                  }}
                />
                {may("staff.status") && (
                  <StatusSwitch
                    username={username}
                    status={user.status}
                    change={(status) =>
                      callApi("setUserStatus", { params: { username, status: statusInPath(status) } })
                    }
                    onChanged={answer.replace}
                  />
                )}
                <Stack direction="row" sx={{ flexWrap: "wrap", gap: "var(--s2) var(--s3)", marginTop: 3 }}>
                  {may("permissions.write") && user.type !== "SUPERADMIN" && (
                    <RoleChange
                      user={user}
                      isSuperAdmin={viewer?.type === "SUPERADMIN"}
                      onChanged={answer.replace}
                    />
                  )}
                  {may("staff.create") && user.isInvited && user.status === "ACTIVE" && (
                    <InviteAgain user={user} onChanged={answer.replace} />
                  )}
                  {isInReach && viewer?.type === "SUPERADMIN" && user.hasSecondFactor && (
                    <FactorReset username={username} onDone={answer.refresh} />
                  )}
                </Stack>
              </Card>
              <PermissionsForm
                key={JSON.stringify(user)}
                user={user}
                mayChange={may("permissions.write") && user.type !== "SUPERADMIN"}
                onChanged={answer.replace}
              />
            </>
          );
        }}
      </AnswerView>
    </Stack>
  );
}
