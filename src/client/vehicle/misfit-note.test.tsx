import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { forgetVehicle, storeVehicle } from "../page/vehicle";
import { MisfitNote } from "./misfit-note";

const camry = (year: number) => ({
  key: { year, make: "toyota", model: "camry", trim: "le" },
  name: `${year} Toyota Camry LE`,
});
const tire = {
  axle: "BOTH",
  size: "215/55R17",
  sizeKey: "215-55r17",
  minLoadIndex: null,
  loadRange: null,
  minSpeedRating: null,
};
const SETS = [{ key: "215-55r17", kind: "ORIGINAL", isStaggered: false, tires: [tire] }];

/** Number of requests; whether the API knows the vehicle. */
let requests = 0;
let isKnown = true;

beforeEach(() => {
  requests = 0;
  isKnown = true;
  globalThis.fetch = (async () => {
    requests += 1;
    const envelope = {
      isSuccess: isKnown,
      message: "",
      data: isKnown ? { sets: SETS, hub: null } : null,
      fieldErrors: [],
    };
    return {
      ok: isKnown,
      status: isKnown ? 200 : 404,
      headers: new Headers(),
      json: async () => envelope,
      text: async () => JSON.stringify(envelope),
    };
  }) as never;
});
afterEach(() => {
  act(() => forgetVehicle());
  cleanup();
});

const MISFIT = "Does not fit your 2019 Toyota Camry LE: it came with 215/55R17.";

test("says why a tire of another size does not fit, until the vehicle is removed", async () => {
  storeVehicle(camry(2019));
  render(<MisfitNote code="225-65r17/102//H" />);
  expect(await screen.findByText(MISFIT)).toBeTruthy();
  act(() => forgetVehicle());
  await waitFor(() => expect(screen.queryByText(MISFIT)).toBeNull());
  act(() => storeVehicle(camry(2019)));
  expect(await screen.findByText(MISFIT)).toBeTruthy();
  expect(requests).toBe(1);
});

test("says nothing of a tire that fits beside one that does not, and asks for the vehicle once", async () => {
  storeVehicle(camry(2020));
  render(
    <>
      <MisfitNote code="215-55r17/94//V" />
      <MisfitNote code="225-65r17/102//H" />
      <MisfitNote code={null} />
    </>,
  );
  expect(await screen.findAllByText(/Does not fit/)).toHaveLength(1);
  expect(requests).toBe(1);
});

test("says nothing for a vehicle that the API does not know", async () => {
  isKnown = false;
  storeVehicle(camry(2021));
  render(<MisfitNote code="225-65r17/102//H" />);
  await waitFor(() => expect(requests).toBe(1));
  expect(screen.queryByText(/Does not fit/)).toBeNull();
});

test("asks for nothing without a vehicle", () => {
  render(<MisfitNote code="225-65r17/102//H" />);
  expect(requests).toBe(0);
});
