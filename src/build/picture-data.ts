/**
 * Image data for gatsby-plugin-image. All pictures have the same widths and formats. So the data is computed
 * once per layout and stored as a file, with `{image}` as a placeholder for the address. Pages and the search
 * page use the file without the package. `npm run picture-data` writes the file; a test compares it.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { getImageData } from "gatsby-plugin-image";
import { MEDIA_WIDTHS } from "../../contract/catalogue/pictures";
import { LARGEST_WIDTH, PICTURE_SIZES, type PicturePlace } from "../catalogue/cards/picture-places";

type PictureData = Readonly<Record<PicturePlace, Readonly<Record<"sizes" | "avif" | "webp", string>>>>;

export function computePictureData(): PictureData {
  const places = Object.keys(PICTURE_SIZES) as PicturePlace[];
  return Object.fromEntries(places.map((place) => [place, dataFor(place)])) as PictureData;
}

function dataFor(place: PicturePlace): PictureData[PicturePlace] {
  const widths = MEDIA_WIDTHS.filter((width) => width <= LARGEST_WIDTH[place]);
  const side = Math.max(...widths);
  const { images } = getImageData({
    baseUrl: "{image}",
    urlBuilder: ({ baseUrl, width, format }) => `${baseUrl}-${width}.${format}`,
    sourceWidth: side,
    sourceHeight: side,
    layout: "fullWidth",
    breakpoints: widths,
    formats: ["avif", "webp"],
    pluginName: "shop",
  });
  const [avif = "", webp = ""] = images.sources?.map(({ srcSet }) => srcSet.replaceAll(",\n", ",")) ?? [];
  return { sizes: PICTURE_SIZES[place], avif, webp };
}

if (require.main === module) {
  const text = `/** Written by npm run picture-data; do not edit. */\nexport const PICTURE_DATA = ${JSON.stringify(computePictureData(), null, 2)} as const;\n`;
  writeFileSync(path.join(__dirname, "../catalogue/cards/picture-data.ts"), text);
}
