import { fireEvent, screen, within } from "@testing-library/dom";
import { storeVehicle } from "../../client/page/vehicle";
import { watchMisfits } from "./watch-misfits";

const CAMRY = {
  key: { year: 2019, make: "toyota", model: "camry", trim: "le" },
  name: "2019 Toyota Camry LE",
};
const MISFIT = "Does not fit your 2019 Toyota Camry LE: it came with 215/55R17.";
const added: string[] = [];

/** jsdom has no modal dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  watchMisfits();
  addEventListener("click", ({ target }) => {
    const { addToCart } = (target as HTMLElement).dataset;
    if (addToCart) added.push(addToCart);
  });
});
beforeEach(() => {
  added.length = 0;
  storeVehicle(CAMRY);
});

function showProduct(productId: string, verdict: string): HTMLElement {
  document.body.innerHTML = `<div class="buy"><p data-fit="" data-verdict="${verdict}">${MISFIT}</p>
    <button data-add-to-cart="${productId}">Add to Cart</button></div>
    <ul><li><p data-fit="" data-verdict="DOES_NOT_FIT"></p></li></ul>`;
  return screen.getByRole("button", { name: "Add to Cart" });
}

test("a product that does not fit is added after one question, which names the vehicle and the reason", async () => {
  const button = showProduct("1", "DOES_NOT_FIT");
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Not for your 2019 Toyota Camry LE" });
  expect(within(dialog).getByText(MISFIT)).toBeTruthy();
  expect(within(dialog).getByRole("link", { name: "See what fits" }).getAttribute("href")).toContain("camry");
  expect(added).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Add to Cart anyway" }));
  expect(added).toEqual(["1"]);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button);
  expect(added).toEqual(["1", "1"]);
});

test("another vehicle is asked about again", async () => {
  const button = showProduct("1", "DOES_NOT_FIT");
  storeVehicle({ ...CAMRY, name: "2020 Ford F-150 XL" });
  fireEvent.click(button);
  expect(await screen.findByRole("dialog", { name: "Not for your 2020 Ford F-150 XL" })).toBeTruthy();
  expect(added).toEqual([]);
});

test.each(["FITS", "UNKNOWN", ""])("a product with the verdict %j is added at once", (verdict) => {
  fireEvent.click(showProduct("2", verdict));
  expect(added).toEqual(["2"]);
});
