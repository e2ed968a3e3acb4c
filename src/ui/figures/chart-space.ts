/** Chart sizes: on a phone the heading figure and the following content stay on screen with the chart. */
import { useLayoutEffect, useRef, useState } from "react";

/** px, without the legend. */
export const HEIGHTS = { narrow: 180, wide: 280 };

/** On a phone: bars reach the edges, with the legend below. */
export const NARROW_SPACE = {
  margin: { left: 0, right: 12, top: 10, bottom: 0 },
  slotProps: {
    legend: { position: { vertical: "bottom", horizontal: "start" }, sx: { fontSize: 12, gap: "2px 12px" } },
  },
} as const;

/** px. The axes and margins need less. */
const MIN_WIDTH = 240;

/**
 * Measures the place of a chart, for the chart's prop `width`. MUI X would measure a hidden place as 100 px
 * (its width is "100%"), and draw a negative width once the axes are subtracted.
 */
export function useChartWidth() {
  const placeRef = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(MIN_WIDTH);
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    const measure = () => setWidth(Math.max(MIN_WIDTH, place.clientWidth));
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { placeRef, width };
}
