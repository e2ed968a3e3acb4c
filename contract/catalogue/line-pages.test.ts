import { attributePagePath } from "./attribute-pages";
import { linePagesOf } from "./line-pages";

const addressesOf = (product: Parameters<typeof linePagesOf>[0]) =>
  linePagesOf(product).map((page) => attributePagePath(page));

test("a wheel is on the pages of its line and its bolt pattern, a tire on those of its line and its size, other products on none", () => {
  const line = [{ name: "Product Line", value: "Apex R5" }];
  const wheel = { name: "Forgecrest Apex R5 18x8 5x114.3 35mm", categoryId: "wheels", brandId: "forgecrest" };
  expect(
    addressesOf({ ...wheel, attributes: [...line, { name: "Bolt Pattern", value: "5x114.3" }] }),
  ).toEqual(["/products/wheels/line/forgecrest-apex-r5/", "/products/wheels/bolt-pattern/5x114-3/"]);
  const tire = { name: "Norvik Glide 225/65R17 102H", categoryId: "tires", brandId: "norvik" };
  expect(addressesOf({ ...tire, attributes: [{ name: "Product Line", value: "Glide" }] })).toEqual([
    "/products/tires/line/norvik-glide/",
    "/tires/225-65r17/",
  ]);
  expect(addressesOf({ ...wheel, categoryId: "laptop-computers", attributes: line })).toEqual([]);
});
