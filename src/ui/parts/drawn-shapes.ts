/** Marks drawn with two borders, for ::before or ::after: characters would differ between fonts. */
const drawn = {
  content: '""',
  display: "inline-block",
  border: "solid",
  borderWidth: "0 2px 2px 0",
  rotate: "45deg",
} as const;

export const DRAWN_TICK = { ...drawn, width: "0.36em", height: "0.7em" } as const;

/** Points down; rotate it for other directions. */
export const DRAWN_ARROW = { ...drawn, width: 8, height: 8 } as const;
