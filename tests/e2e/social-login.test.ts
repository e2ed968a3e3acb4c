/** Social sign-in, the contact form and the newsletter, as a visitor. */
import type { Page } from "playwright-core";
import { MESSAGES } from "#contract/messages";
import { violationsInBothThemes } from "./axe";
import { tabTo, typeInto } from "./keyboard";
import { mailedCode } from "./mailed-code";
import { DESKTOP, PHONE, runShop, sandboxUrl, siteUrl, waitForApp, withVisit } from "./open-shop";

runShop();

let people = 0;
const newAddress = () => `guest.${++people}.${Date.now()}@example.com`;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const nameInHeader = (page: Page) => page.locator("summary:visible [data-account]").first();

/** Chooses a new person on the provider's page. */
async function chooseSomebody(page: Page, provider: string, email: string): Promise<void> {
  await heading(page, `Sign in with ${provider}`).waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Hopper");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Waits for the notice in the shop's mailbox and opens it as support does. */
async function readAsSupport(page: Page, email: string): Promise<void> {
  const notices = page.getByRole("link", { name: "Contact request from the site" });
  for (let attempts = 0; attempts < 60; attempts++) {
    await page.goto(sandboxUrl("/mailbox/?to=help%40electrofinance.example"));
    if ((await notices.count()) > 0) break;
  }
  await notices.first().click();
  await page.locator("pre").getByText(email).waitFor();
  await page.frameLocator("iframe").getByText("Do you deliver to Guam?").waitFor();
}

test("by keyboard on a phone: to the provider and back to the requested page, signed in", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const email = newAddress();
    await page.goto(siteUrl("/account/addresses/"));
    await heading(page, "Sign in").waitFor();
    await tabTo(page.getByRole("button", { name: "Continue with Google" }));
    await page.keyboard.press("Enter");
    await heading(page, "Sign in with Google").waitFor();
    await typeInto(page, { Email: email, "First name": "Grace", "Last name": "Hopper" });
    await page.keyboard.press("Enter");
    await page.waitForURL(siteUrl("/account/addresses/"));
    await page.locator("[data-account='Grace']").first().waitFor({ state: "attached" });
    expect(await nameInHeader(page).getAttribute("data-account")).toBe("Grace");
    expect(complaints).toEqual([]);
  });
});

test("an address from Facebook needs the emailed code once, then never again", async () => {
  const email = newAddress();
  await withVisit({}, async ({ page }) => {
    await page.goto(siteUrl("/login/"));
    await page.getByRole("button", { name: "Continue with Facebook" }).click();
    await chooseSomebody(page, "Facebook", email);
    await heading(page, "Check your email").waitFor();
    await typeInto(page, { "Verification code": await mailedCode(email, "verification code") });
    await page.keyboard.press("Enter");
    await page.waitForURL(siteUrl("/"));
  });
  await withVisit({}, async ({ page }) => {
    await page.goto(siteUrl("/login/"));
    await page.getByRole("button", { name: "Continue with Facebook" }).click();
    await chooseSomebody(page, "Facebook", email);
    await page.waitForURL(siteUrl("/"));
    await page.locator("[data-account='Grace']").first().waitFor({ state: "attached" });
  });
});

test("a user who declines at the provider, or follows a foreign return address, sees a message and stays a guest", async () => {
  await withVisit({}, async ({ page }) => {
    await page.goto(siteUrl("/login/"));
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("button", { name: "Deny" }).click();
    await page.getByText(MESSAGES.auth.socialDenied).waitFor();
    await page.goto(siteUrl("/social/return/?code=theirs&state=theirs"));
    await page.getByText(MESSAGES.auth.socialFailed).waitFor();
    expect(page.url()).toBe(siteUrl("/social/return/"));
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await heading(page, "Sign in").waitFor();
  });
});

test("a message to the shop is sent from the contact page and arrives in its mailbox", async () => {
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    const email = newAddress();
    await page.goto(siteUrl("/contact/"));
    await typeInto(page, {
      Name: "Grace Hopper",
      "Email address": email,
      Phone: "5125550142",
      Message: "Do you deliver to Guam?",
    });
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText(MESSAGES.marketing.contactReceived).waitFor();
    expect(complaints).toEqual([]);
    await readAsSupport(page, email);
  });
});

test("a newsletter signup on a catalogue page works with a click before the app runs", async () => {
  await withVisit({}, async ({ page, complaints }) => {
    await page.goto(siteUrl("/brands/"));
    const form = page.locator("[data-newsletter]");
    await form.getByRole("textbox").fill("ann@example");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await form.getByText(MESSAGES.validation.email).waitFor();
    await waitForApp(page);
    await form.getByRole("textbox").fill("ann@example.com");
    await page.keyboard.press("Enter");
    await form.getByText(MESSAGES.marketing.confirmSubscription).waitFor();
    expect(page.url()).toBe(siteUrl("/brands/"));
    expect(complaints).toEqual([]);
  });
});

test("contact, a refused sign-in and the mailbox are accessible on phone and desktop", async () => {
  const pages = {
    [siteUrl("/contact/")]: "Contact us",
    [siteUrl("/social/return/?code=theirs&state=theirs")]: "Signing in",
    [sandboxUrl("/mailbox/")]: "Mailbox",
  };
  for (const viewport of [PHONE, DESKTOP]) {
    await withVisit({ viewport, reducedMotion: "reduce" }, async ({ page }) => {
      for (const [address, name] of Object.entries(pages)) {
        await page.goto(address);
        await heading(page, name).waitFor();
        if (address.includes("/contact/")) await page.getByLabel("Name", { exact: true }).waitFor();
        if (address.includes("/social/")) await page.getByText(MESSAGES.auth.socialFailed).waitFor();
        expect({ address, found: await violationsInBothThemes(page) }).toEqual({ address, found: [] });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      }
    });
  }
});
