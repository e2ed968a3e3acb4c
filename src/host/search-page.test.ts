import { cleanAddress } from "./search-page";

test.each([
  ["q=washer&f.rating=&sort=&size=", "/search/?q=washer"],
  [
    "f.category=washers-dryers&f.brand=halden&f.rating=&sort=newest&size=",
    "/search/?f.category=washers-dryers&f.brand=halden&sort=newest",
  ],
  ["q=", "/search/"],
  ["q=tv+under+%24300", "/search/?q=tv&f.price=0-30000"],
  ["q=tv&sort=&utm_source=news&gclid=1", "/search/?q=tv&utm_source=news&gclid=1"],
])("%s is asked for as %s", (search, address) => {
  expect(cleanAddress(search)).toBe(address);
  expect(cleanAddress(address.split("?")[1] ?? "")).toBeNull();
});

test.each([
  "",
  "q=washer",
  "q=washer&f.brand=halden&page=2",
  "f.min=300&f.max=500",
  "utm_source=",
  "q=%F0%9F%98%80",
])("%s stays as it is", (search) => expect(cleanAddress(search)).toBeNull());
