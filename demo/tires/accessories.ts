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
      story: `${pitch} Torquekeep packs it with everything the job takes, and a note of the torque your wheels want. Parts that arrive wrong are taken back.`,
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
        "Made to fit: Sizes are stamped on every piece.",
        "Tough: Salt spray for 200 hours leaves no mark.",
      ],
      included: [name.split(",")[0]!, "Instructions"],
      picture: picturePathOf("torquekeep", `accessory ${name}`),
    };
}
