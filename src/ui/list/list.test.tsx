import { useState } from "react";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { MESSAGES } from "#contract/messages";
import type { Answer } from "../answer-view";
import { readListAddress } from "./list-address";
import { ListTable, type Column } from "./list-table";
import { ListView } from "./list-view";
import { SearchBar } from "./search-bar";

interface Person {
  readonly id: string;
  readonly name: string;
}
const people: readonly Person[] = [
  { id: "1", name: "Ada" },
  { id: "2", name: "Grace" },
];
const path = "/people/";
const columns: readonly Column<Person>[] = [
  { label: "Name", cell: ({ name }) => <a href={`${path}${name}/`}>{name}</a>, sortKey: "name" },
  { label: "Number", cell: ({ id }) => id, isNumber: true },
];
const retry = jest.fn();
const answered: Answer<readonly Person[]> = { data: people, trouble: null, isLoading: false, retry };

const show = (answer: Answer<readonly Person[]>, search = "") => render(list(answer, search));

function list(answer: Answer<readonly Person[]>, search: string) {
  const address = readListAddress(search, { columns: ["name"] });
  return (
    <ListView
      answer={answer}
      what="the people"
      plural="People"
      path={path}
      address={address}
      count={(data) => ({ total: data.length, visible: data.length })}
      empty={() => <h2>Nobody yet</h2>}
    >
      {(rows) => (
        <ListTable
          caption="People"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sorting={{ path, address }}
        />
      )}
    </ListView>
  );
}

test("a page of entries has rows of links and links to the other pages", () => {
  show(answered);
  expect(screen.getByRole("row", { name: "Ada 1" })).toBeVisible();
  expect(screen.getByText("1–2 of 2")).toBeVisible();
  fireEvent.change(screen.getByLabelText("People per page"), { target: { value: "20" } });
  expect(navigate).toHaveBeenLastCalledWith("/people/?size=20");
});

test.each([
  ["", undefined, "/people/?sort=name"],
  ["?sort=name", "ascending", "/people/?sort=-name"],
  ["?sort=-name&page=3", "descending", "/people/?sort=name"],
])("with %j the column is sorted %s and links to %s", (search, order, url) => {
  show(answered, search);
  const head = screen.getByRole("columnheader", { name: "Name" });
  expect(head.getAttribute("aria-sort") ?? undefined).toBe(order);
  expect(within(head).getByRole("link")).toHaveAttribute("href", url);
});

test("another page starts at its top, and a focus lost with the old rows moves to the list", () => {
  const { rerender } = show(answered);
  const place = screen.getByRole("group", { name: "People" });
  screen.getByRole("link", { name: "Ada" }).focus();
  rerender(list(answered, "?sort=name"));
  expect(screen.getByRole("link", { name: "Ada" })).toHaveFocus();
  rerender(list(answered, "?sort=name&page=2"));
  expect(place).toHaveFocus();
  screen.getByRole("link", { name: "Grace" }).focus();
  rerender(list({ ...answered, data: [], isLoading: true }, "?q=x&page=2"));
  expect(place).toHaveFocus();
  // Only a response can show that an entry is gone.
  rerender(list(answered, "?q=y&page=2"));
  screen.getByRole("link", { name: "Ada" }).focus();
  rerender(list({ ...answered, isLoading: true }, "?q=z&page=2"));
  rerender(list({ ...answered, data: [] }, "?q=z&page=2"));
  expect(place).toHaveFocus();
});

test("loading, empty, forbidden and failed each have their own text", () => {
  const trouble = { sentence: "The shop does not answer.", isForbidden: false };
  const none = { data: undefined, isLoading: false, retry };
  show({ ...none, trouble: null, isLoading: true });
  expect(screen.getByText("Reading the people…")).toBeInTheDocument();
  show({ ...answered, data: [] });
  expect(screen.getByRole("heading", { name: "Nobody yet" })).toBeVisible();
  show({ ...none, trouble: { ...trouble, isForbidden: true } });
  expect(screen.getByRole("heading", { name: MESSAGES.access.forbidden })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  show({ ...none, trouble: { ...trouble, isMissing: true } });
  expect(screen.getByRole("heading", { name: MESSAGES.generic.notFound })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  show({ ...none, trouble });
  expect(screen.getByRole("heading", { name: "We couldn't load the people" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("loaded rows stay when a reload fails", () => {
  show({ ...answered, trouble: { sentence: "", isForbidden: false } });
  expect(screen.getByText(/may be out of date/)).toBeVisible();
  expect(screen.getByRole("row", { name: "Ada 1" })).toBeVisible();
});

test("rows are selected one by one or all at once", () => {
  function Choosing() {
    const [chosen, onChange] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <p>{[...chosen].join()}</p>
        <ListTable
          caption="People"
          columns={columns}
          rows={people}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          selection={{ chosen, onChange }}
        />
      </>
    );
  }
  const { container } = render(<Choosing />);
  const chosen = () => container.querySelector("p")?.textContent;
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose Grace" }));
  expect(chosen()).toBe("2");
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect(chosen()).toBe("1,2");
  fireEvent.click(screen.getByRole("checkbox", { name: "Choose all" }));
  expect(chosen()).toBe("");
});

const searchBar = (search: string) => (
  <SearchBar
    name="People"
    path={path}
    address={readListAddress(search, {})}
    textLabel="Name"
    filterLabel="State"
    choices={[["NEW", "New"]]}
  />
);

test("the search field shows its address's text, and keeps the focus", () => {
  const { rerender } = render(searchBar("?q=ada"));
  screen.getByLabelText("Name").focus();
  rerender(searchBar("?q=grace"));
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(screen.getByLabelText("Name")).toHaveValue("grace");
});

test("a search is an address: filters apply at once, text with the button", () => {
  render(searchBar("?page=4"));
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: " ada " } });
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(navigate).toHaveBeenLastCalledWith("/people/?q=ada");
  fireEvent.change(screen.getByLabelText("State"), { target: { value: "NEW" } });
  expect(navigate).toHaveBeenLastCalledWith("/people/?q=ada&show=NEW");
});

const table = (
  <ListTable
    caption="People"
    columns={[...columns, { label: "Note", cell: () => "seen", isExtra: true }]}
    rows={people}
    keyOf={({ id }) => id}
    sorting={{ path, address: readListAddress("", { columns: ["name"] }), usual: "-name" }}
  />
);

test("columns are chosen per user, and saved", () => {
  const { unmount } = render(table);
  expect(screen.queryByRole("columnheader", { name: /^Note/ })).toBeNull();
  const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
  choose("Note");
  choose("Number");
  unmount();
  render(table);
  expect(screen.getByRole("row", { name: "Ada seen" })).toBeVisible();
  expect(screen.queryByRole("columnheader", { name: /^Number/ })).toBeNull();
  localStorage.clear();
});

test("a click in a row follows its link, one on a control or with text selected does not", () => {
  render(table);
  const followed = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole("link", { name: "Grace" }).addEventListener("click", followed);
  fireEvent.click(screen.getByText("2"));
  expect(followed).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("link", { name: "Ada" }));
  expect(followed).toHaveBeenCalledTimes(1);
});

test("the header is one Tab stop with arrow keys in it, and shows how the list is sorted by default", () => {
  render(table);
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  const sort = screen.getByRole("link", { name: "Name" });
  const more = screen.getByRole("button", { name: "Columns" });
  expect([sort.tabIndex, more.tabIndex]).toEqual([0, -1]);
  sort.focus();
  fireEvent.keyDown(sort, { key: "ArrowRight" });
  expect(more).toHaveFocus();
  expect([sort.tabIndex, more.tabIndex]).toEqual([-1, 0]);
});

test("several filters are a sheet behind a button with their number, and a single filter is inline", () => {
  const bar = (search: string, hasDays: boolean) => (
    <SearchBar
      name="People"
      path={path}
      address={readListAddress(search, { shows: ["OLD"], hasDays })}
      textLabel="Name"
      filterLabel="Age"
      choices={[["OLD", "Old"]]}
    />
  );
  const { rerender } = render(bar("?show=OLD&from=2026-11-05", true));
  const opener = screen.getByRole("button", { name: "Filters (2)" });
  const sheet = screen.getByRole("group", { name: "Filters" });
  expect(opener).toHaveAttribute("popovertarget", sheet.id);
  expect(within(sheet).getByLabelText("From")).toHaveValue("2026-11-05");
  fireEvent.change(within(sheet).getByRole("combobox", { name: "Age" }), { target: { value: "" } });
  expect(navigate).toHaveBeenLastCalledWith("/people/?from=2026-11-05");
  rerender(bar("", false));
  expect(screen.queryByRole("group", { name: "Filters" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Age" })).toBeVisible();
});
