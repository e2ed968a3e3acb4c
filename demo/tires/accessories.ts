import { picturePathOf, type Described } from "./described-product";
import { WHEEL_ACCESSORIES } from "./wheel-accessories";

export function* accessories(): Generator<Described> {
  for (const [name = "", dollars = "", pitch = "", , details = ""] of WHEEL_ACCESSORIES)
    yield {
      leaf: "wheel-accessories",
      brand: "torquekeep",
      name,
      model: name,
      dollars: Number(dollars),
      bulky: false,
      pitch,
      story: `${pitch} Torquekeep includes everything you need for the job, plus the torque spec for your wheels. Wrong parts can be returned.`,
      details: [
        ...details.split("; ").map((line) => {
          const colon = line.indexOf(": ");
          return [line.slice(0, colon), line.slice(colon + 2)] as const;
        }),
        ["Use", "Cars and light trucks"],
        ["Country of Origin", "Imported"],
        ["Manufacturer's Warranty - Parts", "1 year"],
        ["Manufacturer's Warranty - Labor", "None"],
      ],
      features: [
        "Made to fit: Every piece is stamped with its size.",
        "Tough: Withstands 200 hours of salt spray.",
      ],
      included: [name.split(",")[0]!, "Instructions"],
      picture: picturePathOf("torquekeep", `accessory ${name}`),
    };
}
