/**
 * Vehicles and their original fitments. A step without results raises NOT_FOUND, so no list is ever empty.
 */
import type { VehicleMake, VehicleRow } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import {
  vehicleName,
  type FitmentSet,
  type TrimChoice,
  type VehicleChoice,
  type VehicleFitment,
  type VehicleKey,
} from "#contract/vehicles/schema";
import { DomainError } from "../errors";
import type { FittedRow } from "./vehicles.record";
import type { VehicleStore } from "./vehicles.store";

const SLUG = /^[a-z0-9-]{1,60}$/;

export class VehicleService {
  constructor(private readonly store: VehicleStore) {}

  /** Newest first; empty in a shop without vehicles. */
  listYears(): Promise<number[]> {
    return this.store.listYears();
  }

  /** @throws DomainError NOT_FOUND */
  async listMakes({ year }: Pick<VehicleKey, "year">): Promise<VehicleChoice[]> {
    return known(await this.store.listMakes(year));
  }

  /** @throws DomainError NOT_FOUND */
  async listModels({ year, make }: Pick<VehicleKey, "year" | "make">): Promise<VehicleChoice[]> {
    return known(await this.store.listModels(year, make));
  }

  /** @throws DomainError NOT_FOUND */
  async listTrims({ year, make, model }: Omit<VehicleKey, "trim">): Promise<TrimChoice[]> {
    return known(await this.store.listTrims(year, make, model));
  }

  /** Makes of all years, sorted by name. */
  listAllMakes(): Promise<VehicleMake[]> {
    return this.store.listAllMakes();
  }

  /** All vehicles of a make; empty for an unknown one. */
  async listVehiclesOf(make: string): Promise<VehicleRow[]> {
    return SLUG.test(make) ? this.store.listVehiclesOf(make) : [];
  }

  /** @throws DomainError NOT_FOUND */
  async getFitment(key: VehicleKey): Promise<VehicleFitment> {
    const vehicle = await this.store.findVehicle(key);
    if (!vehicle) throw unknown();
    const { id, hub, ...named } = vehicle;
    return {
      vehicle: { ...named, name: vehicleName(named) },
      hub,
      sets: setsOf(await this.store.listFitted(id)),
    };
  }
}

function known<Choice>(choices: Choice[]): Choice[] {
  if (choices.length === 0) throw unknown();
  return choices;
}

const unknown = () => new DomainError("NOT_FOUND", MESSAGES.vehicles.unknown);

/** Rows of one set are adjacent, front before rear. */
function setsOf(rows: readonly FittedRow[]): FitmentSet[] {
  const sets = new Map<string, FitmentSet>();
  for (const { setKey, kind, ...tire } of rows) {
    const earlier = sets.get(setKey);
    const tires = [...(earlier?.tires ?? []), tire];
    sets.set(setKey, { key: setKey, kind, isStaggered: tires.length > 1, tires });
  }
  return [...sets.values()];
}
