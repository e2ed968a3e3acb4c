/** Judged queries for electronics. */
import type { JudgedKind } from "./judged-kind";

export const ELECTRONICS: readonly JudgedKind[] = [
  {
    in: "televisions flat-screen-tvs",
    names:
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
    names: "laptop, laptops, notebook, notebook computer, labtop, lap top, portatil",
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
    names: "desktop, desktop computer, desktop pc",
    having: { mini: /Mini/, "16gb": /16GB/ },
  },
  {
    in: "gaming-pcs",
    names: "gaming pc, gaming desktop, gaming computer",
    having: { rtx: /RTX/, "rtx 4060": /RTX 4060/, "64gb": /64GB/ },
  },
  {
    in: "computer-monitors",
    names: "monitor, computer monitor, monitors, moniter, computer screen",
    having: { "27 inch": /\b27"/, "24 in": /\b24"/, "4k": /4K/, curved: /Curved/, tessovar: /^Tessovar/ },
  },
  {
    in: "ipad-tablets",
    names: "tablet, tablets, tablett, tableta",
    having: { "64gb": /64GB/, "wi-fi": /Wi-Fi/, quillith: /^Quillith/ },
  },
  {
    in: "smartphones",
    names:
      "smartphone, cell phone, phone, cellphone, mobile phone, smart phone, unlocked phone, celular, telefono",
    having: { "256gb": /256GB/, "5g": /5G/, unlocked: /Unlocked/, pelaro: /^Pelaro/, champagne: /Champagne/ },
  },
  {
    in: "smartwatches",
    names: "smartwatch, smart watch, smartwatches, reloj inteligente",
    having: { lte: /LTE/, "45mm": /45mm/, gps: /GPS/ },
  },
  {
    in: "fitness-trackers",
    names: "fitness tracker, fitness band, activity tracker, fitnes band",
    having: { trekvane: /^Trekvane/ },
  },
  {
    in: "headphones earbuds gaming-headsets",
    names: "headphones, headphone, head phones, hedphones, audifonos, auriculares",
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
    names: "earbuds, ear buds, wireless earbuds, earphones, true wireless earbuds",
    having: { white: /White/, "noise cancelling": /Noise Cancelling/ },
  },
  {
    in: "gaming-headsets",
    names: "gaming headset, headset for gaming, gaming headphones",
    having: { wireless: /Wireless/, surround: /Surround/ },
  },
  {
    in: "bluetooth-speakers party-speakers",
    names: "bluetooth speaker, wireless speaker, portable speaker, bocina bluetooth, blutooth speaker",
    having: { boomhollow: /^Boomhollow/, teal: /Teal/ },
  },
  { in: "party-speakers", names: "party speaker, party speakers", having: { "100w": /100W/ } },
  {
    in: "bookshelf-speakers",
    names: "bookshelf speakers, book shelf speakers",
    having: { powered: /Powered/, walnut: /Walnut/ },
  },
  {
    in: "sound-bars",
    names: "soundbar, sound bar, sound bars, soundbar for tv",
    having: { "wireless subwoofer": /Wireless Subwoofer/, "2.1": /2\.1/ },
  },
  {
    in: "home-theater-systems",
    names: "home theater system, surround sound system",
    having: { "5.1": /5\.1/ },
  },
  {
    in: "receivers-amplifiers",
    names: "receiver, stereo receiver, av receiver, a/v receiver",
    having: { "7.2 channel": /7\.2/ },
  },
  {
    in: "turntables",
    names: "turntable, record player, turn table, turntabel",
    having: { bluetooth: /Bluetooth/, automatic: /Automatic/ },
  },
  {
    in: "car-audio",
    names: "car speakers, car stereo, car audio",
    having: { "6.5": /6\.5"/, roadvox: /^Roadvox/ },
  },
  {
    in: "projectors-screens",
    named: /Projector/,
    names: "projector, projectors, projecter, home theater projector, proyector",
    having: { "1080p": /1080p/, mini: /Mini/ },
  },
  {
    in: "tv-stands",
    names: "tv stand, tvstand, tv stands, television stand, entertainment center",
    having: { walnut: /Walnut/, fireplace: /Fireplace/, "75 inch": /75"/ },
  },
  {
    in: "drones",
    names: "drone, drones, camera drone, folding drone",
    having: { beginner: /Beginner/, "4k": /4K/ },
  },
  {
    in: "mirrorless-cameras",
    names: "mirrorless camera, mirrorless, mirrorless cameras, mirorless camera",
    having: { "full frame": /Full-Frame/, "body only": /Body Only/ },
  },
  { in: "dslr-cameras", names: "dslr, dslr camera, dslr cameras", having: { black: /Black/ } },
  {
    in: "point-and-shoot-cameras",
    names: "point and shoot camera, compact camera, pocket camera",
    having: { "20 megapixel": /20-Megapixel/, "16mp": /16-Megapixel/ },
  },
  {
    in: "action-cameras",
    names: "action camera, action cam, waterproof camera, sports camera",
    having: { "4k": /4K/ },
  },
  {
    in: "security-cameras",
    names: "security camera, security cameras, outdoor security camera, surveillance camera, securty camera",
    having: { solar: /Solar/, indoor: /Indoor/, "4 pack": /4-Pack/ },
  },
  { in: "camcorders", names: "camcorder, camcorders, video camera, camcoder", having: { "40x": /40x/ } },
  {
    in: "camera-lenses",
    names: "camera lens, lens, lenses, prime lens, wide angle lens",
    having: { "50mm": /50mm/, "f/1.8": /f\/1\.8/ },
  },
  {
    in: "game-consoles",
    names: "game console, gaming console, video game console, consola",
    having: { retro: /Retro/ },
  },
  {
    in: "game-controllers",
    names: "game controller, controller, gamepad, wireless controller, gaming controller, joystick",
    having: { "for pc": /PC/, wired: /Wired/ },
  },
  {
    in: "virtual-reality",
    names: "vr headset, virtual reality headset, vr, vr goggles",
    having: { "128gb": /128GB/ },
  },
  {
    in: "video-games",
    names: "video game, video games, videojuegos",
    having: { "nimbrix pair": /Nimbrix Pair/ },
  },
  {
    in: "networking-wireless",
    names: "wifi router, router, mesh wifi, wi-fi router, wireless router, mesh system",
    having: { "wifi 6": /Wi-Fi 6/, "3 pack": /3-Pack/ },
  },
  {
    in: "printers-scanners",
    names: "printer, printers, inkjet printer, impresora, all in one printer, pritner",
    having: { "ink tank": /Ink Tank/, laser: /Laser/, wireless: /Wireless/ },
  },
  { in: "toys", named: /Robot/, names: "coding robot, robot toy" },
];
