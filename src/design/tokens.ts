/**
 * The shop's design tokens: static pages use them as custom properties, the MUI theme of client-only routes
 * reads the same values. Warm paper, deep ink green, and one signal color that only ever means a lower price.
 */

/**
 * Every color by its role. Contrast of text on its background is at least 4.5:1, of control borders 3:1
 * (tokens.test.ts).
 */
export interface Palette {
  /** Page background. */
  readonly paper: string;
  /** Cards, fields, panels. */
  readonly surface: string;
  /** Behind pictures and in quiet bands. */
  readonly tile: string;
  /** Purely decorative hairlines. */
  readonly line: string;
  /** Borders of controls. */
  readonly edge: string;
  readonly ink: string;
  readonly muted: string;
  /** Links, buttons and other interactive elements. */
  readonly brand: string;
  readonly brandHover: string;
  readonly onBrand: string;
  readonly brandSoft: string;
  /** Dark background of top bar, financing and footer. */
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepMuted: string;
  /** A lower price only. */
  readonly sale: string;
  readonly onSale: string;
  readonly good: string;
  readonly warn: string;
  readonly star: string;
}

export const LIGHT: Palette = {
  paper: "#faf6ee",
  surface: "#fffdf9",
  tile: "#f1eadd",
  line: "#e2d9c8",
  edge: "#857f6f",
  ink: "#142d2b",
  muted: "#4f605d",
  brand: "#0d524e",
  brandHover: "#083b38",
  onBrand: "#ffffff",
  brandSoft: "#dcebe4",
  deep: "#0e3b39",
  onDeep: "#f7f1e4",
  onDeepMuted: "#bfd2ca",
  sale: "#b3361a",
  onSale: "#ffffff",
  good: "#17663f",
  warn: "#83530a",
  star: "#b57514",
};

export const DARK: Palette = {
  paper: "#0d1817",
  surface: "#142321",
  tile: "#1c2f2c",
  line: "#2a403c",
  edge: "#708b86",
  ink: "#f0efe6",
  muted: "#adbdb7",
  brand: "#86d3c2",
  brandHover: "#abe5d8",
  onBrand: "#06211f",
  brandSoft: "#1d3d38",
  deep: "#0a2624",
  onDeep: "#f2ede0",
  onDeepMuted: "#adc4bb",
  sale: "#ff9c7c",
  onSale: "#33110a",
  good: "#7fd6a5",
  warn: "#eabf68",
  star: "#e9b44f",
};

export const TYPE = {
  family: '"Figtree","Figtree Fallback",system-ui,sans-serif',
  /** rem; the two large sizes grow with the screen. */
  size: {
    xs: ".8125rem",
    sm: ".9rem",
    md: "1rem",
    lg: "1.2rem",
    xl: "clamp(1.3rem,1.15rem + .7vw,1.65rem)",
    xxl: "clamp(1.75rem,1.3rem + 2.2vw,2.9rem)",
  },
  weight: { strong: 600 },
} as const;

/** Steps of 4 px. */
export const SPACE = [0, 4, 8, 12, 16, 24, 32, 48, 72] as const;

export const RADIUS = { sm: "8px", md: "14px", lg: "22px", pill: "99px" } as const;

const SHADOW = {
  card: "0 1px 2px rgb(20 45 43/.05),0 6px 20px rgb(20 45 43/.06)",
  panel: "0 12px 40px rgb(8 30 28/.22)",
} as const;

/** px; the phone layout ends at 900 (SITE-9), as in the style sheets. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

/** Custom properties that neither theme nor page changes, by name. */
export const CONSTANTS: ReadonlyMap<string, string> = new Map([
  ["font", TYPE.family],
  ...Object.entries(TYPE.size),
  ...SPACE.map((size, step) => [`s${step}`, `${size}px`] as const).slice(1),
  ...Object.entries(RADIUS).map(([name, radius]) => [`r-${name}`, radius] as const),
  ...Object.entries(SHADOW).map(([name, shadow]) => [`shadow-${name}`, shadow] as const),
]);

/** The tokens as custom properties: light, dark by system setting, and either by `data-theme` on the root. */
export function tokensCss(): string {
  const fixed = [...CONSTANTS].map(([name, value]) => `--${name}:${value}`);
  const dark = `color-scheme:dark;${paletteCss(DARK)}`;
  return (
    `:root{color-scheme:light;${fixed.join(";")};${paletteCss(LIGHT)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}` +
    `:root[data-theme=dark]{${dark}}`
  );
}

/** The custom properties of the palette. */
export const COLORS: readonly string[] = Object.keys(LIGHT).map(propertyOf);

function propertyOf(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function paletteCss(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, colour]) => `--${propertyOf(role)}:${colour}`)
    .join(";");
}
