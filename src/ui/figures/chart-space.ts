/** How much room charts take: on a phone the figure above and what follows are on the screen with them. */

/** px, without the legend. */
export const HEIGHTS = { narrow: 180, wide: 280 };

/** On a phone: bars to the edges, and what the colours mean below them. */
export const NARROW_SPACE = {
  margin: { left: 0, right: 12, top: 10, bottom: 0 },
  slotProps: {
    legend: { position: { vertical: "bottom", horizontal: "start" }, sx: { fontSize: 12, gap: "2px 12px" } },
  },
} as const;
