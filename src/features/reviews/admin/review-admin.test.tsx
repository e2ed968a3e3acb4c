import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MESSAGES } from "#contract/messages";
import type { AdminReview } from "#contract/reviews/schema";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { undoLast } from "../../../client/store/undo";
import { ReviewAdmin } from "./review-admin";

jest.setTimeout(60_000);

const { reviews: sentences, access } = MESSAGES;
const ID = "7c1d5c4e-1111-4222-8333-444455556666";
const review: AdminReview = {
  id: ID,
  stars: 2,
  title: "Loud",
  text: "<b>Far</b> too loud.",
  name: "Ada",
  answer: null,
  helpful: 0,
  writtenAt: "2026-11-20T15:00:00Z",
  productId: "1",
  productName: "Washer",
  productUrl: "/product/washer-1/",
  orderId: "o1",
  orderNumber: "EF-7",
  status: "WAITING",
  declineReason: null,
  decidedAt: null,
  decidedBy: null,
  reports: 0,
  revision: 3,
  pictures: [],
};
const queue = (reviews: readonly AdminReview[]) => ({
  rows: reviews,
  total: reviews.length,
  counts: [
    { value: "WAITING", count: reviews.length },
    { value: "REPORTED", count: 1 },
    { value: "PUBLISHED", count: 12 },
    { value: "DECLINED", count: 4 },
    { value: "ALL", count: 16 + reviews.length },
  ],
});

let sent: [string, unknown][] = [];
/** Response by path, or a refusal; absent: no response. */
let answers: Record<string, object | string | null> = {};

beforeEach(async () => {
  sent = [];
  answers = { "/admin/reviews/getAll": queue([review]) };
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, JSON.parse(body ?? "null")]);
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const message = isSuccess ? sentences.published : data;
    const envelope = { isSuccess, message, data: isSuccess ? data : null, fieldErrors: [] };
    return { ok: isSuccess, status: isSuccess ? 200 : 400, text: async () => JSON.stringify(envelope) };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["reviews.moderate"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(() => forgetSession());
});

const open = (search = "") =>
  render(
    <Providers>
      <ReviewAdmin location={{ search }} />
    </Providers>,
  );
const bodiesOf = (path: string) => sent.filter(([of]) => of === path).map(([, body]) => body);

test("pending reviews come first, with product, order and escaped text", async () => {
  open();
  const row = await screen.findByRole("row", { name: /Loud/ });
  expect(within(row).getByText("<b>Far</b> too loud.")).toBeVisible();
  expect(within(row).getByRole("img", { name: "Rated 2 out of 5" })).toBeVisible();
  expect(within(row).getByRole("link", { name: "Order EF-7" })).toHaveAttribute(
    "href",
    "/backoffice/orders/o1/",
  );
  expect(screen.getByRole("link", { name: /^Reported/ })).toHaveTextContent("1");
  expect(bodiesOf("/admin/reviews/getAll")).toMatchObject([{ state: "WAITING", pageNumber: 1 }]);
});

test("a review is published in the version shown, and the list reloads", async () => {
  open();
  const decide = `/admin/reviews/${ID}/decide`;
  answers[decide] = {};
  fireEvent.click(await screen.findByRole("button", { name: "Publish: Loud" }));
  answers["/admin/reviews/getAll"] = queue([]);
  expect(await screen.findByRole("heading", { name: "No pending reviews" })).toBeVisible();
  expect(bodiesOf(decide)).toEqual([{ decision: "PUBLISHED", revision: 3 }]);

  const back = `/admin/reviews/${ID}/takeBack`;
  answers[back] = {};
  answers["/admin/reviews/getAll"] = queue([review]);
  await act(async () => expect(undoLast()).toBe(true));
  expect(await screen.findByRole("button", { name: "Publish: Loud" })).toBeVisible();
  expect(bodiesOf(back)).toEqual([{ decision: "PUBLISHED", revision: 3 }]);
});

test("a review is declined with a reason, and not without", async () => {
  open();
  const decide = `/admin/reviews/${ID}/decide`;
  answers[decide] = {};
  fireEvent.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog", { name: "Decline “Loud”?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Decline review" }));
  expect((await within(dialog).findAllByText(sentences.reason)).length).toBeGreaterThan(0);
  expect(bodiesOf(decide)).toEqual([]);
  fireEvent.click(within(dialog).getByRole("radio", { name: "It isn't readable" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Decline review" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodiesOf(decide)).toEqual([{ decision: "DECLINED", reason: "UNREADABLE", revision: 3 }]);
  const back = `/admin/reviews/${ID}/takeBack`;
  answers[back] = sentences.decidedSince;
  const reads = () => bodiesOf("/admin/reviews/getAll").length;
  await waitFor(() => expect(reads()).toBe(2));
  await act(async () => expect(undoLast()).toBe(true));
  expect(bodiesOf(back)).toEqual([{ decision: "DECLINED", reason: "UNREADABLE", revision: 3 }]);
  await waitFor(() => expect(reads()).toBe(3));
});

test("a reply is written, changed and removed", async () => {
  answers["/admin/reviews/getAll"] = queue([{ ...review, answer: "Thank you." }]);
  const path = `/admin/reviews/${ID}/answer`;
  answers[path] = {};
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Edit reply" }));
  const field = await screen.findByRole("textbox", { name: /Public, shown below the review/ });
  expect(field).toHaveValue("Thank you.");
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Save reply" }));
  await waitFor(() => expect(bodiesOf(path)).toEqual([{ answer: "" }]));
});

test("a reported review is kept or declined", async () => {
  answers["/admin/reviews/getAll"] = queue([{ ...review, status: "PUBLISHED", reports: 2 }]);
  open("?show=REPORTED");
  expect(await screen.findByText("Reported by 2")).toBeVisible();
  expect(screen.getByRole("button", { name: "Keep published: Loud" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Decline" })).toBeVisible();
  expect(bodiesOf("/admin/reviews/getAll")).toMatchObject([{ state: "REPORTED" }]);
});

test("a list filtered by one customer says so, and shows all of theirs", async () => {
  const counts = [
    { value: "WAITING", count: 1 },
    { value: "ALL", count: 1 },
  ];
  answers["/admin/reviews/getAll"] = { rows: [review], total: 1, counts };
  open("?q=ada%40mail.example&show=ALL");
  expect(await screen.findByRole("row", { name: /Loud/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "All 1" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "ada@mail.example" })).toHaveAttribute(
    "href",
    "/backoffice/customers/ada%40mail.example/",
  );
  expect(screen.getByRole("link", { name: "Show everybody’s" })).toHaveAttribute(
    "href",
    "/backoffice/reviews/",
  );
  expect(bodiesOf("/admin/reviews/getAll")).toMatchObject([{ state: "ALL", customer: "ada@mail.example" }]);
  cleanup();
  open("?q=washer");
  await screen.findByRole("row", { name: /Loud/ });
  expect(bodiesOf("/admin/reviews/getAll").at(-1)).not.toHaveProperty("customer");
  expect(screen.queryByRole("link", { name: "Show everybody’s" })).toBeNull();
});

test("a review edited in the meantime is reloaded", async () => {
  open();
  answers[`/admin/reviews/${ID}/decide`] = sentences.changed;
  fireEvent.click(await screen.findByRole("button", { name: "Publish: Loud" }));
  await waitFor(() => expect(bodiesOf("/admin/reviews/getAll")).toHaveLength(2));
});

test("its pictures open in full size, and one is removed", async () => {
  const picture = "7c1d5c4e-1111-4222-8333-444455556661";
  answers["/admin/reviews/getAll"] = queue([{ ...review, pictures: [picture] }]);
  const path = `/admin/reviews/${ID}/pictures`;
  const large = "data:image/webp;base64,UklGRg==";
  answers[path] = { pictures: [{ id: picture, width: 600, height: 900, large }] };
  open();
  fireEvent.click(await screen.findByRole("button", { name: "View photo" }));
  const dialog = await screen.findByRole("dialog", { name: "Photos of “Loud”" });
  expect(await within(dialog).findByRole("img", { name: "Loud, 1" })).toHaveAttribute("src", large);
  answers[`${path}/${picture}`] = {};
  answers[path] = { pictures: [] };
  answers["/admin/reviews/getAll"] = queue([review]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove Loud, 1" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove photo" }));
  expect(await within(dialog).findByText("No photos left.")).toBeVisible();
  expect(bodiesOf(`${path}/${picture}`)).toHaveLength(1);
});

test("without the permission, and without a response, it says so", async () => {
  answers["/admin/reviews/getAll"] = access.forbidden;
  open();
  expect(await screen.findByRole("heading", { name: access.forbidden })).toBeVisible();
  cleanup();
  delete answers["/admin/reviews/getAll"];
  open();
  expect(screen.queryByRole("table")).toBeNull();
});

describe("several reviews", () => {
  const DECIDE_ALL = "/admin/reviews/decide";
  const other = { ...review, id: "7c1d5c4e-1111-4222-8333-444455556667", title: "Quiet", revision: 8 };
  const selectBoth = async () => {
    answers["/admin/reviews/getAll"] = queue([review, other]);
    open();
    fireEvent.click(await screen.findByRole("checkbox", { name: "Choose Loud" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Choose Quiet" }));
    return within(await screen.findByRole("region", { name: "Selected reviews" }));
  };

  test("are published in the versions shown; the report names one that changed meanwhile", async () => {
    const bar = await selectBoth();
    answers[DECIDE_ALL] = { changed: 1, unchanged: [{ id: other.id, message: sentences.changed }] };
    answers["/admin/reviews/getAll"] = queue([other]);
    fireEvent.click(bar.getByRole("button", { name: "Publish" }));
    const report = within(await screen.findByRole("region", { name: "Bulk update" }));
    expect(report.getByText("1 of 2 reviews published")).toBeVisible();
    expect(report.getByText("Reviews not changed").closest("details")).toHaveTextContent(
      `Quiet ${sentences.changed}`,
    );
    expect(bodiesOf(DECIDE_ALL)).toEqual([
      {
        decision: "PUBLISHED",
        reviews: [
          { id: ID, revision: 3 },
          { id: other.id, revision: 8 },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Choose Loud" })).toBeNull());
    fireEvent.click(report.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Bulk update" })).toBeNull();
  });

  test("are declined for one reason, which is required", async () => {
    const bar = await selectBoth();
    answers[DECIDE_ALL] = { changed: 2, unchanged: [] };
    fireEvent.click(bar.getByRole("button", { name: "Decline" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Decline 2 reviews?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Decline 2 reviews" }));
    expect((await dialog.findAllByText(sentences.reason)).length).toBeGreaterThan(0);
    expect(bodiesOf(DECIDE_ALL)).toEqual([]);
    fireEvent.click(dialog.getByRole("radio", { name: "It isn't readable" }));
    fireEvent.click(dialog.getByRole("button", { name: "Decline 2 reviews" }));
    expect(await screen.findByText("2 of 2 reviews declined")).toBeVisible();
    expect(bodiesOf(DECIDE_ALL)).toMatchObject([{ decision: "DECLINED", reason: "UNREADABLE" }]);
  });
});
