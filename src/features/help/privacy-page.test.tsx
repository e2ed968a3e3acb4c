import { render, screen } from "@testing-library/react";
import { LEASE_FORMS } from "#contract/leases/application";
import { BROWSER_STORAGE } from "#contract/site/browser-storage";
import { PrivacyPage } from "./privacy-page";

test("the page lists each cookie and storage key with its purpose and lifetime", () => {
  render(<PrivacyPage />);
  for (const { name, purpose, life } of BROWSER_STORAGE) {
    const [row] = screen
      .getAllByText(name, { selector: "code" })
      .map((code) => code.closest("div")?.textContent ?? "");
    expect(row).toContain(purpose);
    expect(row).toContain(life.toLowerCase());
  }
});

/** The page's wording for each field of a lease application. */
const WORDS: Readonly<Record<string, string>> = {
  firstName: "name",
  lastName: "name",
  email: "email",
  mobilePhone: "phone",
  otherPhone: "phone",
  dateOfBirth: "date of birth",
  ssn: "Social Security number",
  isBankrupt: "bankruptcy",
  address1: "address",
  address2: "address",
  city: "address",
  state: "address",
  postalCode: "address",
  country: "address",
  employerName: "employer",
  netMonthlyIncome: "income",
  payFrequency: "paydays",
  lastPayDate: "paydays",
  nextPayDate: "paydays",
  bankName: "bank account",
  accountType: "bank account",
  routingNumber: "bank account",
  accountNumber: "bank account",
};

test("the page lists everything a lease application asks for, who gets it and when it is deleted (LEASE-15)", () => {
  render(<PrivacyPage />);
  const heading = screen.getByRole("heading", { name: "When you apply for a lease" });
  const words: string[] = [];
  for (let next = heading.nextElementSibling; next?.tagName === "P"; next = next.nextElementSibling) {
    words.push(next.textContent ?? "");
  }
  const [collected, shared, retained] = words;
  const fields = Object.values(LEASE_FORMS).flatMap((form) => Object.keys(form.fields));
  expect(fields.length).toBeGreaterThan(20);
  for (const field of fields)
    expect({ field, collected }).toMatchObject({ collected: expect.stringContaining(WORDS[field] ?? field) });
  expect(collected).toContain("network address and browser");
  expect(shared).toContain("leasing companies");
  expect(retained).toMatch(/you didn.t send 7 days after .* what you sent 30 days after the decision/);
});
