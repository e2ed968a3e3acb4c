/** Common vehicles on American roads with their factory sizes, imported as a supplier's fitment table. */
import type { VehicleType } from "#contract/tires/vehicle-types";
import { CHRYSLER, DODGE, JEEP, RAM } from "./chrysler";
import type { DemoMake } from "./demo-make";
import { AUDI, BMW, MERCEDES_BENZ, PORSCHE, VOLKSWAGEN, VOLVO } from "./europe";
import { FORD, LINCOLN } from "./ford";
import { BUICK, CADILLAC, CHEVROLET, GMC } from "./general-motors";
import { ACURA, HONDA } from "./honda";
import { HYUNDAI, KIA } from "./hyundai-kia";
import { MAZDA, MITSUBISHI, SUBARU } from "./mazda-subaru";
import { INFINITI, NISSAN } from "./nissan";
import { FREIGHTLINER, TESLA } from "./others";
import { LEXUS, TOYOTA } from "./toyota";

export const DEMO_MAKES: readonly DemoMake[] = [
  ...[TOYOTA, LEXUS, HONDA, ACURA, NISSAN, INFINITI, MAZDA, SUBARU, MITSUBISHI, HYUNDAI, KIA],
  ...[FORD, LINCOLN, CHEVROLET, GMC, BUICK, CADILLAC, RAM, JEEP, CHRYSLER, DODGE, TESLA, FREIGHTLINER],
  ...[VOLKSWAGEN, BMW, MERCEDES_BENZ, AUDI, PORSCHE, VOLVO],
];

/** Record format of the fitment importer. */
export interface DemoVehicleRecord {
  readonly years: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly vehicleType: VehicleType;
  readonly boltPattern: string;
  readonly hubBore?: string;
  /** 35-50, in mm. */
  readonly offsetRange?: string;
  readonly fitments: readonly DemoFitment[];
}

interface DemoFitment {
  readonly kind: "original" | "optional";
  readonly axle?: "front" | "rear";
  /** Includes the service description if both parts are known. */
  readonly size: string;
  readonly loadIndex?: string;
  /** 18x8 ET40 */
  readonly wheel?: string;
}

/** One record per trim and generation. */
export function demoVehicleRecords(): DemoVehicleRecord[] {
  return DEMO_MAKES.flatMap(({ make, models }) =>
    models.flatMap(([model, years, hub, vehicleType, trims]) =>
      Object.entries(trims).map(([trim, sizes]) => {
        const [boltPattern = "", hubBore, offsetRange] = hub.split(" ");
        const fitments = sizes.split("; ").flatMap(readSet);
        return { years, make, model, trim, vehicleType, boltPattern, hubBore, offsetRange, fitments };
      }),
    ),
  );
}

function readSet(text: string): DemoFitment[] {
  const isOptional = text.startsWith("(");
  const kind = isOptional ? "optional" : "original";
  const [front = "", rear] = (isOptional ? text.slice(1, -1) : text).split(" + ");
  if (rear === undefined) return [{ kind, ...readTire(front) }];
  return [
    { kind, axle: "front", ...readTire(front) },
    { kind, axle: "rear", ...readTire(rear) },
  ];
}

function readTire(text: string): Pick<DemoFitment, "size" | "loadIndex" | "wheel"> {
  const [size = "", ...more] = text.split(" ");
  const service = more.find((word) => /^\d{2,3}(\/\d{2,3})?[A-Z]$/.test(word));
  const loadIndex = more.find((word) => /^\d{2,3}(\/\d{2,3})?$/.test(word))?.split("/")[0];
  const wheel = more.filter((word) => /^[\d.]+x[\d.]+$|^ET\d+$/.test(word)).join(" ");
  return { size: service ? `${size} ${service}` : size, loadIndex, wheel: wheel || undefined };
}
