/** Heights of ready panels, so that the methods below a loading panel do not move. */
import type { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";

interface PanelHeight {
  /** px */
  readonly wide: number;
  /** px below NARROW_PANEL, where texts and coins take more lines. */
  readonly narrow: number;
}

export const NARROW_PANEL = "@media (max-width: 599.98px)";

/** Measured in Chromium: the taller of the vendor's own panel and the sandbox's. */
export const PANEL_HEIGHTS: Readonly<Record<keyof typeof VENDOR_METHODS, PanelHeight>> = {
  CARD: { wide: 324, narrow: 346 },
  GOOGLE_PAY: { wide: 130, narrow: 130 },
  KLARNA: { wide: 216, narrow: 216 },
  COINBASE: { wide: 114, narrow: 162 },
  CRYPTO: { wide: 297, narrow: 679 },
};

/** Heights in px of the sandbox's frames before they report their own. */
export const FRAME_HEIGHTS = { CARD: 160, GOOGLE_PAY: 52, KLARNA: 150 } as const;
