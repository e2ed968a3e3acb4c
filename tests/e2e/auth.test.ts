/** A new customer registers and uses an account, by keyboard, on a phone. */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { violationsInBothThemes } from "./axe";
import { tabTo, typeInto } from "./keyboard";
import { mailedCode, mailedLink } from "./mailed-code";
import { PASSWORD } from "../support/people/accounts";
import { aShopper, DESKTOP, PHONE, runShop, siteUrl, withVisit } from "./open-shop";

runShop();

const SCREENS = {
  "/login/": { heading: "Sign in", submit: "Sign in" },
  "/register/": { heading: "Create your account", submit: "Create account" },
  "/verify/#username=ann%40example.com": { heading: "Check your email", submit: "Verify email" },
  "/forgot-password/": { heading: "Forgot your password?", submit: "Send code" },
  "/reset-password/": { heading: "Choose a new password", submit: "Set password" },
};

let people = 0;
/** An unused address. */
function newAddress(): string {
  people += 1;
  return `pat.${people}.${Date.now()}@example.com`;
}

function registration(email: string): Record<string, string> {
  return {
    "First name": "Pat",
    "Last name": "Stone",
    "Email address": email,
    Phone: "(512) 555-0142",
    Password: "First-secret-1",
    "Confirm your password": "First-secret-1",
  };
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const summary = (page: Page) => page.getByRole("alert").filter({ hasText: "There is a problem" });
const submitOf = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true });

/** Registers and verifies by keyboard; ends on the page after verification. */
async function openAccount(page: Page, email: string, start = "/register/"): Promise<void> {
  await page.goto(siteUrl(start));
  await typeInto(page, registration(email));
  await page.keyboard.press("Enter");
  await heading(page, "Check your email").waitFor();
  await typeInto(page, { "Verification code": await mailedCode(email, "verification code") });
  await page.keyboard.press("Enter");
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await typeInto(page, { "Email address": email, Password: password });
  await page.keyboard.press("Enter");
}

async function signOut(page: Page): Promise<void> {
  await tabTo(page.locator("summary:visible:has([data-account='Pat'])"));
  await page.keyboard.press("Enter");
  await tabTo(page.locator("button[data-sign-out]:visible"));
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Sign in", exact: true }).filter({ visible: true }).waitFor();
}

test("register, verify, sign out, reset the password and sign in again, by keyboard on a phone", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const email = newAddress();
    await page.goto(siteUrl("/login/"));
    await tabTo(page.getByRole("link", { name: "Create an account" }));
    await page.keyboard.press("Enter");
    await heading(page, "Create your account").waitFor();
    await typeInto(page, registration(email));
    await page.keyboard.press("Enter");
    await heading(page, "Check your email").waitFor();
    expect(await page.locator("main").innerText()).toContain(email);
    expect(page.url()).not.toContain("pat.");
    await typeInto(page, { "Verification code": await mailedCode(email, "verification code") });
    await page.keyboard.press("Enter");
    await page.waitForURL(siteUrl("/"));
    await page.getByText(MESSAGES.auth.verified).waitFor();

    await signOut(page);
    await page.goto(siteUrl("/login/"));
    await tabTo(page.getByRole("link", { name: "Forgot your password?" }));
    await page.keyboard.press("Enter");
    await heading(page, "Forgot your password?").waitFor();
    await typeInto(page, { "Email address": email });
    await page.keyboard.press("Enter");
    await heading(page, "Choose a new password").waitFor();
    expect(await page.getByLabel("Email address").inputValue()).toBe(email);
    await typeInto(page, {
      Code: await mailedCode(email, "Reset your"),
      "New password": "Second-secret-2",
      "Confirm your password": "Second-secret-2",
    });
    await page.keyboard.press("Enter");
    await page.waitForURL(siteUrl("/"));
    await page.getByText(MESSAGES.auth.passwordReset).waitFor();

    await page.goto(siteUrl("/login/"));
    await signIn(page, email, "First-secret-1");
    await summary(page).getByText(MESSAGES.auth.loginRefused).waitFor();
    await signIn(page, email, "Second-secret-2");
    await page.waitForURL(siteUrl("/"));
    await page.getByText(MESSAGES.auth.loginDone).waitFor();
    // The console shows only the one refused sign-in.
    expect(complaints.filter((complaint) => !complaint.includes("status of 400"))).toEqual([]);
  });
});

test("a registration started from another page ends there", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await openAccount(page, newAddress(), `/register/?returnUrl=${encodeURIComponent("/brands/")}`);
    await page.waitForURL(siteUrl("/brands/"));
  });
});

test("an unverified user is sent from the sign-in to the code", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const email = newAddress();
    await page.goto(siteUrl("/register/"));
    await typeInto(page, registration(email));
    await page.keyboard.press("Enter");
    await heading(page, "Check your email").waitFor();
    await page.goto(siteUrl("/login/"));
    await signIn(page, email, "First-secret-1");
    await heading(page, "Check your email").waitFor();
    await page.getByText(MESSAGES.auth.unverified).waitFor();
    expect(await page.locator("main").innerText()).toContain(email);
    const resend = page.getByRole("button", { name: "Send a new code" });
    await tabTo(resend);
    await page.keyboard.press("Enter");
    await page.getByText(MESSAGES.auth.codeSent).waitFor();
    expect(await resend.getAttribute("aria-disabled")).toBe("true");
  });
});

test("a wrong code is rejected next to the form, and a new one can be sent", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const email = newAddress();
    await page.goto(siteUrl("/register/"));
    await typeInto(page, registration(email));
    await page.keyboard.press("Enter");
    await heading(page, "Check your email").waitFor();
    const code = await mailedCode(email, "verification code");
    await typeInto(page, { "Verification code": code === "000000" ? "111111" : "000000" });
    await page.keyboard.press("Enter");
    await summary(page).waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    await typeInto(page, { "Verification code": `${code.slice(0, 3)} ${code.slice(3)}` });
    await page.keyboard.press("Enter");
    await page.waitForURL(siteUrl("/"));
  });
});

test("a verification email's link verifies with one click, and its code leaves the address bar", async () => {
  const { username } = await aShopper({ password: PASSWORD, isVerified: false });
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(siteUrl("/login/"));
    await signIn(page, username, PASSWORD);
    await heading(page, "Check your email").waitFor();
    const link = await mailedLink(username, "verification code");
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByText("Press the button to verify").waitFor();
    await page.waitForURL(siteUrl("/verify/"));
    await submitOf(page, "Verify email").click();
    await page.waitForURL(siteUrl("/"));
    await page.getByText(MESSAGES.auth.verified).waitFor();
  });
});

test("clicking the button submits the form with an invalid last field, and a double click submits once", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, requests }) => {
    await page.goto(siteUrl("/login/"));
    const email = page.getByLabel("Email address");
    const submit = submitOf(page, "Sign in");
    await email.fill("nonsense");
    await submit.click();
    await summary(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
    await summary(page).getByRole("link", { name: MESSAGES.validation.email }).click();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);

    await email.fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("whatever");
    await submit.dblclick();
    await summary(page).getByText(MESSAGES.auth.loginRefused).waitFor();
    const logins = requests.filter(
      (request) => request.url().endsWith("/account/login") && request.method() === "POST",
    );
    expect(logins).toHaveLength(1);
  });
});

test("without the network the form keeps its entries and says so", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(siteUrl("/forgot-password/"));
    await page.getByLabel("Email address").fill("ann@example.com");
    await page.context().setOffline(true);
    await submitOf(page, "Send code").click();
    await summary(page).getByText(MESSAGES.generic.unreachableForm).waitFor();
    expect(await page.getByLabel("Email address").inputValue()).toBe("ann@example.com");
  });
});

test("fields have autocomplete hints for password managers and phones", async () => {
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    const tokens: Record<string, (string | null)[]> = {};
    for (const [path, { submit }] of Object.entries(SCREENS)) {
      await page.goto(siteUrl(path));
      await submitOf(page, submit).waitFor();
      tokens[path] = await page
        .locator("main form input")
        .evaluateAll((fields) => fields.map((field) => field.getAttribute("autocomplete")));
    }
    expect(tokens).toEqual({
      "/login/": ["username", "current-password"],
      "/register/": ["given-name", "family-name", "username", "tel-national", "new-password", "new-password"],
      "/verify/#username=ann%40example.com": ["one-time-code"],
      "/forgot-password/": ["username"],
      "/reset-password/": ["username", "one-time-code", "new-password", "new-password"],
    });
  });
});

test.each([["phone", PHONE] as const, ["desktop", DESKTOP] as const])(
  "no account screen has a violation or a small target on a %s, with and without errors",
  async (_name, viewport) => {
    await withVisit({ viewport }, async ({ page }) => {
      for (const [path, screen] of Object.entries(SCREENS)) {
        await page.goto(siteUrl(path));
        await submitOf(page, screen.submit).waitFor();
        expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
        expect([path, await smallControls(page)]).toEqual([path, []]);
        await submitOf(page, screen.submit).click();
        await summary(page).waitFor();
        expect([path, "refused", await violationsInBothThemes(page)]).toEqual([path, "refused", []]);
      }
    });
  },
);

test.each(Object.entries(SCREENS))("%s is a page of its own before any script runs", async (path, screen) => {
  const html = await (await fetch(siteUrl(path.replace(/#.*/, "")))).text();
  expect(html).toMatch(new RegExp(`<h1[^>]*>${screen.heading.replace("?", "\\?")}</h1>`));
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain("This page needs JavaScript.");
  await withVisit({ viewport: PHONE }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(siteUrl(path));
    await submitOf(page, screen.submit).waitFor();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

/** Fields and buttons of the form under 44 px, and text small enough that phones zoom in. */
function smallControls(page: Page): Promise<string[]> {
  return page
    .locator("main form")
    .locator("input, select, textarea, button")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const isField = control.tagName !== "BUTTON";
          const isTiny = isField && Number.parseFloat(getComputedStyle(control).fontSize) < 16;
          return isTiny || control.getBoundingClientRect().height < 44;
        })
        .map((control) => control.outerHTML.slice(0, 80)),
    );
}
