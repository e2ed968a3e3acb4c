import { render, screen } from "@testing-library/react";
import { KEPT_IN_BROWSER } from "#contract/kept-in-browser";
import { PrivacyPage } from "./privacy-page";

test("names each cookie and storage key with its purpose and life", () => {
  render(<PrivacyPage />);
  for (const { name, purpose, life } of KEPT_IN_BROWSER) {
    const [row] = screen
      .getAllByText(name, { selector: "code" })
      .map((code) => code.closest("div")?.textContent ?? "");
    expect(row).toContain(purpose);
    expect(row).toContain(life.toLowerCase());
  }
});
