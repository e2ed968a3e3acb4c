/** Vehicle pages: all makes, the models of a make, and the trims of a model with their original sizes. */
import { TIRES } from "../../../contract/catalogue/categories";
import { FACETS } from "../../../contract/catalogue/facets";
import { ROUTES, categoryPath } from "../../../contract/site/paths";
import { readTireSize } from "../../../contract/tires/read-tire-size";
import { sizeCode } from "../../../contract/tires/tire-size-code";
import { makePath, modelPath, vehicleResultPath } from "../../../contract/vehicles/paths";
import type { LinkView, VehiclesView, VehicleTrimView } from "../../catalogue/views/catalogue-views";
import type { CatalogueMake, CatalogueVehicle } from "./catalogue";

/** Groups in order of first appearance. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export interface VehiclePage {
  readonly path: string;
  readonly vehicles: VehiclesView;
}

const BEFORE: readonly LinkView[] = [
  { label: "Home", url: ROUTES.home },
  { label: "Vehicles", url: ROUTES.vehicles },
];

export function makesPage(makes: readonly CatalogueMake[]): VehiclePage {
  return {
    path: ROUTES.vehicles,
    vehicles: {
      title: "Tires and wheels by vehicle",
      intro: "Choose your vehicle's make to see its original tire sizes and what fits.",
      breadcrumbs: BEFORE,
      links: makes.map((make) => ({ label: make.name, url: makePath(make) })),
      trims: [],
    },
  };
}

function titleFor(name: string): string {
  return `Tires and wheels for ${name}`;
}

/** A make and each of its models. @param vehicles of the make, by model, newest first */
export function pagesOfMake(make: CatalogueMake, vehicles: readonly CatalogueVehicle[]): VehiclePage[] {
  const models = groupBy(vehicles, ({ modelSlug }) => modelSlug);
  const link = { label: make.name, url: makePath(make) };
  const names = [...models].map(([slug, [{ model } = { model: slug }]]) => ({ slug, name: model }));
  const own: VehiclePage = {
    path: link.url,
    vehicles: {
      title: titleFor(make.name),
      intro: `Choose your model to see the original tire sizes of each ${make.name}.`,
      breadcrumbs: [...BEFORE, link],
      links: names.map((model) => ({ label: `${make.name} ${model.name}`, url: modelPath(make, model) })),
      trims: [],
    },
  };
  return [own, ...names.map((model) => modelPage(make, model, models.get(model.slug)!))];
}

interface Model {
  readonly slug: string;
  readonly name: string;
}

function modelPage(make: CatalogueMake, model: Model, vehicles: readonly CatalogueVehicle[]): VehiclePage {
  const name = `${make.name} ${model.name}`;
  const path = modelPath(make, model);
  const years = vehicles.map(({ year }) => year);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return {
    path,
    vehicles: {
      title: titleFor(name),
      intro: `Original tire sizes of the ${from === to ? from : `${from} to ${to}`} ${name}. Choose your year to see what fits, with every price, payment and total.`,
      breadcrumbs: [...BEFORE, { label: make.name, url: makePath(make) }, { label: name, url: path }],
      links: [],
      trims: trimsOf(make, model, vehicles),
    },
  };
}

/** One row for all years in which a trim had the same original sizes. */
function trimsOf(
  make: CatalogueMake,
  model: Model,
  vehicles: readonly CatalogueVehicle[],
): VehicleTrimView[] {
  const rows = groupBy(vehicles, ({ trim, sizes }) => `${trim}\n${sizes.join("\n")}`);
  return [...rows.values()].map((same) => ({
    trim: same[0]!.trim,
    sets: same[0]!.sizes.map((set) => set.split(" + ").map(sizeLink)),
    years: same.map(({ year, trimSlug }) => ({
      label: String(year),
      url: vehicleResultPath({ year, make: make.slug, model: model.slug, trim: trimSlug }),
    })),
  }));
}

function sizeLink(written: string): LinkView {
  const read = readTireSize(written);
  const search = read.ok ? `?${FACETS.TIRE_SIZE.param}=${sizeCode(read.size)}` : "";
  return { label: written, url: `${categoryPath({ slug: TIRES })}${search}` };
}
