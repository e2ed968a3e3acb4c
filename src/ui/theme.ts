/** The MUI theme of the islands, made of the same tokens as the static pages (src/design/tokens.ts). */
import { createTheme, type Theme } from "@mui/material/styles";
import { BREAKPOINTS, DARK, LIGHT, RADIUS, SHADOW, SPACE, TYPE, type Palette } from "../design/tokens";

export type Scheme = "light" | "dark";

function makeTheme(mode: Scheme, palette: Palette): Theme {
  const { sm, md, lg, xl } = BREAKPOINTS;
  const base = createTheme({ breakpoints: { values: { xs: BREAKPOINTS.xs, sm, md, lg, xl } } });
  const colour = (main: string) => ({ main, contrastText: palette.onBrand });
  return createTheme(base, {
    palette: {
      mode,
      primary: { main: palette.brand, dark: palette.brandHover, contrastText: palette.onBrand },
      error: colour(palette.sale),
      success: colour(palette.good),
      warning: colour(palette.warn),
      info: colour(palette.brand),
      text: { primary: palette.ink, secondary: palette.muted, disabled: palette.muted },
      divider: palette.line,
      background: { default: palette.paper, paper: palette.surface },
    },
    spacing: SPACE[1],
    shape: { borderRadius: Number.parseInt(RADIUS.sm, 10) },
    typography: {
      fontFamily: TYPE.family,
      htmlFontSize: 16,
      fontSize: 16,
      fontWeightBold: TYPE.weight.strong,
      button: { textTransform: "none", fontWeight: TYPE.weight.strong },
      h1: { fontSize: TYPE.size.xxl },
      h2: { fontSize: TYPE.size.xl },
      h3: { fontSize: TYPE.size.lg },
      body1: { fontSize: TYPE.size.md },
      body2: { fontSize: TYPE.size.sm },
    },
    components: componentLook(palette),
  });
}

/** Rings, radii and heights of the static pages; no ripples, which are somebody else's look. */
function componentLook(palette: Palette): object {
  const ring = { outline: `3px solid ${palette.brand}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { "&.Mui-focusVisible": ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 46, padding: "8px 24px", borderRadius: RADIUS.pill, fontSize: TYPE.size.md },
        outlined: { borderWidth: 1.5, borderColor: palette.brand },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: "none", borderRadius: RADIUS.md } },
    },
    MuiCard: { styleOverrides: { root: { boxShadow: SHADOW.card, borderRadius: RADIUS.md } } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: SHADOW.panel, borderRadius: RADIUS.lg } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: palette.surface, minHeight: 46, borderRadius: RADIUS.sm },
        notchedOutline: { borderColor: palette.edge, borderWidth: 1.5 },
        // Below 16 px a phone zooms in on the field.
        input: { fontSize: "1rem" },
      },
    },
    MuiLink: { defaultProps: { underline: "always" } },
    MuiChip: { styleOverrides: { root: { borderRadius: RADIUS.pill } } },
  };
}

const THEMES: Readonly<Record<Scheme, Theme>> = {
  light: makeTheme("light", LIGHT),
  dark: makeTheme("dark", DARK),
};

export function themeOf(scheme: Scheme): Theme {
  return THEMES[scheme];
}
