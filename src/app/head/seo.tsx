/** The head of every page: metadata for search engines and link previews, and the preloaded picture. */
import { isIllustration, isVector, pictureFile } from "#contract/catalogue/pictures";
import type { PicturePlace } from "../../catalogue/cards/picture-places";
import { pictureSizes, pictureSrcset } from "../../catalogue/cards/picture-sources";
import { serializeJsonLd, type JsonLd, type ToAbsolute } from "./json-ld";
import { useShop, type Shop } from "../../catalogue/views/use-shop";
import { shorten } from "../../lib/shorten";

/** The picture that the page shows with `isEager` on the first screen. */
interface PreloadedPicture {
  /** Media path without size and extension; none means no preload. */
  readonly image: string | null | undefined;
  /** The layout of the picture: preload and picture element must request the same width. */
  readonly place: PicturePlace;
}

interface SeoProps {
  /** Without the shop's name, which is appended; cut between words when too long for search results. */
  readonly title: string;
  /** Distinguishes pages with the same title, such as a product's id; never cut. */
  readonly titleSuffix?: string | null;
  readonly description: string;
  /** Path only: query and tracking parameters are never canonical. */
  readonly path: string;
  /** Picture for link previews: media path without size and extension. */
  readonly picture?: string | null;
  readonly type?: "website" | "product";
  /** False sets noindex. */
  readonly isIndexed?: boolean;
  readonly preload?: PreloadedPicture;
  readonly jsonLd?: (toAbsolute: ToAbsolute, shop: Shop) => readonly JsonLd[];
}

const descriptionLength = 160;
/** Search engines cut longer titles themselves. */
const titleLength = 70;

export function Seo(props: SeoProps) {
  const { description, path, picture, type = "website", isIndexed = true, preload, jsonLd } = props;
  const shop = useShop();
  const toAbsolute: ToAbsolute = (part) => shop.siteUrl + part;
  const [title, fullTitle] = titlesOf(props, shop.name);
  const summary = shorten(description, descriptionLength);
  const image = toAbsolute(picture && canPreview(picture) ? pictureFile(picture, 960, "webp") : "/og.png");
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {isIndexed ? (
        <link rel="canonical" href={toAbsolute(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {preload && <PicturePreload {...preload} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={toAbsolute(path)} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {jsonLd?.(toAbsolute, shop).map((block, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(block) }}
        />
      ))}
    </>
  );
}

/** The title with its mark, and the same with the shop's name appended. */
function titlesOf(
  { title, titleSuffix: mark }: SeoProps,
  shopName: string,
): readonly [own: string, full: string] {
  const end = mark ? ` – ${mark}` : "";
  const shop = title.includes(shopName) ? "" : ` | ${shopName}`;
  const own = shorten(title, Math.max(1, titleLength - end.length - shop.length)) + end;
  return [own, own + shop];
}

/** Link previews do not render SVG, and an illustration does not show the product. */
function canPreview(picture: string): boolean {
  return !isVector(picture) && !isIllustration(picture);
}

function PicturePreload({ image, place }: PreloadedPicture) {
  if (!image) return null;
  if (isVector(image))
    return <link rel="preload" as="image" type="image/svg+xml" href={image} fetchPriority="high" />;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSrcset(image, "avif", place)}
      imageSizes={pictureSizes(place)}
      fetchPriority="high"
    />
  );
}
