/** Best Buy's open data set, Products API and recommendation calls. */
import { NOT_SOLD, type CategoryRules } from "../../categories/category-rules";
import { GENERIC } from "../generic/generic.feed";
import { legibleParts } from "../generic/legible-parts";
import { readProduct } from "../generic/read-product";
import type { Feed } from "../feed.port";

/** Ids whose name is missing, misleading or shared by several categories. */
const CATEGORY_RULES: CategoryRules = {
  abcat0501000: "desktop-pcs",
  abcat0502000: "laptop-computers",
  abcat0503000: "networking-wireless",
  abcat0509000: "computer-monitors",
  pcmcat209000050006: "ipad-tablets",
  abcat0511001: "printers-scanners",
  abcat0101000: "flat-screen-tvs",
  abcat0101005: "televisions",
  pcmcat158900050008: "projectors-screens",
  abcat0106001: "tv-stands",
  abcat0203000: "home-theater-systems",
  abcat0302000: "car-audio",
  abcat0901000: "refrigerators",
  abcat0902000: "refrigerators",
  abcat0903000: "kitchen-appliances",
  abcat0904000: "ovens-ranges",
  abcat0905000: "dishwashers",
  abcat0910000: "washers-dryers",
  abcat0911000: "vacuums-floor-cleaners",
  abcat0912000: "kitchen-appliances",
  abcat0907001: "air-conditioners",
  abcat0401001: "point-and-shoot-cameras",
  abcat0401005: "dslr-cameras",
  pcmcat214000050005: "mirrorless-cameras",
  abcat0403000: "camcorders",
  pcmcat273800050002: "action-cameras",
  abcat0410018: "camera-lenses",
  pcmcat308100050020: "security-cameras",
  abcat0204000: "headphones",
  abcat0205000: "bookshelf-speakers",
  pcmcat310200050004: "bluetooth-speakers",
  pcmcat143000050007: "earbuds",
  pcmcat309300050002: "receivers-amplifiers",
  pcmcat230800050019: "gaming-headsets",
  pcmcat369900050001: "drones",
  pcmcat252700050006: "toys",
  abcat0915000: "personal-care",
  pcmcat748300667697: "smartphones",
  pcmcat242800050021: NOT_SOLD,
};

export const BEST_BUY: Feed = {
  ...GENERIC,
  categoryRules: CATEGORY_RULES,
  readProduct: (record) => readProduct(record, pictureOfFile),
  legibleParts: (record, sku) => legibleParts(record, sku, pictureOfFile),
};

/** The open data set lists only a picture's file name; the SKU determines its address. */
function pictureOfFile(file: string, sku: string): string | null {
  if (!/^\d+$/.test(sku)) return null;
  return `https://img.bbystatic.com/BestBuy_US/images/products/${sku.slice(0, 4)}/${file}`;
}
