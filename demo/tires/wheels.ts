/** Wheels of the demo line: every line in all its finishes and sizes. */
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
    story: `${line.spokes} spokes, one-piece cast and load-tested to ${Number(load).toLocaleString("en-US")} pounds. The ${signed} mm offset sits at or slightly outside the factory position. Check that the bolt pattern matches your car; smaller hubs need a ring for the ${bore} mm bore.`,
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
      `${finish} finish: Sealed under two clear coats.`,
      "Hub-centric with rings: No vibration at highway speed.",
      "TPMS ready: Works with your car's tire pressure sensors.",
    ],
    included: ["One wheel", "Center cap"],
    picture: picturePathOf(line.brand, `${line.name} ${finish}`),
  };
}
