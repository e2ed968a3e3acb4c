/** Index of vehicle models by the ways their names are typed; lookups never scan a list. */
import { editDistance, toleratedErrors } from "#contract/search/typed/typos";
import { formOf, type NamedModel, type SearchedModel } from "./searched-model.rules";

interface Found {
  readonly models: readonly SearchedModel[];
  /** The full name, not a prefix of several names. */
  readonly isWhole: boolean;
}

export class ModelNames {
  private readonly whole = new Map<string, SearchedModel[]>();
  private readonly begun = new Map<string, SearchedModel[]>();
  private readonly makes = new Map<string, SearchedModel[]>();
  /** Names long enough for typo matching, by first letter. */
  private readonly long = new Map<string, string[]>();

  constructor(models: readonly NamedModel[]) {
    for (const model of models) {
      const one = { ...model, makeForm: formOf(model.make), modelForm: formOf(model.modelSlug) };
      add(this.makes, one.makeForm, one);
      add(this.whole, one.modelForm, one);
      // "Mazda3" is also typed with its make: mazda mazda3, mazda 3.
      if (one.modelForm.startsWith(one.makeForm) && one.modelForm !== one.makeForm)
        add(this.whole, one.modelForm.slice(one.makeForm.length), one);
      const parts = one.modelSlug.split("-");
      for (let count = 1; count < parts.length; count += 1)
        add(this.begun, formOf(parts.slice(0, count).join("")), one);
      // "Chevy 2500" is a Silverado 2500HD.
      const [, figures] = /-(\d{3,4})(?:[a-z]{1,2})?$/.exec(one.modelSlug) ?? [];
      if (figures !== undefined && figures !== one.modelForm) add(this.whole, figures, one);
    }
    for (const form of new Set([...this.whole.keys(), ...this.begun.keys()]))
      if (toleratedErrors(form.length) > 0 && /^[a-z]+\d*$/.test(form)) add(this.long, form[0]!, form);
    for (const make of this.makes.keys())
      if (toleratedErrors(make.length) > 0) add(this.long, `make ${make[0]!}`, make);
  }

  named(form: string): Found | null {
    const whole = this.whole.get(form);
    if (whole) return { models: whole, isWhole: true };
    const begun = this.begun.get(form);
    return begun ? { models: begun, isWhole: false } : null;
  }

  /** Models with the closest names, for a form without an exact match: "camary" is a Camry or a Camaro. */
  close(form: string): Found | null {
    if (this.named(form)) return this.named(form);
    const found = closestOf(form, this.long.get(form[0]!) ?? []).map((name) => this.named(name)!);
    if (found.length === 0) return null;
    return {
      models: found.flatMap(({ models }) => models),
      isWhole: found.every(({ isWhole }) => isWhole),
    };
  }

  /** All models of a make; empty for an unknown make. */
  modelsOf(makeForm: string): readonly SearchedModel[] {
    return this.makes.get(makeForm) ?? [];
  }

  /** The normalized make, also for a typo; null when it is not a make. */
  makeForm(form: string): string | null {
    if (this.makes.has(form)) return form;
    return closestOf(form, this.long.get(`make ${form[0] ?? ""}`) ?? [])[0] ?? null;
  }
}

/** All names tied for the smallest distance. */
function closestOf(form: string, names: readonly string[]): readonly string[] {
  if (form.length < MIN_MISSPELT) return [];
  // An omitted letter counts towards the length of the name.
  const errors = toleratedErrors(form.length + 1);
  const close = names
    .filter((name) => Math.abs(name.length - form.length) <= errors)
    .map((name) => ({ name, distance: editDistance(form, name) }))
    .filter(({ distance, name }) => distance <= Math.min(errors, toleratedErrors(name.length)));
  const least = Math.min(...close.map(({ distance }) => distance));
  return close.filter(({ distance }) => distance === least).map(({ name }) => name);
}

const MIN_MISSPELT = 4;

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
