/** Merges fitment table records into vehicles of one model year and writes them in batches. */
import type { Db } from "../../../db/client";
import type { RejectedRecord } from "../cleaning/read-values";
import type { ImportCounts } from "../import-summary";
import { kebab } from "../writing/slug";
import { VEHICLE_NAME_LENGTH } from "#contract/vehicles/schema";
import { setKeyOf, type FeedFitment, type FeedVehicle } from "./feed-vehicle";
import { isOtherAxle, joinFitments, refusalOfHalf } from "./read-fitments";
import { writeVehicles, type VehicleWrite } from "./vehicle-writes.store";

const VEHICLES_A_BATCH = 1_000;

type Tire = VehicleWrite["tires"][number];
interface Gathered extends Omit<VehicleWrite, "tires"> {
  /** By set and axle; the later of two records wins. */
  readonly tires: Map<string, Tire>;
}

interface PendingHalf<Origin> {
  readonly origin: Origin;
  readonly vehicle: FeedVehicle;
  readonly fitment: FeedFitment;
}

export interface BatchParts {
  readonly connection: Db;
  readonly supplierId: string;
  readonly isDryRun: boolean;
  readonly counts: ImportCounts;
}

/** Origin: the position of a record, for reporting its rejection. */
export class VehicleBatch<Origin> {
  private gathered = new Map<string, Gathered>();
  /** Axles whose counterpart has not come yet. */
  private readonly halves = new Map<string, PendingHalf<Origin>>();
  private readonly vehicleIds = new Set<number>();
  private readonly changed = new Set<number>();

  constructor(private readonly parts: BatchParts) {}

  get isFull(): boolean {
    return this.gathered.size >= VEHICLES_A_BATCH;
  }

  add(origin: Origin, vehicle: FeedVehicle): void {
    for (const year of vehicle.years) this.gather(vehicle, year);
    const { half } = vehicle;
    if (!half) return;
    const key = [...slugsOf(vehicle), vehicle.years.join(), half.set].join("|");
    const otherHalf = this.halves.get(key);
    if (otherHalf && isOtherAxle(otherHalf.fitment, half.fitment.tires[0]!.axle)) {
      this.halves.delete(key);
      const fitments = [joinFitments(otherHalf.fitment, half.fitment)];
      for (const year of vehicle.years) this.gather({ ...vehicle, fitments }, year);
    } else
      this.halves.set(`${key}${otherHalf ? `|${this.halves.size}` : ""}`, {
        origin,
        vehicle,
        fitment: half.fitment,
      });
  }

  /** Rejects axles without a counterpart: half a pair fits no vehicle. Call at the end of a file. */
  endFile(): { readonly origin: Origin; readonly refusal: RejectedRecord }[] {
    const refusals = [...this.halves.values()].map(({ origin, fitment }) => ({
      origin,
      refusal: refusalOfHalf(fitment),
    }));
    this.halves.clear();
    return refusals;
  }

  /** Writes the pending vehicles. @throws database errors */
  async flush(): Promise<void> {
    if (this.gathered.size === 0) return;
    const { connection, supplierId, isDryRun, counts } = this.parts;
    const batch = [...this.gathered.values()].map(({ tires, ...named }) => ({
      ...named,
      tires: [...tires.values()],
    }));
    this.gathered = new Map();
    const { vehicleIds: met, changed } = await writeVehicles(connection, supplierId, batch, isDryRun);
    for (const id of met) this.vehicleIds.add(id);
    for (const id of changed) this.changed.add(id);
    counts.vehicles = this.vehicleIds.size;
    counts.vehiclesChanged = this.changed.size;
  }

  private gather(vehicle: FeedVehicle, year: number): void {
    const [makeSlug, modelSlug, trimSlug] = slugsOf(vehicle);
    const key = [year, makeSlug, modelSlug, trimSlug].join("|");
    const earlier = this.gathered.get(key);
    const { make, model, trim, vehicleType = earlier?.vehicleType } = vehicle;
    const tires = earlier?.tires ?? new Map<string, Tire>();
    for (const fitment of vehicle.fitments) {
      const setKey = setKeyOf(fitment);
      for (const tire of fitment.tires)
        tires.set(`${setKey}|${tire.axle}`, {
          ...tires.get(`${setKey}|${tire.axle}`),
          ...tire,
          setKey,
          kind: fitment.kind,
          isDeleted: fitment.isDeleted ?? false,
        });
    }
    const hub = { ...earlier?.hub, ...vehicle.hub };
    this.gathered.set(key, {
      year,
      make,
      model,
      trim,
      makeSlug,
      modelSlug,
      trimSlug,
      vehicleType,
      hub,
      tires,
    });
  }
}

function slugsOf({ make, model, trim }: FeedVehicle): [string, string, string] {
  return [
    kebab(make, VEHICLE_NAME_LENGTH),
    kebab(model, VEHICLE_NAME_LENGTH),
    kebab(trim, VEHICLE_NAME_LENGTH),
  ];
}
