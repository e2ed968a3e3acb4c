/** Judged queries for electronics. */
import type { JudgedKind } from "./judged-kind";

export const ELECTRONICS: readonly JudgedKind[] = [
  {
    in: "televisions flat-screen-tvs",
    asked:
      "tv, tvs, television, smart tv, hdtv, flat screen tv, smarttv, televison, telivision, televisor, pantalla",
    having: {
      "55 inch": /\b55"/,
      '65"': /\b65"/,
      oled: /\bOLED/,
      qled: /\bQLED/,
      "4k": /4K/,
      "75 in": /\b75"/,
      lumivane: /^Lumivane/,
      vistrel: /^Vistrel/,
      black: /Black/,
      "open box": /Open Box/,
    },
  },
  {
    in: "laptop-computers",
    asked: "laptop, laptops, notebook, notebook computer, labtop, lap top, portatil",
    having: {
      "8gb ram": /8GB Memory/,
      "16 gb": /16GB/,
      "4gb": /\b4GB/,
      "1tb ssd": /1TB SSD/,
      "intel core i3": /i3/,
      ryzen: /Ryzen/,
      "14 inch": /\b14"/,
      '15.6"': /15\.6"/,
      quillith: /^Quillith/,
      silver: /Silver/,
      refurbished: /Refurbished/,
    },
  },
  {
    in: "desktop-pcs gaming-pcs",
    asked: "desktop, desktop computer, desktop pc",
    having: { mini: /Mini/, "16gb": /16GB/ },
  },
  {
    in: "gaming-pcs",
    asked: "gaming pc, gaming desktop, gaming computer",
    having: { rtx: /RTX/, "rtx 4060": /RTX 4060/, "64gb": /64GB/ },
  },
  {
    in: "computer-monitors",
    asked: "monitor, computer monitor, monitors, moniter, computer screen",
    having: { "27 inch": /\b27"/, "24 in": /\b24"/, "4k": /4K/, curved: /Curved/, tessovar: /^Tessovar/ },
  },
  {
    in: "ipad-tablets",
    asked: "tablet, tablets, tablett, tableta",
    having: { "64gb": /64GB/, "wi-fi": /Wi-Fi/, quillith: /^Quillith/ },
  },
  {
    in: "smartphones",
    asked:
      "smartphone, cell phone, phone, cellphone, mobile phone, smart phone, unlocked phone, celular, telefono",
    having: { "256gb": /256GB/, "5g": /5G/, unlocked: /Unlocked/, pelaro: /^Pelaro/, champagne: /Champagne/ },
  },
  {
    in: "smartwatches",
    asked: "smartwatch, smart watch, smartwatches, reloj inteligente",
    having: { lte: /LTE/, "45mm": /45mm/, gps: /GPS/ },
  },
  {
    in: "fitness-trackers",
    asked: "fitness tracker, fitness band, activity tracker, fitnes band",
    having: { trekvane: /^Trekvane/ },
  },
  {
    in: "headphones earbuds gaming-headsets",
    asked: "headphones, headphone, head phones, hedphones, audifonos, auriculares",
    having: {
      "noise cancelling": /Noise Cancelling/,
      wireless: /Wireless/,
      "over ear": /Over-Ear/,
      "on-ear": /On-Ear/,
      melodane: /^Melodane/,
    },
  },
  {
    in: "earbuds",
    asked: "earbuds, ear buds, wireless earbuds, earphones, true wireless earbuds",
    having: { white: /White/, "noise cancelling": /Noise Cancelling/ },
  },
  {
    in: "gaming-headsets",
    asked: "gaming headset, headset for gaming, gaming headphones",
    having: { wireless: /Wireless/, surround: /Surround/ },
  },
  {
    in: "bluetooth-speakers party-speakers",
    asked: "bluetooth speaker, wireless speaker, portable speaker, bocina bluetooth, blutooth speaker",
    having: { boomhollow: /^Boomhollow/, teal: /Teal/ },
  },
  { in: "party-speakers", asked: "party speaker, party speakers", having: { "100w": /100W/ } },
  {
    in: "bookshelf-speakers",
    asked: "bookshelf speakers, book shelf speakers",
    having: { powered: /Powered/, walnut: /Walnut/ },
  },
  {
    in: "sound-bars",
    asked: "soundbar, sound bar, sound bars, soundbar for tv",
    having: { "wireless subwoofer": /Wireless Subwoofer/, "2.1": /2\.1/ },
  },
  {
    in: "home-theater-systems",
    asked: "home theater system, surround sound system",
    having: { "5.1": /5\.1/ },
  },
  {
    in: "receivers-amplifiers",
    asked: "receiver, stereo receiver, av receiver, a/v receiver",
    having: { "7.2 channel": /7\.2/ },
  },
  {
    in: "turntables",
    asked: "turntable, record player, turn table, turntabel",
    having: { bluetooth: /Bluetooth/, automatic: /Automatic/ },
  },
  {
    in: "car-audio",
    asked: "car speakers, car stereo, car audio",
    having: { "6.5": /6\.5"/, roadvox: /^Roadvox/ },
  },
  {
    in: "projectors-screens",
    named: /Projector/,
    asked: "projector, projectors, projecter, home theater projector, proyector",
    having: { "1080p": /1080p/, mini: /Mini/ },
  },
  {
    in: "tv-stands",
    asked: "tv stand, tvstand, tv stands, television stand, entertainment center",
    having: { walnut: /Walnut/, fireplace: /Fireplace/, "75 inch": /75"/ },
  },
  {
    in: "drones",
    asked: "drone, drones, camera drone, folding drone",
    having: { beginner: /Beginner/, "4k": /4K/ },
  },
  {
    in: "mirrorless-cameras",
    asked: "mirrorless camera, mirrorless, mirrorless cameras, mirorless camera",
    having: { "full frame": /Full-Frame/, "body only": /Body Only/ },
  },
  { in: "dslr-cameras", asked: "dslr, dslr camera, dslr cameras", having: { black: /Black/ } },
  {
    in: "point-and-shoot-cameras",
    asked: "point and shoot camera, compact camera, pocket camera",
    having: { "20 megapixel": /20-Megapixel/, "16mp": /16-Megapixel/ },
  },
  {
    in: "action-cameras",
    asked: "action camera, action cam, waterproof camera, sports camera",
    having: { "4k": /4K/ },
  },
  {
    in: "security-cameras",
    asked: "security camera, security cameras, outdoor security camera, surveillance camera, securty camera",
    having: { solar: /Solar/, indoor: /Indoor/, "4 pack": /4-Pack/ },
  },
  { in: "camcorders", asked: "camcorder, camcorders, video camera, camcoder", having: { "40x": /40x/ } },
  {
    in: "camera-lenses",
    asked: "camera lens, lens, lenses, prime lens, wide angle lens",
    having: { "50mm": /50mm/, "f/1.8": /f\/1\.8/ },
  },
  {
    in: "game-consoles",
    asked: "game console, gaming console, video game console, consola",
    having: { retro: /Retro/ },
  },
  {
    in: "game-controllers",
    asked: "game controller, controller, gamepad, wireless controller, gaming controller, joystick",
    having: { "for pc": /PC/, wired: /Wired/ },
  },
  {
    in: "virtual-reality",
    asked: "vr headset, virtual reality headset, vr, vr goggles",
    having: { "128gb": /128GB/ },
  },
  {
    in: "video-games",
    asked: "video game, video games, videojuegos",
    having: { "nimbrix pair": /Nimbrix Pair/ },
  },
  {
    in: "networking-wireless",
    asked: "wifi router, router, mesh wifi, wi-fi router, wireless router, mesh system",
    having: { "wifi 6": /Wi-Fi 6/, "3 pack": /3-Pack/ },
  },
  {
    in: "printers-scanners",
    asked: "printer, printers, inkjet printer, impresora, all in one printer, pritner",
    having: { "ink tank": /Ink Tank/, laser: /Laser/, wireless: /Wireless/ },
  },
  { in: "toys", named: /Robot/, asked: "coding robot, robot toy" },
];
