import { placeOf, SEARCH_PLACE } from "../../catalogue/search/listing-place";
import { cleanAddress } from "./search-page";

test.each([
  ["q=washer&f.rating=&sort=&size=", "/search/?q=washer"],
  [
    "f.category=washers-dryers&f.brand=halden&f.rating=&sort=newest&size=",
    "/search/?f.category=washers-dryers&f.brand=halden&sort=newest",
  ],
  ["q=", "/search/"],
  ["q=tv+under+%24300", "/search/?q=tv&f.price=0-30000"],
  ["f.min=300&f.max=500", "/search/?f.price=30000-50000"],
  ["f.price=30000-50000&f.min=&f.max=", "/search/"],
  ["q=tv&sort=&utm_source=news&gclid=1", "/search/?q=tv&utm_source=news&gclid=1"],
])("%s becomes %s", (search, address) => {
  expect(cleanAddress(SEARCH_PLACE, search)).toBe(address);
  expect(cleanAddress(SEARCH_PLACE, address.split("?")[1] ?? "")).toBeNull();
});

test.each(["", "q=washer", "q=washer&f.brand=halden&page=2", "utm_source=", "q=%F0%9F%98%80"])(
  "%s stays unchanged",
  (search) => expect(cleanAddress(SEARCH_PLACE, search)).toBeNull(),
);

test.each([
  ["/products/televisions/", "f.brand=halden&f.rating=&sort=&size=", "/products/televisions/?f.brand=halden"],
  ["/products/televisions/", "f.category=cameras&f.brand=halden", "/products/televisions/?f.brand=halden"],
  ["/products/televisions/", "f.rating=&sort=", "/products/televisions/"],
  ["/products/televisions/", "page=3&gclid=1", "/products/televisions/page/3/?gclid=1"],
  ["/brands/halden/", "f.brand=norvik", "/brands/halden/"],
  ["/brands/halden/", "f.category=televisions&sort=newest", null],
  ["/products/televisions/", "utm_source=news", null],
])("of %s, %s becomes %s", (path, search, address) => {
  expect(cleanAddress(placeOf(path)!, search)).toBe(address);
});
