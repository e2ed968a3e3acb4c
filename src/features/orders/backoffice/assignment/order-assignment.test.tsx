/** Assignee and tags on an order's page; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession } from "../../../../client/session/current-session";
import { signInStaff } from "../../../../client/session/staff-for-tests";
import { undoLast } from "../../../../client/store/undo";
import { OrderAssignment } from "./order-assignment";

const colleague = (id: string, name: string) => ({
  __typename: "OrderColleague",
  id,
  username: `${name}@example.com`,
});
const ADA = colleague("1", "ada");
const GRACE = colleague("2", "grace");

let assignee: typeof ADA | null;
let tags: readonly string[];

beforeEach(async () => {
  assignee = GRACE;
  tags = ["call back"];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as {
      operationName: string;
      variables: { assigneeId?: string | null; add?: string[]; remove?: string[] };
    };
    if (operationName === "AssignOrder")
      assignee = [ADA, GRACE].find(({ id }) => id === variables.assigneeId) ?? null;
    if (operationName === "ChangeOrderTags")
      tags = [...tags.filter((tag) => !variables.remove!.includes(tag)), ...variables.add!];
    const assignment = { __typename: "OrderAssignment", id: "o1", assignee, tags };
    const names = { suppliers: [], affiliates: [], colleagues: [ADA, GRACE], tags: ["call back", "urgent"] };
    const data = {
      getOrderAssignment: assignment,
      assignOrder: assignment,
      changeOrderTags: assignment,
      getOrderNames: { __typename: "OrderNames", ...names },
    };
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify({ data }) };
  }) as never;
  await signInStaff(["orders.read", "orders.update"]);
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const show = (mayChange = true) =>
  render(
    <Providers>
      <OrderAssignment orderId="o1" mayChange={mayChange} />
    </Providers>,
  );
const assigned = () => screen.findByLabelText<HTMLSelectElement>("Assigned to");
const press = (control: HTMLElement) => act(async () => void fireEvent.click(control));

test("an order is taken over in one press, and the undo gives it back", async () => {
  show();
  expect(await assigned()).toHaveValue(GRACE.id);
  await press(await screen.findByRole("button", { name: "Assign to me" }));
  await waitFor(async () => expect(await assigned()).toHaveValue(ADA.id));
  expect(screen.queryByRole("button", { name: "Assign to me" })).toBeNull();
  await act(async () => expect(undoLast()).toBe(true));
  await waitFor(async () => expect(await assigned()).toHaveValue(GRACE.id));
});

test("an assignment can be ended", async () => {
  show();
  fireEvent.change(await assigned(), { target: { value: "" } });
  await waitFor(() => expect(assignee).toBeNull());
  await waitFor(async () => expect(await assigned()).toHaveValue(""));
});

test("tags link to their orders, and are added and removed", async () => {
  show();
  const list = within(await screen.findByRole("list", { name: "Tags" }));
  expect(list.getByRole("link", { name: "call back" })).toHaveAttribute(
    "href",
    "/backoffice/orders/?tag=call+back",
  );
  await press(screen.getByRole("button", { name: "Add tag" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add tag" }));
  expect(await dialog.findByText("Existing tags: urgent")).toBeVisible();
  await press(dialog.getByRole("button", { name: "Add tag" }));
  expect((await dialog.findAllByText(MESSAGES.customers.tagRequired)).length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByLabelText("Tag"), { target: { value: "Urgent" } });
  await press(dialog.getByRole("button", { name: "Add tag" }));
  expect(await list.findByRole("link", { name: "urgent" })).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  await press(screen.getByRole("button", { name: "Remove the tag call back" }));
  await waitFor(() => expect(list.queryByRole("link", { name: "call back" })).toBeNull());
  expect(screen.getByRole("heading", { name: "Assignment and tags" })).toHaveFocus();
});

test("without the permission both are only shown", async () => {
  assignee = null;
  show(false);
  expect(await screen.findByText("Unassigned")).toBeVisible();
  expect(screen.getByRole("link", { name: "call back" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
