/** The head of an order for staff: customer, next task, and latest note. */
import Stack from "@mui/material/Stack";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { NOTE_TYPES } from "#contract/orders";
import type { Permission } from "#contract/roles";
import { userPath } from "#contract/backoffice-paths";
import { ROUTES } from "#contract/site-paths";
import { formatDateTime } from "../../../lib/format-date";
import { formatPhone } from "../../../lib/phone";
import { LongWord } from "../../../ui/list/long-word";
import { NextBox } from "../../../ui/parts/next-box";
import { isUntouched } from "#contract/item-statuses";
import { BOUGHT_BY_HAND_NEXT, ORDER_STATUS_ROWS } from "#contract/order-statuses";
import { actorWord } from "../order-words";

const WAITS = "Waits until the change below is paid or withdrawn.";

interface OrderBriefProps {
  readonly order: StaffOrderFragment;
  readonly may: (permission: Permission) => boolean;
}

export function OrderBrief({ order, may }: OrderBriefProps) {
  const { firstName, lastName, email, phone, username, takenBy, updatedBy, history, correction } = order;
  const note = history.find(({ type }) => NOTE_TYPES.some((one) => one === type));
  return (
    <Stack spacing={3} sx={{ overflowWrap: "anywhere" }}>
      <p>
        <b>
          {firstName} {lastName}
        </b>
        , <LongWord>{email}</LongWord>
        {phone && `, ${formatPhone(phone)}`}
      </p>
      <p className="muted">
        {username ? <Customer username={username} isLink={may("customers.read")} /> : "Guest"}
        {takenBy && `, taken by ${takenBy} by telephone`}, last changed by {actorWord(updatedBy)}
      </p>
      <NextBox>
        <p>{correction ? WAITS : nextOf(order)}</p>
        {note && (
          <p>
            <b>{note.summary}</b>{" "}
            <span className="muted">
              {formatDateTime(note.at)}, {actorWord(note.actor)}
            </span>
          </p>
        )}
      </NextBox>
    </Stack>
  );
}

function nextOf({ status, items, isCheckDue }: StaffOrderFragment): string {
  if (isCheckDue && status !== "PENDING_REVIEW") return MESSAGES.orderEdits.checkDue;
  const open = items.filter((item) => isUntouched(item.status));
  const isByHand =
    status === "CONFIRMED_BY_SUPPLIER" &&
    open.length > 0 &&
    open.every(({ isBoughtByHand }) => isBoughtByHand);
  return isByHand ? BOUGHT_BY_HAND_NEXT : ORDER_STATUS_ROWS[status].staffNext;
}

function Customer({ username, isLink }: { readonly username: string; readonly isLink: boolean }) {
  if (!isLink) return `Customer ${username}`;
  return (
    <>
      Customer <a href={userPath(ROUTES.backofficeCustomers, username)}>{username}</a>
    </>
  );
}
