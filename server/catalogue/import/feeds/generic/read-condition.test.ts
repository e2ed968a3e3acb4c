import { readProduct } from "./read-product";

const conditionOf = (record: object) => readProduct({ sku: 1, ...record }).condition;

it.each([
  [{ condition: "New" }, "New"],
  [{ condition: "Certified Refurbished" }, "Refurbished"],
  [{ condition: ["renewed"] }, "Refurbished"],
  [{ condition: "Used - Like New" }, "Pre-owned"],
  [{ condition: "Open-Box Excellent" }, "Open box"],
  [{ condition: "excellent" }, "Open box"],
  [{ preowned: true }, "Pre-owned"],
  [{ preowned: false }, "New"],
  [{ refurbished: "yes" }, "Refurbished"],
  [{ condition: "New", name: "WWE 2K15 - PRE-OWNED - Xbox 360" }, "Pre-owned"],
  [{ preowned: false, name: "Apple - iPhone 6 (Refurbished)" }, "Refurbished"],
  [{ name: 'Geek Squad Certified Refurbished 55" TV' }, "Refurbished"],
  [{ name: "Camera - Open Box" }, "Open box"],
  [{ name: "Console (Used)" }, "Pre-owned"],
  [
    {
      name: "Game",
      categoryPath: [
        { id: "a", name: "Video Games" },
        { id: "b", name: "Pre-Owned Games" },
      ],
    },
    "Pre-owned",
  ],
  [{ names: { title: "Laptop - Refurbished" } }, "Refurbished"],
  [{ name: "Lamp", offers: [{ condition: "excellent" }] }, undefined],
  [{ name: "The most used phone, with an open boxed frame" }, undefined],
  [{ name: "Washer" }, undefined],
  [{}, undefined],
])("the condition of %j is %p", (record, condition) => {
  expect(conditionOf(record)).toBe(condition);
});
