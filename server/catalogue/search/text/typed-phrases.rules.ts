/** What shoppers type for what products are called otherwise: other languages, short forms, and one word for two. */
import { stem } from "./words.rules";

/** Words of the catalogue, with the phrases that are searched as them; of three words at most. */
const PHRASES: readonly (readonly [ours: string, typed: string])[] = [
  // Short forms.
  ["bluray", "blueray, blue ray, blu ray"],
  ["playstation 2", "ps2"],
  ["playstation 3", "ps3"],
  ["playstation 4", "ps4"],
  ["playstation 5", "ps5"],
  ["air conditioner", "aircon, window unit"],
  ["hard drive", "harddrive, harddisk, hard disk"],
  ["memory card", "sdcard"],
  // Other names.
  ["front load washer", "front loader, frontloader"],
  ["top load washer", "top loader, toploader"],
  ["washer", "washer machine, laundry machine"],
  ["tv stand", "entertainment center, entertainment centre, tv table, tv console"],
  ["compact refrigerator", "mini fridge, mini refrigerator, dorm fridge, small fridge, mini frige"],
  ["turntable", "record player, vinyl player"],
  ["car receiver", "car stereo, car radio, head unit"],
  ["electric scooter", "escooter, e scooter"],
  ["treadmill", "running machine, walking machine"],
  ["pressure washer", "power washer, powerwasher"],
  ["robot vacuum", "robotic vacuum"],
  ["action camera", "sport camera, gopro style camera"],
  ["security camera", "surveillance camera, cctv camera, cctv"],
  ["camcorder", "video camera, videocamera"],
  ["vr headset", "vr goggle, vr glass"],
  ["gaming headset", "gaming headphone"],
  ["monitor", "computer screen, pc screen, computer display"],
  ["headphones", "head phone"],
  // Spanish.
  ["washer", "lavadora"],
  ["dryer", "secadora"],
  ["dishwasher", "lavavajillas, lavaplatos"],
  ["refrigerator", "refrigeradora, refrigerador, nevera, frigorifico, refri, heladera"],
  ["freezer", "congelador"],
  ["range", "estufa"],
  ["oven", "horno"],
  ["microwave", "microondas, horno de microondas"],
  ["blender", "licuadora"],
  ["coffee maker", "cafetera"],
  ["espresso machine", "cafetera"],
  ["vacuum", "aspiradora"],
  ["fan", "ventilador, abanico"],
  ["heater", "calentador, calefactor"],
  ["air conditioner", "aire acondicionado"],
  ["television", "televisor, televisores, tele, pantalla"],
  ["smart television", "televisor inteligente, pantalla inteligente"],
  ["speaker", "bocina, parlante, altavoz, altavoces"],
  ["headphones", "audifonos, auriculares, auricular"],
  ["computer", "computadora, ordenador"],
  ["laptop", "portatil, computadora portatil"],
  ["tablet", "tableta"],
  ["printer", "impresora"],
  ["projector", "proyector"],
  ["keyboard", "teclado"],
  ["mouse", "raton"],
  ["phone", "celular, celulares, movil, telefono, telefono celular"],
  ["charger", "cargador"],
  ["camera", "camara"],
  ["watch", "reloj"],
  ["smartwatch", "reloj inteligente"],
  ["console", "consola"],
  ["video game", "videojuego, juego de video"],
  ["bike", "bicicleta"],
  ["scooter", "patineta"],
  ["wireless", "inalambrico, inalambrica"],
  ["smart", "inteligente"],
  ["electric", "electrico, electrica"],
];

const MOST_WORDS = 3;
const TYPED = new Map<string, (readonly string[])[]>();
for (const [ours, typed] of PHRASES)
  for (const phrase of typed.split(", ")) {
    const key = keyOf(phrase.split(" "));
    TYPED.set(key, [...(TYPED.get(key) ?? []), ours.split(" ")]);
  }

/** Words of a praise or a purchase, which say nothing of the product, and Spanish ones that only join others. */
const EMPTY = new Set(
  "cheap cheapest affordable inexpensive best buy shop online price prices deal deals sale near me de para con barato barata".split(
    " ",
  ),
);

/**
 * Typed words in those of the catalogue, where it has more of these. What is left says something, unless nothing did.
 * @param words folded
 * @param count how many products are found by all of some stemmed words
 */
export function inOurWords(words: readonly string[], count: (terms: readonly string[]) => number): string[] {
  const ours: string[] = [];
  for (let at = 0; at < words.length;) {
    let [taken, meant]: [number, readonly string[]] = [1, [words[at]!]];
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
      const typed = words.slice(at, at + length);
      const instead = TYPED.get(keyOf(typed));
      if (!instead) continue;
      const known = [typed, ...instead].map((some) => ({ some, products: count(some.map(stem)) }));
      const best = known.reduce((most, one) => (one.products >= most.products ? one : most));
      if (best.products === 0 || best.some === typed) continue;
      [taken, meant] = [length, best.some];
      break;
    }
    ours.push(...meant);
    at += taken;
  }
  const telling = ours.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : ours;
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
