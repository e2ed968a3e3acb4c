/** What shoppers type for what products are called otherwise: other languages, short forms, and one word for two. */
import { stem } from "./words.rules";

/** Words of the catalogue, each with the phrases that are searched as it; stemmed, at most three words. */
const PHRASES: Readonly<Record<string, string>> = {
  // Short forms.
  bluray: "blueray, blue ray, blu ray",
  "playstation 2": "ps2",
  "playstation 3": "ps3",
  "playstation 4": "ps4",
  "playstation 5": "ps5",
  "front load washer": "front loader, frontloader",
  "top load washer": "top loader, toploader",
  "television stand": "entertainment center, entertainment centre, tv table",
  "smart television": "smarttv",
  "compact refrigerator": "mini fridge, mini refrigerator, dorm fridge, small fridge",
  "air conditioner": "aircon, window unit",
  "hard drive": "harddrive, harddisk, hard disk",
  "memory card": "sdcard",
  headphones: "head phone, cans",
  // Spanish.
  washer: "lavadora",
  dryer: "secadora",
  dishwasher: "lavavajillas, lavaplatos, lavavajilla",
  refrigerator: "refrigeradora, refrigerador, nevera, frigorifico, refri, heladera",
  freezer: "congelador",
  range: "estufa",
  oven: "horno",
  microwave: "microonda, horno de microonda",
  blender: "licuadora",
  "coffee maker": "cafetera",
  vacuum: "aspiradora",
  fan: "ventilador, abanico",
  heater: "calentador, calefactor",
  "air conditioner ": "aire acondicionado",
  television: "televisor, televisione, tele, pantalla",
  "smart television ": "televisor inteligente, pantalla inteligente",
  speaker: "bocina, parlante, altavoz, altavoce",
  "headphones ": "audifono, auriculare, auricular",
  computer: "computadora, ordenador",
  laptop: "portatil, computadora portatil",
  tablet: "tableta",
  printer: "impresora",
  keyboard: "teclado",
  mouse: "raton",
  "cell phone": "celular, celulare, movil, telefono, telefono celular",
  charger: "cargador",
  camera: "camara",
  watch: "reloj",
  "smart watch": "reloj inteligente",
  console: "consola",
  "video game": "videojuego, juego de video",
  bike: "bicicleta",
  scooter: "patineta",
  wireless: "inalambrico, inalambrica",
  smart: "inteligente",
  electric: "electrico, electrica",
  gaming: "para juego, gamer",
};

const MOST_WORDS = 3;
const TYPED = new Map(
  Object.entries(PHRASES).flatMap(([ours, typed]) =>
    typed.split(", ").map((phrase) => [phrase, ours.trim().split(" ")] as const),
  ),
);

/** Words of a praise or a purchase, which say nothing of the product, and Spanish ones that only join others. */
const EMPTY = new Set(
  "cheap cheapest affordable inexpensive best top buy shop online price prices deal deals sale near me de para con barato barata".split(
    " ",
  ),
);

/**
 * Typed words in those of the catalogue. What is left says something, unless nothing did.
 * @param words folded
 */
export function inOurWords(words: readonly string[]): string[] {
  const ours: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    let meant: readonly string[] = [words[at]!];
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
      const found = TYPED.get(
        words
          .slice(at, at + count)
          .map(stem)
          .join(" "),
      );
      if (!found) continue;
      [taken, meant] = [count, found];
      break;
    }
    ours.push(...meant);
    at += taken;
  }
  const telling = ours.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : ours;
}
