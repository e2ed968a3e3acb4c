/** The wheels of the demo line: each line in each of its finishes and sizes. */
import { WHEELS } from "#contract/catalogue/categories";
import { VEHICLE_TYPES } from "#contract/tires/vehicle-types";
import { inLowerCase, picturePathOf, type Described } from "./described-product";
import { WHEEL_LINES, WHEEL_SIZES, type WheelLine } from "./wheel-lines";

export function* wheels(): Generator<Described> {
  for (const line of WHEEL_LINES)
    for (const finish of line.finishes)
      for (const text of WHEEL_SIZES[line.group]!.filter((_, at) => at % line.step === 0))
        yield wheelOf(line, finish, text);
}

function wheelOf(line: WheelLine, finish: string, text: string): Described {
  const [size = "", pattern = "", offset = "", bore = "", load = ""] = text.split(" ");
  const [diameter = 0, width = 0] = size.split("x").map(Number);
  const signed = Number(offset) > 0 ? `+${offset}` : offset;
  return {
    leaf: WHEELS,
    brand: line.brand,
    name: `${line.name} ${size} ${pattern} ${signed} ${finish} Wheel`,
    model: `${line.name} ${text} ${finish}`,
    dollars: (70 + (diameter - 15) * 24 + (width - 6.5) * 12) * line.level,
    bulky: false,
    pitch: `${diameter === 18 ? "An" : "A"} ${diameter} by ${width} inch wheel with ${pattern.split("x")[0]} bolts on ${pattern.split("x")[1]} mm, in ${inLowerCase(finish)}.`,
    story: `${line.spokes} spokes, cast in one piece and tested to ${Number(load).toLocaleString("en-US")} pounds. The offset of ${signed} mm places it as the maker of the car did, or a little further out. Check that the bolt pattern is your car's; the hub bore of ${bore} mm takes a ring on smaller hubs.`,
    details: [
      ["Wheel Size", size],
      ["Product Line", line.name],
      ["Vehicle Type", VEHICLE_TYPES[line.vehicleType].name],
      ["Bolt Pattern", pattern],
      ["Offset", `${signed} mm`],
      ["Hub Bore", `${bore} mm`],
      ["Finish", finish],
      ["Load Rating", `${Number(load).toLocaleString("en-US")} pounds`],
      ["Material", "Cast aluminum"],
      ["Spokes", String(line.spokes)],
      ["Lug Seat", "Cone 60°"],
      ["Lug Nuts", "Not included"],
      ["Center Cap", "Included"],
    ],
    features: [
      `${finish} finish: Two coats of clear over it.`,
      "Hub centric with rings: No shaking at highway speed.",
      "Sensor ready: The tire pressure sensors of your car fit in.",
    ],
    included: ["One wheel", "Center cap"],
    picture: picturePathOf(line.brand, `${line.name} ${finish}`),
  };
}
