/** Collects keystrokes for the palette while its code loads. */

export const PALETTE_LABEL = "Search or jump to…";

export interface Typed {
  readonly text: string;
  readonly onType: (text: string) => void;
}

export function TypedAhead({ text, onType }: Typed) {
  return (
    <input
      ref={(field: HTMLInputElement | null) => field?.focus()}
      className="vh"
      aria-label={PALETTE_LABEL}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
