import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { Campaign } from "#contract/marketing/campaigns";
import { addDays, shopDay, shopMoment } from "#contract/time/days";
import { MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES, campaignPath } from "#contract/site/backoffice-paths";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { CampaignsAdmin } from "./campaigns-admin";

jest.setTimeout(60_000);

const { campaigns: sentences, access, generic } = MESSAGES;
const ID = "7c1d5c4e-1111-4222-8333-444455556666";
const LIST = "/admin/campaigns/getAll";
const DETAIL = `/admin/campaigns/${ID}`;
const draft: Campaign = {
  id: ID,
  subject: "New arrivals",
  text: "Look at [these](/tires/).",
  products: "",
  segment: "NEVER",
  category: "",
  rate: 600,
  state: "DRAFT",
  revision: 3,
  sendAt: null,
  endedAt: null,
  recipients: null,
  figures: null,
};
const figures = {
  sent: 1_200,
  waiting: 34,
  bounced: 5,
  unknown: 2,
  withdrawn: 1,
  unsubscribed: 7,
  visits: 321,
  orders: 4,
  orderCents: 123_456,
};
const sending: Campaign = {
  ...draft,
  state: "SENDING",
  sendAt: "2026-11-20T12:00:00.000Z",
  recipients: 1_242,
  figures,
};

/** Request bodies by path; responses by path, or a refusal. */
let sent: [string, unknown][] = [];
let answers: Record<string, object | string> = {};

async function start(): Promise<void> {
  sent = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (url: string, { body }: { body?: string }) => {
    const { pathname } = new URL(url);
    sent.push([pathname, body && JSON.parse(body)]);
    const data = answers[pathname];
    if (data === undefined) return new Promise(() => undefined);
    const isSuccess = typeof data !== "string";
    const envelope = {
      isSuccess,
      message: isSuccess ? "" : data,
      data: isSuccess ? data : null,
      fieldErrors: [],
    };
    const status = isSuccess ? 200 : data === access.forbidden ? 403 : 400;
    return {
      ok: isSuccess,
      status,
      headers: new Headers(),
      json: async () => envelope,
      text: async () => JSON.stringify(envelope),
    };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["campaigns.write"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
}
const show = (pathname = BACKOFFICE_ROUTES.campaigns, search = "") =>
  render(
    <Providers>
      <CampaignsAdmin location={{ pathname, search }} />
    </Providers>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

afterEach(async () => {
  cleanup();
  answers = {};
  await act(forgetSession);
});

describe("the list", () => {
  test("shows each campaign's status and audience", async () => {
    const { id, subject, segment, category, state, sendAt, recipients } = sending;
    const row = { id, subject, segment, category, state, sendAt, recipients, changedAt: sendAt };
    answers[LIST] = { rows: [row], total: 1 };
    await start();
    show();
    const link = await screen.findByRole("link", { name: subject });
    expect(link).toHaveAttribute("href", campaignPath(ID));
    const cells = within(link.closest("tr")!);
    for (const words of ["Sending", "Subscribers who have never bought", "1,242"])
      expect(cells.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Create campaign" })).toHaveAttribute(
      "href",
      BACKOFFICE_ROUTES.newCampaign,
    );
  });

  test.each([
    ["no campaign", { rows: [], total: 0 }, "No campaigns yet"],
    ["no permission", access.forbidden, access.forbidden],
    ["a failure", generic.failure, "We couldn't load the campaigns"],
  ])("with %s says so", async (_what, answer, words) => {
    answers[LIST] = answer;
    await start();
    show();
    expect(await screen.findByRole("heading", { name: words })).toBeVisible();
  });
});

describe("a draft", () => {
  test("is rejected on its fields, previewed at two widths in script-free frames, and saved", async () => {
    answers["/admin/campaigns/preview"] = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
    await start();
    show(BACKOFFICE_ROUTES.newCampaign);
    await press("Preview email");
    expect((await screen.findAllByText(sentences.subject)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^Subject/, "Hello");
    type(/^Text/, "See [this](javascript:x)");
    await press("Preview email");
    expect((await screen.findAllByText(sentences.link)).length).toBeGreaterThan(0);
    type(/^Text/, "See [this](/tires/)");
    await press("Preview email");
    for (const width of [390, 640]) {
      const frame = await screen.findByTitle(`Email preview, ${width} pixels wide`);
      expect([frame.getAttribute("sandbox"), frame.getAttribute("width")]).toEqual(["", String(width)]);
      expect(frame.getAttribute("srcdoc")).toBe("<p>Hello</p>");
    }
    type(/^Send to/, "CATEGORY");
    await press("Save draft");
    expect((await screen.findAllByText(sentences.category)).length).toBeGreaterThan(0);
    type(/^Bought in/, "televisions");
    type(/^Emails per minute/, "90");
    await press("Save draft");
    await waitFor(() => expect(sent.at(-1)?.[0]).toMatch(/^\/admin\/campaigns\/[\w-]{36}$/));
    expect(sent.at(-1)?.[1]).toEqual({
      subject: "Hello",
      text: "See [this](/tires/)",
      products: "",
      segment: "CATEGORY",
      category: "televisions",
      rate: 90,
      revision: 0,
    });
  });

  test("is sent only after a confirmation with the number of recipients, and a test goes to oneself", async () => {
    answers[DETAIL] = { campaign: draft };
    answers[`${DETAIL}/readers`] = { readers: 1_234 };
    answers[`${DETAIL}/test`] = {};
    answers[`${DETAIL}/move`] = { campaign: { ...sending, figures: { ...figures, sent: 0 } } };
    answers["/admin/campaigns/preview"] = { subject: "New", html: "<p>x</p>", text: "x" };
    await start();
    show(campaignPath(ID));
    await press("Send me a test email");
    await waitFor(() => expect(sent.at(-1)).toEqual([`${DETAIL}/test`, { key: expect.any(String) }]));
    await press("Send campaign");
    const dialog = within(await screen.findByRole("dialog", { name: "Send this campaign?" }));
    expect(await dialog.findByText("1,234")).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Send at/), { target: { value: "2020-01-01T10:00" } });
    fireEvent.click(dialog.getByRole("button", { name: "Confirm and send" }));
    expect((await dialog.findAllByText(sentences.time)).length).toBeGreaterThan(0);
    fireEvent.change(dialog.getByLabelText(/^Send at/), { target: { value: "" } });
    fireEvent.click(dialog.getByRole("button", { name: "Confirm and send" }));
    await waitFor(() =>
      expect(sent).toContainEqual([`${DETAIL}/move`, { move: "SCHEDULE", revision: 3, sendAt: null }]),
    );
    expect(await screen.findByText("Sending")).toBeVisible();
  });

  test("is scheduled by the shop's clock, whatever the browser's is", async () => {
    answers[DETAIL] = { campaign: draft };
    answers[`${DETAIL}/readers`] = { readers: 2 };
    answers[`${DETAIL}/move`] = { campaign: { ...sending, figures: { ...figures, sent: 0 } } };
    await start();
    show(campaignPath(ID));
    await press("Send campaign");
    const dialog = within(await screen.findByRole("dialog", { name: "Send this campaign?" }));
    await dialog.findByText("2");
    const typed = `${addDays(shopDay(new Date()), 2)}T23:30`;
    fireEvent.change(dialog.getByLabelText(/^Send at/), { target: { value: typed } });
    expect(dialog.getByLabelText(/^Send at/)).toHaveAccessibleDescription(/Central time/);
    fireEvent.click(dialog.getByRole("button", { name: "Confirm and send" }));
    const move = () =>
      sent.find(([path]) => path === `${DETAIL}/move`)?.[1] as { sendAt: string } | undefined;
    await waitFor(() => expect(move()).toMatchObject({ move: "SCHEDULE" }));
    const { sendAt } = move()!;
    expect(shopMoment(new Date(sendAt))).toMatch(`${typed}:00`);
  });

  test("without recipients is not sent", async () => {
    answers[DETAIL] = { campaign: draft };
    answers[`${DETAIL}/readers`] = { readers: 0 };
    await start();
    show(campaignPath(ID));
    await press("Send campaign");
    expect(await screen.findByText(sentences.nobody)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Confirm and send" })).toBeNull();
  });
});

test("a running campaign shows its figures, and is paused and cancelled", async () => {
  answers[DETAIL] = { campaign: sending };
  answers[`${DETAIL}/move`] = { campaign: { ...sending, state: "PAUSED", revision: 4 } };
  await start();
  show(campaignPath(ID));
  expect(await screen.findByText("1,200")).toBeVisible();
  expect(screen.getByText("4, $1,234.56 in total")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save draft" })).toBeNull();
  await press("Pause");
  await waitFor(() =>
    expect(sent).toContainEqual([`${DETAIL}/move`, { move: "PAUSE", revision: 3, sendAt: null }]),
  );
  expect(await screen.findByRole("button", { name: "Resume" })).toBeVisible();
  answers[`${DETAIL}/move`] = { campaign: { ...sending, state: "CANCELLED", revision: 5 } };
  await press("Cancel campaign");
  const question = within(await screen.findByRole("dialog", { name: "Cancel this campaign?" }));
  expect(sent).not.toContainEqual([`${DETAIL}/move`, expect.objectContaining({ move: "CANCEL" })]);
  fireEvent.click(question.getByRole("button", { name: "Cancel campaign" }));
  expect(await screen.findByText("Canceled")).toBeVisible();
  expect(document.activeElement).toBe(document.getElementById("campaign-heading"));
});
