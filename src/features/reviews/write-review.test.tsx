import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../client/providers/providers";
import { WriteReviewScreen } from "./write-review-screen";

const { reviews: sentences } = MESSAGES;
const ORDER = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
const own = (review: object | null = null) => ({
  product: { productId: "1001", name: "Washer", url: "/product/washer-1001/" },
  suggestedName: "Ada L.",
  review,
});
const WRITTEN = {
  stars: 2,
  title: "Loud",
  text: "It is far too loud.",
  name: "Ada",
  status: "DECLINED",
  declineReason: "OFF_TOPIC",
  writtenAt: "2026-11-05T10:00:00.000Z",
  pictures: [],
};
let requests: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, object> = {};

async function open(address: string): Promise<void> {
  history.replaceState(null, "", address);
  await act(async () => {
    render(
      <Providers>
        <WriteReviewScreen />
      </Providers>,
    );
  });
}
beforeEach(() => {
  requests = [];
  answers = { "/review/own": succeed(own(), "Successful") };
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    const path = new URL(url).pathname;
    requests.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const answer = answers[path]!;
    return {
      status: "data" in answer && answer.data === null ? 400 : 200,
      text: async () => JSON.stringify(answer),
    };
  }) as never;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the customer of an order rates with radio buttons and writes a text", async () => {
  await open(`/review/?product=1001&order=${ORDER}#key=secret`);
  expect(await screen.findByRole("textbox", { name: "Display name" })).toHaveValue("Ada L.");
  expect(location.hash).toBe("");
  expect(screen.getByRole("group", { name: "How would you rate it?" })).toBeVisible();
  fireEvent.click(screen.getByRole("radio", { name: "4 stars, good" }));
  type("Title", "Quiet");
  type("Your review", "It washes well.");
  answers["/review/save"] = succeed(
    own({ ...WRITTEN, status: "WAITING", declineReason: null }),
    sentences.saved,
  );
  press("Submit review");
  expect(await screen.findByText(sentences.saved)).toHaveFocus();
  expect(requests.at(-1)).toEqual({
    path: "/review/save",
    body: {
      productId: "1001",
      orderId: ORDER,
      orderKey: "secret",
      stars: 4,
      title: "Quiet",
      text: "It washes well.",
      name: "Ada L.",
      pictures: [],
    },
  });
});

test("missing values are reported before sending", async () => {
  await open(`/review/?product=1001&order=${ORDER}#key=secret`);
  await screen.findByRole("button", { name: "Submit review" });
  press("Submit review");
  expect((await screen.findAllByText(sentences.stars)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(sentences.text).length).toBeGreaterThan(0);
  expect(requests.map(({ path }) => path)).toEqual(["/review/own"]);
});

test("a declined review shows the reason and can be edited", async () => {
  answers["/review/own"] = succeed(own(WRITTEN), "Successful");
  await open(`/review/?product=1001&order=${ORDER}#key=secret`);
  expect(await screen.findByText(/it isn't about the product/)).toBeVisible();
  expect(screen.getByRole("radio", { name: "2 stars, poor" })).toBeChecked();
  expect(screen.getByRole("button", { name: "Update review" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Delete my review" })).toBeVisible();
});

test("a customer without the product sees that", async () => {
  answers["/review/own"] = fail(sentences.notBought);
  await open(`/review/?product=1001&order=${ORDER}#key=secret`);
  expect(await screen.findByText(sentences.notBought)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a guest without a link is led to the sign-in, and the product stays secret", async () => {
  await open("/review/?product=1001");
  expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/login/?returnUrl=%2Freview%2F%3Fproduct%3D1001",
  );
  cleanup();
  await open("/review/");
  expect(await screen.findByRole("link", { name: "Find your order" })).toHaveAttribute(
    "href",
    "/order/find/",
  );
  expect(requests).toEqual([]);
});

describe("pictures", () => {
  const SMALL = "data:image/webp;base64,UklGRg==";
  const savedPictures = [{ id: "7c1d5c4e-1111-4222-8333-444455556661", small: SMALL }];
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText(/^Pictures/), { target: { files } });
  const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
  const start = async () => {
    answers["/review/own"] = succeed(own({ ...WRITTEN, pictures: savedPictures }), "Successful");
    answers["/review/picture/send"] = succeed({ picture: { id: "x", small: SMALL } }, "Successful");
    answers["/review/picture/drop"] = succeed({}, "Successful");
    await open(`/review/?product=1001&order=${ORDER}#key=secret`);
    return screen.findByRole("img", { name: "1: already uploaded" });
  };
  const saved = () => requests.find(({ path }) => path === "/review/save")!.body["pictures"];

  test("are sent at once, shown as others will see them, and saved with the review in order", async () => {
    await start();
    choose(photo("loud.jpg", 1_200_000));
    expect(await screen.findByRole("img", { name: "2: loud.jpg" })).toBeVisible();
    const sent = requests.filter(({ path }) => path === "/review/picture/send").map(({ body }) => body);
    expect(sent.map(({ position, isLast }) => [position, isLast])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(sent[0]).toMatchObject({ productId: "1001", orderId: ORDER, orderKey: "secret" });
    answers["/review/save"] = succeed(own(WRITTEN), sentences.saved);
    press("Update review");
    await screen.findByText(sentences.saved);
    expect(saved()).toEqual([savedPictures[0]!.id, sent[0]!["picture"]]);
  });

  test("that fail show the reason, and the review is not sent without them unnoticed", async () => {
    await start();
    answers["/review/picture/send"] = fail(sentences.pictureBroken);
    choose(photo("cut.jpg"), new File(["<svg/>"], "drawn.svg", { type: "image/svg+xml" }));
    expect(await screen.findByText(sentences.pictureBroken)).toBeVisible();
    expect(await screen.findByText(sentences.pictureKind)).toBeVisible();
    press("Update review");
    expect(await screen.findByText(sentences.picturesFailed)).toBeVisible();
    expect(requests.some(({ path }) => path === "/review/save")).toBe(false);
    press("Remove picture 3");
    press("Remove picture 2");
    answers["/review/save"] = succeed(own(WRITTEN), sentences.saved);
    press("Update review");
    await screen.findByText(sentences.saved);
    expect(saved()).toEqual([savedPictures[0]!.id]);
  });

  test("beyond four are rejected, and removing one deletes it at once and makes room", async () => {
    await start();
    choose(...["a.jpg", "b.jpg", "c.jpg", "d.jpg"].map((name) => photo(name)));
    expect(await screen.findByText(sentences.maxPictures)).toBeVisible();
    expect(await screen.findByRole("img", { name: "4: c.jpg" })).toBeVisible();
    expect(screen.getByLabelText(/^Pictures/)).toBeDisabled();
    press("Remove picture 4");
    await waitFor(() => expect(screen.getByLabelText(/^Pictures/)).toHaveFocus());
    expect(requests.filter(({ path }) => path === "/review/picture/drop")).toHaveLength(1);
    // A saved picture is removed when the review is saved.
    press("Remove picture 1");
    expect(requests.filter(({ path }) => path === "/review/picture/drop")).toHaveLength(1);
  });
});
