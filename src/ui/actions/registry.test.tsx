/** Actions are registered while their elements are mounted. */
import { render } from "@testing-library/react";
import { Button } from "./button";
import { actionRef, listActions } from "./registry";

const names = () => listActions("button").map(({ name, element }) => name ?? element.textContent);

test("buttons of the page's content are listed in its order, until they unmount", () => {
  const { rerender, unmount } = render(
    <>
      <aside>
        <Button>Elsewhere</Button>
      </aside>
      <main>
        <Button key="ship">Ship</Button>
      </main>
    </>,
  );
  expect(names()).toEqual(["Ship"]);

  rerender(
    <main>
      <summary ref={actionRef.button}>Details</summary>
      <Button href="/orders/">Orders</Button>
      <Button disabled>Refund</Button>
    </main>,
  );
  expect(names()).toEqual(["Details", "Orders", "Refund"]);

  unmount();
  expect(names()).toEqual([]);
});

test("a button still gives its element to its own ref", () => {
  const ref: { current: HTMLButtonElement | null } = { current: null };
  const { getByRole } = render(<Button ref={ref}>Ship</Button>);

  expect(ref.current).toBe(getByRole("button", { name: "Ship" }));
});
