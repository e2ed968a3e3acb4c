/** Reads what a client sends, anything of which may be missing or wrong. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object, or an empty one. */
export function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

export function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function whole(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}
