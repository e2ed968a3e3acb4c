/** Chart sizes: on a phone the heading figure and the following content stay on screen with the chart. */

/** px, without the legend. */
export const HEIGHTS = { narrow: 180, wide: 280 };

/** On a phone: bars reach the edges, with the legend below. */
export const NARROW_SPACE = {
  margin: { left: 0, right: 12, top: 10, bottom: 0 },
  slotProps: {
    legend: { position: { vertical: "bottom", horizontal: "start" }, sx: { fontSize: 12, gap: "2px 12px" } },
  },
} as const;
