/** The shop's own pictures: home page hero, share card and placeholder. */
import { lite } from "./kit/colours";
import { body, shadow } from "./kit/materials";
import { linear, radial, svgDocument } from "./kit/paint";
import { type Form } from "./kit/variants";
import { group, rect, ring, shape, stroke } from "./kit/shapes";
import { brandMark } from "./kit/parts";
import { PRODUCT_DRAWINGS } from "./product-drawings";
import { type Drawing, closeUp, drawPicture, plainModel } from "./scenes";

const PETROL = "#0e4a50";
const DEEP = "#072c31";
const PAPER = "#f5eddf";
const AMBER = "#e9a94b";

/** A product by leaf category with its shadow; (x, y) is its base. */
function place(leaf: string, form: Form, x: number, y: number, scale: number): string {
  const drawing = PRODUCT_DRAWINGS[leaf];
  if (!drawing) throw new Error(`No drawing for ${leaf}`);
  const ground = shadow(480, drawing.ground + 8, drawing.spread * 1.08, 26, 0.4);
  const move = `translate(${x} ${y}) scale(${scale}) translate(-480 ${-drawing.ground})`;
  return group(ground + drawing.draw(plainModel(form)), `transform="${move}"`);
}

/** The shop's signature products. */
function family(): string {
  return (
    place("televisions", 1, 800, 690, 0.96) +
    place("washers-dryers", 0, 260, 800, 0.78) +
    place("laptop-computers", 1, 680, 850, 0.62) +
    place("headphones", 0, 1020, 860, 0.36) +
    place("smartphones", 1, 1240, 870, 0.56)
  );
}

/** The wall and the table under the products. */
function stage(width: number, height: number, floor: number): string {
  const circle = lite(PETROL, 0.18);
  return (
    rect(0, 0, width, height, 0, linear([lite(PETROL, 0.16), PETROL, DEEP], 60)) +
    ring(width * 0.62, floor - height * 0.3, height * 0.42, circle, height * 0.09, 'opacity=".5"') +
    rect(width * 0.1, 0, width * 0.5, height, 0, radial([`${AMBER}/0.28`, `${AMBER}/0`])) +
    rect(0, floor, width, height - floor, 0, linear([PAPER, "#dccdb4"])) +
    rect(0, floor, width, 14, 0, linear(["#a8987d/0.55", "#a8987d/0"]))
  );
}

/** The hero of the home page, 1440 by 960. */
export function drawHero(): string {
  return svgDocument(stage(1440, 960, 650) + family(), 1440, 960);
}

/** Picture of a shared link, 1200 by 630, with the shop's name. */
export function drawShareCard(): string {
  const scene = stage(1200, 630, 440);
  const products = group(family(), 'transform="translate(420 52) scale(.56)"');
  const font = "font-family=\"Figtree, 'URW Gothic', 'Noto Sans', sans-serif\"";
  const words =
    `<text x="64" y="190" ${font} font-size="70" font-weight="700" fill="${PAPER}">Electro</text>` +
    `<text x="64" y="266" ${font} font-size="70" font-weight="700" fill="${AMBER}">Finance</text>` +
    `<text x="66" y="324" ${font} font-size="27" fill="#dbe8e6">Electronics to buy,</text>` +
    `<text x="66" y="360" ${font} font-size="27" fill="#dbe8e6">or to lease.</text>`;
  return svgDocument(scene + products + words, 1200, 630);
}

const parcel: Drawing = {
  ground: 760,
  spread: 250,
  detail: closeUp(1, 480, 480),
  draw: () =>
    body(250, 380, 460, 380, 14, "#d9c7a8") +
    shape("M250 394 L310 290 H650 L710 394Z", linear(["#e9dcc4", "#cdb894"])) +
    rect(440, 292, 80, 200, 0, "#f2e8d6", 'opacity=".8"') +
    stroke("M250 394 H710", "#b39e79", 3) +
    brandMark(480, 640, 60, "#a98f66"),
};

/** Placeholder for a product without a picture. */
export function drawPlaceholder(): string {
  return drawPicture(parcel, plainModel(0), "front");
}
