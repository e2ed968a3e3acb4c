/** Marks drawn with two borders, for the ::before or ::after of what they stand at: typed ones differ from font to font. */
const drawn = {
  content: '""',
  display: "inline-block",
  border: "solid",
  borderWidth: "0 2px 2px 0",
  rotate: "45deg",
} as const;

export const DRAWN_TICK = { ...drawn, width: "0.36em", height: "0.7em" } as const;

/** Points down; turned, to any other side. */
export const DRAWN_ARROW = { ...drawn, width: 8, height: 8 } as const;
