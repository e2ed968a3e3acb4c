/** A step of the finder: every choice is a form button, usable by keyboard and without a script. */
import { ROUTES } from "#contract/site/paths";
import { Icon } from "../../ui/icon";
import type { FinderChoice, FinderStep, ChosenStep } from "./finder-view";

/** The app handles these forms without a page load (features/vehicles/finder-page.tsx). */
const FINDER_FORM = { "data-finder": "" };

export function FinderForm({ step }: { readonly step: FinderStep }) {
  return (
    <form action={ROUTES.finder} {...FINDER_FORM}>
      {step.taken.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>{step.question}</legend>
        <ul className="chips">
          {step.choices.map((choice) => (
            <li key={choice.value}>
              <Choice name={step.name} choice={choice} />
            </li>
          ))}
        </ul>
      </fieldset>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string | null;
  readonly choice: FinderChoice;
}

function Choice({ name, choice: { value, label, count, url } }: ChoiceProps) {
  const words = (
    <>
      {label} {count !== null && <small>{count.toLocaleString("en-US")}</small>}
    </>
  );
  if (url) return <a href={url}>{words}</a>;
  return (
    <button name={name ?? ""} value={value}>
      {words}
    </button>
  );
}

/** The previous choices, each with a link to change it. */
export function ChosenSteps({ taken: steps }: { readonly taken: readonly ChosenStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ul className="chips" aria-label="Chosen">
      {steps.map(({ name, label, backUrl }) => (
        <li key={name}>
          <a href={backUrl}>
            <span className="vh">Change </span>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
    </ul>
  );
}
