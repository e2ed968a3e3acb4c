import { act, cleanup, configure, fireEvent, render, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { MESSAGES } from "#contract/messages";
import type { Figures, PerformanceAnswer } from "#contract/performance/calls";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { PerformanceScreen } from "./performance-screen";

configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const NOTHING: Figures = { lcp: null, inp: null, cls: null, ttfb: null };
const FIGURES: Figures = {
  lcp: { views: 1_200, p50: 1_450, p75: 2_550, p95: -1 },
  inp: { views: 300, p50: 40, p75: 200, p95: 610 },
  cls: { views: 1_100, p50: 0, p75: 0.1, p95: 0.31 },
  ttfb: null,
};
const SUMMARY: PerformanceAnswer = {
  from: "2026-11-25",
  to: "2026-11-26",
  today: "2026-11-26",
  totals: FIGURES,
  days: [
    { key: "2026-11-25", figures: NOTHING },
    { key: "2026-11-26", figures: FIGURES },
  ],
  pageTypes: [{ key: "product", figures: FIGURES }],
  deviceClasses: [{ key: "PHONE", figures: FIGURES }],
  releases: [{ key: "1.2", figures: FIGURES }],
  errors: [{ message: "x is not a function", views: 1_234 }],
};
const EMPTY = { ...SUMMARY, totals: NOTHING, pageTypes: [], deviceClasses: [], releases: [], errors: [] };

let queries: unknown[] = [];
async function start(answer: object, search = ""): Promise<void> {
  queries = [];
  document.body.innerHTML = "<div data-snackbar></div>";
  globalThis.fetch = (async (_url: string, { body }: { body?: string }) => {
    queries.push(JSON.parse(body ?? "{}"));
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(answer) };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Owner",
        type: "ADMIN",
        permissions: ["reports.sales"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
  render(
    <Providers>
      <PerformanceScreen location={{ search }} />
    </Providers>,
  );
}
const succeeded = (data: object) => ({ isSuccess: true, message: "", fieldErrors: [], data });

afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("figures are next to their budget, with a chart, its table, and errors", async () => {
  await start(succeeded(SUMMARY), "?from=2026-11-25&to=2026-11-26&deviceClass=PHONE&pageType=secret");
  expect(await screen.findByRole("link", { name: "LCP: largest content painted 2.55 s" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(queries).toEqual([
    { from: "2026-11-25", to: "2026-11-26", pageType: "", deviceClass: "PHONE", release: "" },
  ]);
  const figures = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(figures).toEqual([
    expect.stringMatching(/Over the 2\.5 s budget, from 1,200 page views$/),
    expect.stringMatching(/Within the 200 ms budget, from 300 page views$/),
    expect.stringMatching(/Within the 0\.1 budget, from 1,100 page views$/),
    expect.stringMatching(/No data\. Budget: 800 ms$/),
  ]);
  const days = screen.getByRole("table", { name: "LCP by day, as a table", hidden: true });
  const cells = within(days)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.at(-1)).toEqual(["26 Nov, 2026 (partial day)", "1.45 s", "2.55 s", "more than 10 s", "1,200"]);
  expect(cells.at(-2)).toEqual(["25 Nov, 2026", "—", "—", "—", "0"]);
  expect(screen.getByRole("link", { name: "Product" })).toHaveAttribute(
    "href",
    "/backoffice/performance/?from=2026-11-25&to=2026-11-26&pageType=product&deviceClass=PHONE",
  );
  expect(screen.getByRole("table", { name: /^Script errors/ })).toHaveTextContent("x is not a function");
  expect(await screen.findByText("Budget: 2.5 s")).toBeInTheDocument();
  const widths = Array.from(document.querySelectorAll("rect[width]"), (rect) =>
    Number(rect.getAttribute("width")),
  );
  expect(Math.min(...widths)).toBeGreaterThan(0);
});

test("the selected figure, days and filters are in the address", async () => {
  await start(succeeded(SUMMARY), "?metric=inp");
  await screen.findByRole("figure", { name: "INP by day, with its budget of 200 ms" });
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
  fireEvent.change(screen.getByLabelText("Page"), { target: { value: "home" } });
  fireEvent.change(screen.getByLabelText("Release"), { target: { value: "1.2" } });
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(navigate).toHaveBeenLastCalledWith(
    "/backoffice/performance/?from=2026-11-01&to=2026-11-26&pageType=home&release=1.2&metric=inp",
  );
});

test("days without data say so and link back", async () => {
  await start(succeeded(EMPTY), "?pageType=home");
  expect(await screen.findByRole("heading", { name: "No data for these dates" })).toBeVisible();
  expect(screen.getByRole("link", { name: /Reset dates/ })).toHaveAttribute(
    "href",
    "/backoffice/performance/",
  );
});

test.each([MESSAGES.access.forbidden, MESSAGES.reports.tooLong])(
  "%s is shown instead of figures",
  async (message) => {
    await start({ isSuccess: false, message, fieldErrors: [], data: null });
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  },
);

test("a figure without page views has a sentence instead of an empty chart", async () => {
  await start(succeeded(SUMMARY), "?metric=ttfb");
  const figure = within(await screen.findByRole("figure", { name: /^TTFB by day/ }));
  expect(figure.getByText("No page views with this metric on these dates.")).toBeVisible();
  expect(figure.queryByText(/^Budget:/)).toBeNull();
});
