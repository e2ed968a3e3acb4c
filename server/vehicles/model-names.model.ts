/** Index of vehicle models by the ways their names are typed; lookups never scan a list. */
import { editDistance, toleratedErrors } from "#contract/search/typed/typos";
import { formOf, type NamedModel, type SearchedModel } from "./searched-model.rules";

interface NameMatch {
  readonly models: readonly SearchedModel[];
  /** The full name, not a prefix of several names. */
  readonly isWhole: boolean;
}

export class ModelNames {
  private readonly exact = new Map<string, SearchedModel[]>();
  private readonly prefixes = new Map<string, SearchedModel[]>();
  private readonly makes = new Map<string, SearchedModel[]>();
  /** Names long enough for typo matching, by first letter. */
  private readonly long = new Map<string, string[]>();
  /** Normalized names of each make's models that two or three edits may be away. */
  private readonly longOfMake = new Map<string, Set<string>>();

  constructor(models: readonly NamedModel[]) {
    for (const model of models) {
      const entry = { ...model, makeForm: formOf(model.make), modelForm: formOf(model.modelSlug) };
      add(this.makes, entry.makeForm, entry);
      add(this.exact, entry.modelForm, entry);
      // "Mazda3" is also typed with its make: mazda mazda3, mazda 3.
      if (entry.modelForm.startsWith(entry.makeForm) && entry.modelForm !== entry.makeForm)
        add(this.exact, entry.modelForm.slice(entry.makeForm.length), entry);
      const parts = entry.modelSlug.split("-");
      for (let count = 1; count < parts.length; count += 1)
        add(this.prefixes, formOf(parts.slice(0, count).join("")), entry);
      // "Chevy 2500" is a Silverado 2500HD.
      const [, figures] = /-(\d{3,4})(?:[a-z]{1,2})?$/.exec(entry.modelSlug) ?? [];
      if (figures !== undefined && figures !== entry.modelForm) {
        add(this.exact, figures, entry);
        // "Silverado 2500".
        const short = entry.modelForm.slice(0, entry.modelForm.lastIndexOf(figures) + figures.length);
        if (short !== entry.modelForm) add(this.exact, short, entry);
      }
    }
    for (const form of new Set([...this.exact.keys(), ...this.prefixes.keys()]))
      if (toleratedErrors(form.length) > 0 && /^[a-z]+\d*$/.test(form)) add(this.long, form[0]!, form);
    for (const form of [...this.long.values()].flat())
      for (const { makeForm } of this.named(form)!.models) {
        const known = this.longOfMake.get(makeForm);
        if (known) known.add(form);
        else this.longOfMake.set(makeForm, new Set([form]));
      }
    for (const make of this.makes.keys())
      if (toleratedErrors(make.length) > 0) add(this.long, `make ${make[0]!}`, make);
  }

  named(form: string): NameMatch | null {
    const exact = this.exact.get(form);
    if (exact) return { models: exact, isWhole: true };
    const partial = this.prefixes.get(form);
    return partial ? { models: partial, isWhole: false } : null;
  }

  /** Models with the closest names, for a form without an exact match: "camary" is a Camry or a Camaro. */
  close(form: string): NameMatch | null {
    // An omitted letter counts towards the length of the name.
    return this.named(form) ?? this.within(form, toleratedErrors(form.length + 1), toleratedErrors);
  }

  /** The only model of a make within two or three edits: "toyota hylander", "jeep wrnagelr". */
  near(form: string, makeForm: string): NameMatch | null {
    const errors = form.length < MIN_MISSPELT_MUCH ? 0 : form.length < MIN_MISSPELT_MOST ? 2 : 3;
    const near = [...(this.longOfMake.get(makeForm) ?? [])]
      .filter((name) => name[0] === form[0] && Math.abs(name.length - form.length) <= errors)
      .map((name) => ({ name, distance: editDistance(form, name) }))
      .filter(({ distance }) => distance <= errors);
    const minDistance = Math.min(...near.map(({ distance }) => distance));
    const nearest = near.filter(({ distance }) => distance === minDistance || distance > 2);
    const [only] = nearest;
    if (!only || nearest.length > 1) return null;
    const { models, isWhole } = this.named(only.name)!;
    return { models: models.filter((model) => model.makeForm === makeForm), isWhole };
  }

  private within(form: string, errors: number, errorsOf: (length: number) => number): NameMatch | null {
    const names = this.long.get(form[0]!) ?? [];
    const matches = closestOf(form, names, errors, errorsOf).map((name) => this.named(name)!);
    if (matches.length === 0) return null;
    return {
      models: matches.flatMap(({ models }) => models),
      isWhole: matches.every(({ isWhole }) => isWhole),
    };
  }

  /** All models of a make; empty for an unknown make. */
  modelsOf(makeForm: string): readonly SearchedModel[] {
    return this.makes.get(makeForm) ?? [];
  }

  /** The normalized make, also for a typo; null when it is not a make. */
  makeForm(form: string): string | null {
    if (this.makes.has(form)) return form;
    const makes = this.long.get(`make ${form[0] ?? ""}`) ?? [];
    return closestOf(form, makes, toleratedErrors(form.length + 1), toleratedErrors)[0] ?? null;
  }
}

/**
 * All names tied for the smallest distance.
 * @param errorsOf tolerated edits of a name, by its length
 */
function closestOf(
  form: string,
  names: readonly string[],
  errors: number,
  errorsOf: (length: number) => number,
): readonly string[] {
  if (form.length < MIN_MISSPELT) return [];
  const close = names
    .filter((name) => Math.abs(name.length - form.length) <= errors)
    .map((name) => ({ name, distance: editDistance(form, name) }))
    .filter(({ distance, name }) => distance <= Math.min(errors, errorsOf(name.length)));
  const minDistance = Math.min(...close.map(({ distance }) => distance));
  return close.filter(({ distance }) => distance === minDistance).map(({ name }) => name);
}

const MIN_MISSPELT = 4;
const MIN_MISSPELT_MUCH = 5;
const MIN_MISSPELT_MOST = 8;

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
