/** Pickup stores: a closed store takes no new orders (STAFF-38). */
import type { AdminPlace } from "#contract/catalogue/admin";
import { callWithUndo } from "../../client/api/call-with-undo";
import { callApi } from "../../client/api/rest-client";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { useVisitor } from "../../client/session/use-visitor";
import { Button } from "../../ui/actions/button";
import type { Column } from "../../ui/list/list-table";
import { StaffList } from "../../ui/list/staff-list";
import { Badge } from "../../ui/parts/badge";

export function StoreList() {
  const { user } = useVisitor();
  const mayWrite = user?.permissions.includes("stores.write") ?? false;
  const answer = useRestAnswer("listPlaces");
  const set = ({ id, name, isOpen }: AdminPlace) => {
    const turn = (isToBeOpen: boolean) => () =>
      callApi("setPlace", { params: { id }, body: { isOpen: isToBeOpen } });
    return callWithUndo({
      call: turn(!isOpen),
      opposite: turn(isOpen),
      message: isOpen ? `${name} is closed to new orders.` : `${name} is open for orders again.`,
      onAnswer: (data) => (data ? answer.replace(data) : answer.retry()),
    });
  };
  const change: Column<AdminPlace> = {
    label: "Actions",
    cell: (place) => (
      <Button
        variant="outlined"
        aria-label={`${place.isOpen ? "Close" : "Open"} ${place.name}`}
        onClick={() => void set(place)}
      >
        {place.isOpen ? "Close" : "Open"}
      </Button>
    ),
  };
  return (
    <StaffList
      answer={answer}
      columns={mayWrite ? [...COLUMNS, change] : COLUMNS}
      keyOf={({ id }) => id}
      caption="Stores by name"
      plural="Stores"
      empty={{ none: "No stores yet" }}
    />
  );
}

const COLUMNS: readonly Column<AdminPlace>[] = [
  { label: "Store", cell: ({ name }) => name },
  { label: "Address", cell: ({ address }) => address },
  {
    label: "Postal codes",
    cell: ({ postalPrefixes }) => postalPrefixes.map((prefix) => `${prefix}…`).join(" "),
  },
  {
    label: "Pickup",
    cell: ({ isOpen }) => <Badge tone={isOpen ? "green" : "red"}>{isOpen ? "Open" : "Closed"}</Badge>,
  },
];
