import type { Page } from "playwright-core";

/** Filters the staff list of orders; the filters collapse when applied. */
export async function filterByStatus(page: Page, status: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /^Filters/ }).click();
  await main.getByRole("combobox", { name: "Status" }).selectOption(status);
  await main.getByRole("button", { name: "Apply filters" }).click();
}
