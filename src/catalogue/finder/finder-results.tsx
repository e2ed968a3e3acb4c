/** What the finder shows for an address: a pure component, so that site host and browser render the same. */
import { FINDER_PATH, VEHICLES_PATH } from "#contract/vehicles/paths";
import { FinderForm, ChosenSteps } from "./finder-form";
import type { FinderStep, FinderView } from "./finder-view";
import { SizeHelp } from "./finder";
import { VehicleResult } from "./vehicle-result";

export function FinderResults({ view }: { readonly view: FinderView }) {
  switch (view.kind) {
    case "step":
      return <Step step={view.step} />;
    case "vehicle":
      return <VehicleResult vehicle={view.vehicle} />;
    case "unknown":
      return (
        <div className="empty" role="status">
          <h2>We do not know that one</h2>
          <p>
            Nothing we sell or know has what the address says. <a href={FINDER_PATH}>Choose anew</a>, or look
            at <a href={VEHICLES_PATH}>all makes and models</a>.
          </p>
        </div>
      );
    case "unavailable":
      return (
        <div className="empty" role="alert">
          <h2>The finder does not answer</h2>
          <p>Please reload this page in a moment.</p>
        </div>
      );
  }
}

function Step({ step }: { readonly step: FinderStep }) {
  const isSize = step.taken[0]?.name === "width" || step.name === "width";
  return (
    <section className="finder" aria-label={step.question}>
      <ChosenSteps taken={step.taken} />
      {isSize && <SizeHelp />}
      <FinderForm step={step} />
    </section>
  );
}
