/** Written by npm run picture-data; do not edit. */
export const PICTURE_DATA = {
  card: {
    sizes: "(min-width:1200px) 260px,(min-width:600px) 30vw,46vw",
    avif: "{image}-320.avif 320w,{image}-640.avif 640w",
    webp: "{image}-320.webp 320w,{image}-640.webp 640w",
  },
  product: {
    sizes: "(min-width:900px) 560px,94vw",
    avif: "{image}-320.avif 320w,{image}-640.avif 640w,{image}-960.avif 960w",
    webp: "{image}-320.webp 320w,{image}-640.webp 640w,{image}-960.webp 960w",
  },
  room: {
    sizes: "(min-width:900px) 220px,46vw",
    avif: "{image}-320.avif 320w,{image}-640.avif 640w",
    webp: "{image}-320.webp 320w,{image}-640.webp 640w",
  },
  tile: {
    sizes: "(min-width:900px) 180px,30vw",
    avif: "{image}-320.avif 320w,{image}-640.avif 640w",
    webp: "{image}-320.webp 320w,{image}-640.webp 640w",
  },
  thumb: {
    sizes: "72px",
    avif: "{image}-320.avif 320w",
    webp: "{image}-320.webp 320w",
  },
} as const;
