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
  ["curling wand", "curling iron"],
  ["dash cam", "dashcam"],
  ["network adapter", "network card, ethernet card"],
  ["exercise bike", "stationary bike"],
  ["usb flash drive", "thumb drive, pen drive, memory stick"],
  ["solid state drive", "ssd drive"],
  ["cordless phone", "landline phone, home phone"],
  ["shaver", "electric razor"],
  ["air fry", "air fryer, airfryer, air frier, freidora de aire, freidora aire"],
  ["wheel", "rim, rin, rines, rueda"],
  ["tire", "tyre, llanta, neumatico"],
  // Spanish.
  ["washer", "lavadora, lavarropas"],
  ["dryer", "secadora"],
  ["dishwasher", "lavavajillas, lavavajilla, lavaplatos"],
  ["refrigerator", "refrigeradora, refrigerador, nevera, frigorifico, refri, heladera"],
  ["compact refrigerator", "minibar, frigobar"],
  ["freezer", "congelador, congeladora"],
  ["range", "estufa, cocina"],
  ["cooktop", "parrilla electrica, placa electrica"],
  ["oven", "horno"],
  ["toaster oven", "horno tostador"],
  ["toaster", "tostador, tostadora"],
  ["microwave", "microondas, horno de microondas"],
  ["blender", "licuadora"],
  ["mixer", "batidora"],
  ["juicer", "exprimidor, extractor de jugo"],
  ["kettle", "hervidor, tetera"],
  ["fryer", "freidora"],
  ["rice cooker", "arrocera, olla arrocera"],
  ["slow cooker", "olla lenta"],
  ["pressure cooker", "olla a presion, olla de presion, olla presion"],
  ["coffee maker", "cafetera"],
  ["espresso machine", "cafetera"],
  ["iron", "plancha"],
  ["flat iron", "plancha de pelo, plancha de cabello, plancha pelo, plancha cabello"],
  [
    "hair dryer",
    "secador de pelo, secadora de pelo, secador de cabello, secador pelo, secadora pelo, secador",
  ],
  ["shaver", "rasuradora, afeitadora"],
  ["toothbrush", "cepillo de dientes, cepillo dental, cepillo dientes"],
  ["vacuum", "aspiradora"],
  ["robot vacuum", "aspiradora robot, robot aspirador"],
  ["fan", "ventilador, abanico"],
  ["heater", "calentador, calefactor, calefaccion"],
  ["humidifier", "humidificador"],
  ["air purifier", "purificador de aire, purificador"],
  ["air conditioner", "aire acondicionado"],
  ["television", "televisor, televisores, tele, pantalla"],
  ["smart television", "televisor inteligente, pantalla inteligente"],
  ["sound bar", "barra de sonido, barra sonido"],
  ["home theater", "cine en casa, teatro en casa, cine casa, teatro casa"],
  ["stereo", "estereo, equipo de sonido, equipo sonido"],
  ["speaker", "bocina, parlante, altavoz, altavoces, corneta"],
  ["headphones", "audifonos, auriculares, auricular"],
  ["microphone", "microfono"],
  ["turntable", "tocadiscos"],
  ["computer", "computadora, ordenador"],
  ["desktop computer", "computadora de escritorio, computadora escritorio"],
  ["laptop", "portatil, computadora portatil"],
  ["tablet", "tableta"],
  ["printer", "impresora"],
  ["ink", "tinta"],
  ["hard drive", "disco duro"],
  ["flash drive", "memoria usb"],
  ["memory card", "tarjeta de memoria, tarjeta memoria"],
  ["router", "enrutador, ruteador"],
  ["projector", "proyector"],
  ["keyboard", "teclado"],
  ["mouse", "raton"],
  ["phone", "celular, celulares, movil, telefono, telefono celular"],
  ["charger", "cargador"],
  ["case", "funda"],
  ["battery", "bateria, pila"],
  ["remote control", "control remoto"],
  ["camera", "camara"],
  ["security camera", "camara de seguridad, camara seguridad"],
  ["video camera", "videocamara"],
  ["lens", "lente, objetivo"],
  ["watch", "reloj"],
  ["smartwatch", "reloj inteligente"],
  ["console", "consola"],
  ["game", "juego"],
  ["video game", "videojuego, juego de video"],
  ["toy", "juguete"],
  ["bike", "bicicleta"],
  ["exercise bike", "bicicleta estatica"],
  ["treadmill", "caminadora, cinta de correr, cinta correr"],
  ["elliptical", "eliptica"],
  ["scooter", "patineta, monopatin"],
  ["drone", "dron"],
  ["grill", "parrilla, asador"],
  ["lawn mower", "podadora, cortadora de cesped, cortacesped"],
  ["drill", "taladro"],
  ["generator", "generador"],
  ["tool", "herramienta"],
  ["stand", "soporte"],
  ["mount", "soporte"],
  ["french door", "puerta francesa, puertas francesas"],
  ["side by side", "dos puertas, duplex"],
  ["cordless", "sin cable, sin cables, sin hilo, inalambrico, inalambrica, bateria, a bateria"],
  ["gaming", "para juego, de juego, para jugar, para videojuego, gamer"],
  ["gaming computer", "computadora gamer, computadora para juego"],
  ["controller", "control, mando"],
  ["game controller", "control para videojuego, control de videojuego, control de juego"],
  ["party speaker", "bocina para fiesta, bocina fiesta, bocina de fiesta, bafle"],
  ["party", "fiesta"],
  ["security", "vigilancia, seguridad"],
  ["lawn mower", "cortadora de pasto, cortapasto, podadora de pasto, cortagrama"],
  ["pressure washer", "hidrolavadora, lavadora a presion"],
  ["car stereo", "autoestereo, estereo de carro, radio de carro, radio para carro"],
  ["car speaker", "bocina de carro, bocina para carro, parlante de carro"],
  ["air conditioner", "aire, clima, minisplit"],
  ["monitor", "pantalla de computadora, pantalla para computadora"],
  ["projector screen", "pantalla de proyeccion, pantalla proyector, pantalla para proyector"],
  ["television stand", "mueble para tv, mueble de tv, mueble tv, mesa para tv"],
  ["earbuds", "audifono de boton, audifono bluetooth"],
  ["phone", "telefono movil, telefono inteligente, smartfon"],
  ["fitness band", "pulsera inteligente, pulsera de actividad"],
  ["massage gun", "pistola de masaje, masajeador"],
  ["rowing machine", "remadora, maquina de remo, maquina remo"],
  ["toy", "jugueteria"],
  ["robot", "robotica"],
  ["power tool", "herramienta electrica"],
  ["saw", "sierra"],
  ["patio heater", "calentador de patio, calentador para patio"],
  ["charcoal grill", "parrilla de carbon, asador de carbon"],
  ["gas", "gas natural"],
  ["folding", "plegable, abatible"],
  ["waterproof", "resistente al agua, a prueba agua, contra agua, acuatica, acuatico, sumergible"],
  [
    "noise cancelling",
    "noise cancel, noise cancellation, noise reducing, cancelacion de ruido, cancelacion ruido",
  ],
  ["memory", "memoria"],
  ["screen", "pantalla"],
  ["touchscreen", "pantalla tactil"],
  ["inch", "pulgada"],
  ["color", "a color, de color"],
  ["quiet", "silencioso, silenciosa"],
  ["stainless steel", "acero inoxidable"],
  ["gold", "dorado, dorada"],
  ["purple", "morado, morada"],
  ["yellow", "amarillo, amarilla"],
  ["orange", "naranja, anaranjado"],
  ["brown", "cafe, marron"],
  ["large", "grande"],
  ["kid", "nino, nina, infantil"],
  ["car", "carro, coche"],
  ["home", "casa, hogar"],
  ["wireless", "inalambrico, inalambrica"],
  ["smart", "inteligente"],
  ["electric", "electrico, electrica"],
  ["portable speaker", "parlante portatil, bocina portatil, altavoz portatil"],
  ["portable", "portatil"],
  ["rice maker", "arrocera"],
  ["front load", "carga frontal"],
  ["top load", "carga superior"],
  ["unlocked", "desbloqueado, desbloqueada"],
  ["compact", "pequeno, pequena"],
  ["steam", "vapor"],
  ["used", "usado, usada"],
  ["black", "negro, negra"],
  ["white", "blanco, blanca"],
  ["red", "rojo, roja"],
  ["blue", "azul"],
  ["gray", "gris"],
  ["silver", "plateado, plateada"],
  ["green", "verde"],
  ["pink", "rosado, rosada"],
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
  "cheap cheapest affordable inexpensive best buy shop online price prices deal deals sale near me around about de para con sin y el la los las un una barato barata economico economica".split(
    " ",
  ),
);

type Count = (terms: readonly string[]) => number;

/**
 * Typed words in those of the catalogue, where it has more of these. What is left says something, unless nothing did.
 * @param words folded
 * @param count how many products are called by all of some stemmed words
 * @param countHaving how many have them among their features, asked where none is called so: a range "with Air Fry"
 */
export function inOurWords(words: readonly string[], count: Count, countHaving: Count): string[] {
  const ours: string[] = [];
  for (let at = 0; at < words.length;) {
    const whole = at === words.length - 1 ? wordBegunBy(words[at]!, count) : words[at]!;
    let [taken, meant]: [number, readonly string[]] = [1, [words[at]!]];
    for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
      const typed = length === 1 ? [whole] : words.slice(at, at + length);
      const instead = TYPED.get(keyOf(typed));
      if (!instead) continue;
      const bestBy = (counted: Count) =>
        [typed, ...instead]
          .map((some) => ({ some, products: counted(some.map(stem)) }))
          .reduce((most, one) => (one.products >= most.products ? one : most));
      const named = bestBy(count);
      const best = named.products > 0 ? named : bestBy(countHaving);
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

/** Fewer letters begin too many words. */
const LEAST_BEGUN = 4;
const SINGLE = [...TYPED.keys()].filter((key) => !key.includes(" "));

/** "lavad" begins "lavadora". The word itself where products have it or it begins none of the table. */
function wordBegunBy(word: string, count: Count): string {
  if (word.length < LEAST_BEGUN || TYPED.has(stem(word)) || count([stem(word)]) > 0) return word;
  return SINGLE.find((key) => key.startsWith(word)) ?? word;
}

function keyOf(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
