/** The head of an order for staff: customer, next task with its actions, and latest note. */
import type { ReactNode } from "react";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import type { StaffOrderFragment } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { NOTE_TYPES } from "#contract/orders/orders";
import type { Permission } from "#contract/staff/roles";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { formatShopDateTime } from "../../../lib/format-date";
import { formatPhone } from "../../../lib/phone";
import { LongWord } from "../../../ui/list/long-word";
import { NextBox } from "../../../ui/parts/next-box";
import { isUntouched } from "#contract/orders/item-statuses";
import { BOUGHT_BY_HAND_NEXT, ORDER_STATUS_ROWS, ORDERED_NEXT } from "#contract/orders/statuses";
import { actorWord } from "../order-words";

const ON_HOLD = "On hold until the change below is paid or withdrawn.";

interface OrderBriefProps {
  readonly order: StaffOrderFragment;
  readonly may: (permission: Permission) => boolean;
  /** The currently allowed actions. */
  readonly children?: ReactNode;
}

export function OrderBrief({ order, may, children }: OrderBriefProps) {
  const { firstName, lastName, email, phone, username, placedBy, updatedBy, history, correction } = order;
  const note = history.find(({ type }) => NOTE_TYPES.some((noteType) => noteType === type));
  return (
    <Stack spacing={3} sx={{ overflowWrap: "anywhere" }}>
      <Who>
        <span>
          <b>
            {firstName} {lastName}
          </b>
          , <LongWord>{email}</LongWord>
          {phone && ", "}
          {phone && <Phone>{formatPhone(phone)}</Phone>}
        </span>
        <span className="muted">
          {username ? <Customer username={username} email={email} isLink={may("customers.read")} /> : "Guest"}
          {placedBy && `, placed by phone by ${placedBy}`}, last changed by {actorWord(updatedBy)}
        </span>
      </Who>
      <Next>
        <div>
          <p>{correction ? ON_HOLD : nextOf(order)}</p>
          {note && (
            <p>
              <b>{note.summary}</b>{" "}
              <span className="muted">
                {formatShopDateTime(note.at)}, {actorWord(note.actor)}
              </span>
            </p>
          )}
        </div>
        {children}
      </Next>
    </Stack>
  );
}

function nextOf({ status, items, isFraudCheckPending, supplierOrdering }: StaffOrderFragment): string {
  if (isFraudCheckPending && status !== "PENDING_REVIEW") return MESSAGES.orderEdits.checkDue;
  const isOrdered = supplierOrdering?.isOrdered && supplierOrdering.items.length === 0;
  if (status === "PENDING_FULFILMENT" && isOrdered) return ORDERED_NEXT;
  const open = items.filter((item) => isUntouched(item.status));
  const isBoughtElsewhere =
    status === "CONFIRMED_BY_SUPPLIER" &&
    open.length > 0 &&
    open.every(({ isBoughtByHand }) => isBoughtByHand);
  return isBoughtElsewhere ? BOUGHT_BY_HAND_NEXT : ORDER_STATUS_ROWS[status].staffNext;
}

interface CustomerProps {
  readonly username: string;
  readonly email: string;
  readonly isLink: boolean;
}

/** Shows the account's address when it differs from the order's. */
function Customer({ username, email, isLink }: CustomerProps) {
  const words = username === email ? "Customer" : `Customer ${username}`;
  return isLink ? <a href={userPath(BACKOFFICE_ROUTES.customers, username)}>{words}</a> : words;
}

const Who = styled("p")({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 var(--s4)" });

/** A phone number is read aloud: it is never broken. */
const Phone = styled("span")({ whiteSpace: "nowrap" });

/** The next task and its buttons in one line, where space allows. */
const Next = styled(NextBox)({
  padding: "var(--s2) var(--s4)",
  "& > div:first-of-type": { flex: "1 1 20rem" },
});
