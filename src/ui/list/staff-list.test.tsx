import { fireEvent, render, screen } from "@testing-library/react";
import type { Page } from "#contract/fields/page";
import { LABELS } from "#contract/messages";
import { readListAddress } from "./list-address";
import type { Column } from "./list-table";
import { StaffList } from "./staff-list";

interface Person {
  readonly id: string;
  readonly name: string;
}
const ADA = { id: "1", name: "Ada" };
const path = "/people/";
const columns: readonly Column<Person>[] = [
  { label: "Name", cell: ({ name }) => <a href={`${path}${name}/`}>{name}</a>, sortKey: "name" },
  { label: "Number", cell: ({ id }) => id, isNumber: true },
];
const texts = { none: "No people yet", noMatch: "No matching people", hint: "People appear here." };

const answerOf = (data: Page<Person>) => ({ data, trouble: null, isLoading: false, retry: jest.fn() });
const basics = { columns, keyOf: ({ id }: Person) => id, caption: "People by name", plural: "People" };

function list(page: Page<Person>, search = "") {
  const address = readListAddress(search, { shows: ["NEW"], columns: ["name"] });
  return (
    <StaffList
      {...basics}
      answer={answerOf(page)}
      empty={texts}
      paging={{ path, address }}
      search={{ name: "People", textLabel: "Name" }}
      tabs={{ name: "People by state", tabs: [{ show: "NEW", label: "New", count: 1 }] }}
      usualSort="-name"
      actions={{
        nameOf: ({ name }) => name,
        render: (chosen, clear) => <button onClick={clear}>{`Forget ${[...chosen].join()}`}</button>,
      }}
    />
  );
}

test("search, tabs and the rows share one address", () => {
  render(list({ rows: [ADA], total: 1 }));
  expect(screen.getByRole("search", { name: "People" })).toBeVisible();
  expect(screen.getByRole("link", { name: "New 1" })).toHaveAttribute("href", "/people/?show=NEW");
  const head = screen.getByRole("columnheader", { name: "Name" });
  expect(head).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByRole("table", { name: "People by name" })).toBeVisible();
  expect(screen.getByText("1–1 of 1")).toBeVisible();
});

test("a list without entries, without matches and a page beyond the last have their own text and link", () => {
  const { rerender } = render(list({ rows: [], total: 0 }));
  expect(screen.getByRole("heading", { name: texts.none })).toBeVisible();
  expect(screen.getByText(texts.hint)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Show/ })).toBeNull();
  rerender(list({ rows: [], total: 0 }, "?q=zoe&size=20"));
  expect(screen.getByRole("heading", { name: texts.noMatch })).toBeVisible();
  expect(screen.getByRole("link", { name: "Show all people" })).toHaveAttribute("href", path);
  rerender(list({ rows: [], total: 7 }, "?q=a&page=3"));
  expect(screen.getByRole("heading", { name: LABELS.emptyPage })).toBeVisible();
  expect(screen.getByRole("link", { name: "Show the first page" })).toHaveAttribute("href", "/people/?q=a");
});

test("actions are for the selected rows of one page, and clearing them moves the focus to the list", () => {
  const { rerender } = render(list({ rows: [ADA], total: 7 }));
  const choose = () => fireEvent.click(screen.getByRole("checkbox", { name: "Choose Ada" }));
  choose();
  fireEvent.click(screen.getByRole("button", { name: "Forget 1" }));
  expect(screen.queryByRole("button", { name: /^Forget/ })).toBeNull();
  expect(screen.getByRole("group", { name: "People" })).toHaveFocus();
  choose();
  rerender(list({ rows: [ADA], total: 7 }, "?page=2"));
  expect(screen.getByRole("checkbox", { name: "Choose Ada" })).not.toBeChecked();
});

test("a list without paging has no page choice, and its empty state may be a line", () => {
  const all = (rows: readonly Person[], isLine: boolean) => (
    <StaffList
      {...basics}
      answer={answerOf({ rows, total: rows.length })}
      empty={{ ...texts, isLine }}
      above={({ total }) => <p>{total} in total</p>}
    />
  );
  const { rerender } = render(all([ADA], false));
  expect(screen.getByRole("row", { name: "Ada 1" })).toBeVisible();
  expect(screen.getByText("1 in total")).toBeVisible();
  expect(screen.queryByRole("combobox")).toBeNull();
  rerender(all([], false));
  expect(screen.getByRole("heading", { name: texts.none })).toBeVisible();
  rerender(all([], true));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByText(texts.none)).toBeVisible();
});
