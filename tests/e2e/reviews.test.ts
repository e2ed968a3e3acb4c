/**
 * A review in a browser: written by a customer who received the product, published by staff, read by everyone
 * (REVIEW-1).
 */
import { sql } from "kysely";
import { MESSAGES } from "#contract/messages";
import { ROUTES, reviewsPath } from "#contract/site/paths";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { aPhoto } from "../support/catalogue/review-pictures";
import { violationsOf } from "./axe";
import { aShopper, DESKTOP, PHONE, runShop, shopDb, signedIn, siteUrl, withVisit } from "./open-shop";
import { anOrder, untilStatus } from "./placed-orders";
import { openAs } from "./sign-in";

runShop();

const TITLE = "Quiet & quick <b>";

test("a customer writes on a phone, staff publish, and everyone can read it", async () => {
  const buyer = await aShopper();
  const order = await anOrder({ bearer: buyer.bearer, email: buyer.username });
  // Until then the shop itself still updates the items.
  await untilStatus(order, "PENDING_FULFILMENT");
  const { rows } = await sql<{ productId: string }>`
    UPDATE order_items SET status = 'DELIVERED', delivered_at = now() WHERE order_id = ${order.id}
    RETURNING product_id AS "productId"`.execute(shopDb());
  const { productId } = rows[0]!;
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await signedIn(page, buyer);
    await page.goto(siteUrl(`${ROUTES.writeReview}?product=${productId}`));
    await page.getByRole("radio", { name: /^4/ }).check();
    await page.getByLabel("Title").fill(TITLE);
    await page.getByLabel("Display name").fill("Ada L.");
    await page.getByLabel("Your review").fill("It washes well and nobody hears it.");
    const photo = { name: "washer.jpg", mimeType: "image/jpeg", buffer: await aPhoto() };
    await page.getByLabel("Pictures (optional)").setInputFiles(photo);
    await page.getByRole("img", { name: "1: washer.jpg" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      // Nothing overflows the form, except the fading ripple of the pressed button.
      const beyond = await page.evaluate(() => {
        const right = document.querySelector("main form")!.getBoundingClientRect().right;
        return [...document.querySelectorAll("main form *:not(.MuiTouchRipple-root *)")]
          .filter((element) => element.getBoundingClientRect().right > right + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
      });
      expect([width, beyond]).toEqual([width, []]);
    }
    await page.getByRole("button", { name: "Submit review" }).click();
    await page.getByText(MESSAGES.reviews.saved).waitFor();
    expect(complaints).toEqual([]);
  });
  const staff = await aShopper({
    role: "CUSTOMERSUPPORT",
  });
  await withVisit({ viewport: DESKTOP }, async ({ page, complaints }) => {
    await openAs(page, BACKOFFICE_ROUTES.reviews, staff);
    await page.getByText(TITLE).first().waitFor();
    await page
      .getByRole("img", { name: /^Rated \d out of 5$/ })
      .first()
      .waitFor();
    for (const width of [DESKTOP.width, PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await violationsOf(page)]).toEqual([width, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, overflow]).toEqual([width, 0]);
    }
    await page.setViewportSize(DESKTOP);
    await page.getByRole("button", { name: `Publish: ${TITLE}` }).click();
    await page.getByRole("heading", { name: "No pending reviews" }).waitFor();
    expect(complaints).toEqual([]);
  });
  await withVisit({ viewport: PHONE }, async ({ page, complaints }) => {
    await page.goto(siteUrl(reviewsPath(productId)));
    await page.getByRole("heading", { name: TITLE }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
