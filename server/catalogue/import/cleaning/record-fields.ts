/**
 * Finds a record's fields under suppliers' names. Comparison ignores case and punctuation, so "modelNumber",
 * "Model Number" and "model_number" are equal. Google's prefix is dropped: "g:price" is "price".
 */
const keyForms = new Map<string, string>();

/** Normalizes a name, without case and punctuation. */
export function fieldForm(key: string): string {
  let form = keyForms.get(key);
  if (form === undefined) {
    form = key
      .toLowerCase()
      .replace(/^g:/, "")
      .replace(/[^a-z0-9]/g, "");
    // Bounded: data used as keys (a feed with one key per product) must not fill the memory.
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

  /**
   * Returns the first of these fields with a value; null if all present are null; undefined if none is
   * present.
   */
  first(...forms: readonly string[]): unknown {
    let fallback: unknown = undefined;
    for (const form of forms) {
      const value = this.values.get(form);
      if (value !== undefined && value !== null && value !== "") return value;
      if (value !== undefined) fallback = null;
    }
    return fallback;
  }

  /** Returns the fields of a nested object, or of the first object in a list; null if there is none. */
  nested(form: string): RecordFields | null {
    const held = this.values.get(form);
    const value: unknown = Array.isArray(held) ? held[0] : held;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? new RecordFields(value)
      : null;
  }

  /** Returns the field names, for messages. */
  names(): string[] {
    return [...this.values.keys()];
  }
}

/** An empty record that remembers which fields were read. */
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
