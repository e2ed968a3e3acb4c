import { fireEvent, render, screen } from "@testing-library/react";
import { FocusSearch } from "./focus-search";

test("“/” goes to the search of the screen, and is typed where something is typed", () => {
  render(
    <main>
      <FocusSearch />
      <input type="search" aria-label="Find" defaultValue="ada" />
      <input aria-label="Name" />
      <button type="button">Act</button>
    </main>,
  );
  const act = screen.getByRole("button", { name: "Act" });
  act.focus();
  expect(fireEvent.keyDown(act, { key: "/" })).toBe(false);
  expect(screen.getByRole("searchbox")).toHaveFocus();
  const name = screen.getByLabelText("Name");
  name.focus();
  expect(fireEvent.keyDown(name, { key: "/" })).toBe(true);
  expect(name).toHaveFocus();
  act.focus();
  expect(fireEvent.keyDown(act, { key: "/", ctrlKey: true })).toBe(true);
});
