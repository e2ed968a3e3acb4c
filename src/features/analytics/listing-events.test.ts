import { placeOf } from "../../catalogue/search/listing-place";
import { listenToEvents, type Happened } from "../../client/page/track";
import { leaveListing, recordListing } from "./listing-events";

let events: Pick<Happened, "kind" | "values">[] = [];
listenToEvents(({ kind, values }) => events.push({ kind, values }));

/** Results of an address as rendered by host or app; without a count they are still loading. */
function show(address: string, count?: string): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = count
    ? `<div id="search-results" data-url="${address.replaceAll("&", "&amp;")}"><h2 class="count">${count}</h2></div>`
    : `<div id="search-results" data-url="/search/?q=older"></div>`;
  recordListing(placeOf(location.pathname)!);
}

beforeEach(() => {
  leaveListing();
  events = [];
});

test("a search is recorded once, with its results, when they are shown", () => {
  show("/search/?q=washer");
  expect(events).toEqual([]);
  show("/search/?q=washer", "1,204 products for “washer”");
  show("/search/?q=washer", "1,204 products for “washer”");
  show("/search/?q=washer&page=2", "1,204 products for “washer”");
  expect(events).toEqual([{ kind: "SEARCH", values: { searchText: "washer", searchResults: 1204 } }]);
});

test("filters are recorded with their effect, except those in the initial address", () => {
  show("/products/washers/?f.brand=norvik", "12 products");
  expect(events).toEqual([]);
  show("/products/washers/?f.brand=norvik&f.availability=available", "9 products");
  show("/products/washers/?f.brand=halden&f.availability=available", "7 products");
  show("/products/washers/?f.brand=halden", "20 products");
  expect(events).toEqual([
    {
      kind: "FILTER",
      values: { filterKey: "AVAILABILITY", filterValue: "AVAILABLE", filterCount: 2, filterAction: "added" },
    },
    {
      kind: "FILTER",
      values: { filterKey: "BRAND", filterValue: "halden", filterCount: 2, filterAction: "added" },
    },
    {
      kind: "FILTER",
      values: {
        filterKey: "AVAILABILITY",
        filterValue: "AVAILABLE",
        filterCount: 1,
        filterAction: "cleared",
      },
    },
  ]);
});

test("a listing without filters records cleared filters, whatever rendered it", () => {
  show("/products/washers/?f.brand=norvik", "12 products");
  history.replaceState(null, "", "/products/washers/");
  document.body.innerHTML = `<main data-listing="40"><div id="search-results"></div></main>`;
  recordListing(placeOf(location.pathname)!);
  expect(events).toMatchObject([{ kind: "FILTER", values: { filterCount: 0, filterAction: "cleared" } }]);
});
