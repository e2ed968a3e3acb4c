/** Requests the finder's next step and, at the end, the products that fit; used by site host and browser. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  AspectRatiosDocument,
  RimDiametersDocument,
  TireWidthsDocument,
} from "#contract/graphql/documents/finder.generated";
import type { DataOf, ParamsOf } from "#contract/rest/endpoints";
import { textOfSizeCode } from "#contract/tires/tire-size-code";
import { FINDER_LABELS } from "#contract/vehicles/messages";
import { finderPath } from "#contract/vehicles/paths";
import { vehicleOf, type FinderQuery, type FinderStepName } from "./finder-query";
import type { FinderChoice, FinderStep, FinderView, ChosenStep } from "./finder-view";
import { loadVehicle } from "./load-vehicle";

type VehicleCall =
  "listVehicleYears" | "listVehicleMakes" | "listVehicleModels" | "listVehicleTrims" | "getVehicleFitment";

export interface FinderApi {
  /** @returns null when unknown @throws Error when the API does not respond */
  call<Name extends VehicleCall>(name: Name, params?: ParamsOf<Name>): Promise<DataOf<Name> | null>;
  /** @throws Error when the API responds without data */
  query<Answer, Variables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer>;
}

/** Never throws. */
export async function loadFinder(query: FinderQuery, api: FinderApi): Promise<FinderView> {
  try {
    const view = await (query.way === "size" ? loadSizeStep(query.chosen, api) : loadVehicleStep(query, api));
    return view ?? { kind: "unknown" };
  } catch {
    return { kind: "unavailable" };
  }
}

async function loadSizeStep(
  { width, ratio }: { readonly width?: string; readonly ratio?: string },
  api: FinderApi,
): Promise<FinderView | null> {
  if (width === undefined) {
    const { measures } = await api.query(TireWidthsDocument, {});
    return step({ taken: [], name: "width", question: "Width", choices: measures.map(measureChoice) });
  }
  const first = chosenStep("width", width, width.toUpperCase(), finderPath({}));
  if (ratio === undefined) {
    const { measures } = await api.query(AspectRatiosDocument, { width });
    const choices = measures.map(measureChoice);
    return step({ taken: [first], name: "ratio", question: FINDER_LABELS.aspectRatio, choices });
  }
  const { rims } = await api.query(RimDiametersDocument, { width, aspectRatio: ratio });
  const choices = rims.flatMap(({ sizes }) =>
    sizes.map(({ name, url, productCount }) => ({ value: name, label: name, count: productCount, url })),
  );
  const second = chosenStep("ratio", ratio, ratio, finderPath({ width }));
  return step({ taken: [first, second], name: null, question: FINDER_LABELS.tireSize, choices });
}

const measureChoice = ({
  value,
  productCount,
}: {
  readonly value: string;
  readonly productCount: number;
}) => ({
  value,
  label: value,
  count: productCount,
});

async function loadVehicleStep(query: FinderQuery, api: FinderApi): Promise<FinderView | null> {
  const vehicle = vehicleOf(query);
  if (vehicle) return loadVehicle(vehicle, api);
  if (query.way !== "vehicle") return null;
  const { year, make, model } = query.chosen;
  if (year === undefined) {
    const { years } = (await api.call("listVehicleYears"))!;
    return step({ taken: [], name: "year", question: "Year", choices: years.map(yearChoice) });
  }
  const makes = (await api.call("listVehicleMakes", { year }))?.makes;
  const first = chosenStep("year", String(year), String(year), finderPath({}));
  if (!make || !makes) return makes ? step(next([first], "make", "Make", makes)) : null;
  const models = (await api.call("listVehicleModels", { year, make }))?.models;
  if (!models) return null;
  const second = chosenStep("make", make, nameIn(makes, make), finderPath({ year }));
  if (!model) return step(next([first, second], "model", "Model", models));
  const trims = (await api.call("listVehicleTrims", { year, make, model }))?.trims;
  if (!trims) return null;
  const third = chosenStep("model", model, nameIn(models, model), finderPath({ year, make }));
  const choices = trims.map(({ slug, name, sizes }) => ({
    value: slug,
    label: sizes[0] ? `${name} · ${sizes[0].split("_").map(textOfSizeCode).join(" + ")}` : name,
    count: null,
  }));
  return step({ taken: [first, second, third], name: "trim", question: "Trim", choices });
}

const yearChoice = (year: number): FinderChoice => ({
  value: String(year),
  label: String(year),
  count: null,
});

interface Named {
  readonly slug: string;
  readonly name: string;
  readonly vehicles: number;
}

function next(
  steps: readonly ChosenStep[],
  name: FinderStepName,
  question: string,
  choices: readonly Named[],
): FinderStep {
  const options = choices.map(({ slug, name: label, vehicles }) => ({ value: slug, label, count: vehicles }));
  return { taken: steps, name, question, choices: options };
}

const nameIn = (choices: readonly Named[], slug: string) =>
  choices.find((choice) => choice.slug === slug)?.name ?? slug;

function chosenStep(name: FinderStepName, value: string, label: string, backUrl: string): ChosenStep {
  return { name, value, label, backUrl };
}

/** Null for a step without choices, a dead end. */
function step(finderStep: FinderStep): FinderView | null {
  return finderStep.choices.length > 0 ? { kind: "step", step: finderStep } : null;
}
