/**
 * Finds the fields of a record under the names suppliers use for them. Names compare without case and punctuation,
 * so "modelNumber", "Model Number" and "model_number" are one. Google's prefix is no part of a name: "g:price" is "price".
 */
const keyForms = new Map<string, string>();

/** A name without case and punctuation. */
export function fieldForm(key: string): string {
  let form = keyForms.get(key);
  if (form === undefined) {
    form = key
      .toLowerCase()
      .replace(/^g:/, "")
      .replace(/[^a-z0-9]/g, "");
    // Keys that are data (a feed with one key per product) must not fill the memory.
    if (keyForms.size < 5_000) keyForms.set(key, form);
  }
  return form;
}

/** A record's own fields by key form. */
export class RecordFields {
  private readonly values = new Map<string, unknown>();

  constructor(record: object) {
    for (const key of Object.keys(record)) {
      const form = fieldForm(key);
      if (!this.values.has(form)) this.values.set(form, (record as Record<string, unknown>)[key]);
    }
  }

  /** The first of these fields that has a value; null when some are there but all are null; undefined when none is. */
  first(...forms: readonly string[]): unknown {
    let found: unknown = undefined;
    for (const form of forms) {
      const value = this.values.get(form);
      if (value !== undefined && value !== null && value !== "") return value;
      if (value !== undefined) found = null;
    }
    return found;
  }

  /** The fields of a nested object, or of the first in a list; null when the field holds none. */
  nested(form: string): RecordFields | null {
    const held = this.values.get(form);
    const value: unknown = Array.isArray(held) ? held[0] : held;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? new RecordFields(value)
      : null;
  }

  /** Names of the fields, for messages. */
  names(): string[] {
    return [...this.values.keys()];
  }
}

/** A record without any field that remembers which ones it was asked for. */
export class RequestedFields extends RecordFields {
  readonly forms = new Set<string>();

  constructor() {
    super({});
  }

  override first(...forms: readonly string[]): undefined {
    for (const form of forms) this.forms.add(form);
  }

  override nested(form: string): null {
    this.forms.add(form);
    return null;
  }
}
