/** Two fields for a custom amount, beside the bands of a facet. */
import type { BandFacet } from "#contract/catalogue/facet";
import type { Band } from "#contract/catalogue/bands";

interface TypedBandProps {
  readonly names: NonNullable<BandFacet["typed"]>;
  /** The previously typed range. */
  readonly band: Band | null;
}

export function TypedBand({ names, band }: TypedBandProps) {
  const inDollars = (amount = 0) =>
    amount > 0 && amount < Infinity ? String(amount / names.factor) : undefined;
  return (
    <>
      <Field label="At least $" name={names.lowest} value={inDollars(band?.lowest)} />
      <Field label="At most $" name={names.highest} value={inDollars(band?.highest)} />
      <button id="set-price" className="btn quiet">
        Set price
      </button>
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
}

function Field({ label, name, value }: FieldProps) {
  return (
    <label>
      {label}
      <input type="number" name={name} min={0} step={0.01} defaultValue={value} />
    </label>
  );
}
