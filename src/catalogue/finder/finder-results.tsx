/** The finder's content for an address: a pure component, so that site host and browser render the same. */
import { ROUTES } from "#contract/site/paths";
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
          <h2>No match found</h2>
          <p>
            We couldn't match this address to a vehicle or tire size.{" "}
            <a href={ROUTES.finder}>Start a new search</a>, or see{" "}
            <a href={ROUTES.vehicles}>all makes and models</a>.
          </p>
        </div>
      );
    case "unavailable":
      return (
        <div className="empty" role="alert">
          <h2>The finder isn't responding</h2>
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
