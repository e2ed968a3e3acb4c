/**
 * The MUI theme of the islands, built from the tokens of the static pages (src/design/tokens.ts). Sizes with
 * a fallback use the shop's value unless the back office sets a denser custom property
 * (src/app/office/density.tsx). MUI components use the custom properties, so that light and dark follow the
 * page; the palettes repeat the colors as values for MUI's own mixing.
 */
import { createTheme, type Theme, type ThemeOptions } from "@mui/material/styles";
import { BREAKPOINTS, DARK, LIGHT, RADIUS, SPACE, TYPE, type Palette } from "../design/tokens";
import { PHONE } from "./narrow";

export type Scheme = "light" | "dark";

/** The focus ring of src/design/base.css, which MUI removes. */
const ring = { outline: "3px solid var(--brand)", outlineOffset: 2 };

/** Looks like a link, with the touch target of a button. */
const linkLike = {
  minWidth: 44,
  minHeight: "var(--link-height, 44px)",
  padding: 0,
  border: 0,
  borderRadius: RADIUS.sm,
  color: "var(--brand)",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  "&:hover": { background: "none", color: "var(--brand-hover)", textDecoration: "underline" },
};

const COMPONENTS: ThemeOptions["components"] = {
  // No ripples, which are Material's look.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { "&:focus-visible": ring } },
  },
  MuiButton: {
    defaultProps: { variant: "contained", disableElevation: true },
    styleOverrides: {
      root: {
        gap: "var(--s2)",
        minHeight: "var(--control, 46px)",
        padding: "var(--button-padding, var(--s2) var(--s5))",
        border: "1.5px solid var(--brand)",
        borderRadius: "var(--r-pill)",
        fontSize: "var(--md)",
        lineHeight: 1.5,
        overflowWrap: "break-word",
        "&:disabled": { borderColor: "var(--line)" },
        variants: [
          {
            props: { variant: "contained" },
            style: {
              "&:hover": {
                borderColor: "var(--brand-hover)",
                background: "var(--brand-hover)",
                color: "var(--on-brand)",
              },
            },
          },
          {
            props: { variant: "outlined" },
            style: { "&:hover": { background: "var(--brand-soft)", color: "var(--brand)" } },
          },
          { props: { variant: "text" }, style: linkLike },
        ],
      },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "var(--s4)",
        // No media query: it would override the padding of a single card.
        padding: "var(--card-padding, var(--s5) clamp(var(--s4), 4vw, var(--s6)))",
        borderRadius: "var(--r-lg)",
        boxShadow: "var(--shadow-card)",
        overflow: "visible",
        "&:focus": { outline: 0 },
        "& > h2, & > h3": { fontSize: "var(--lg)" },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: "auto",
        justifySelf: "start",
        alignSelf: "flex-start",
        fontSize: TYPE.size.xs,
        fontWeight: TYPE.weight.strong,
        lineHeight: 1.6,
        variants: [
          { props: { variant: "filled" }, style: { background: "var(--brand-soft)", color: "var(--brand)" } },
          {
            props: { variant: "outlined" },
            style: { borderColor: "currentColor", background: "var(--surface)" },
          },
        ],
      },
      label: { padding: "2px 10px", "@media (max-width: 599.9px)": { whiteSpace: "normal" } },
      icon: { width: "1.15em", height: "1.15em", margin: "0 -5px 0 7px", color: "inherit", strokeWidth: 2.4 },
    },
  },
  MuiDialog: {
    // No fade: a half-faded dialog is unreadable.
    defaultProps: { transitionDuration: 0, maxWidth: false },
    styleOverrides: {
      paper: {
        display: "grid",
        gap: "var(--s4)",
        width: "min(calc(100% - 2 * var(--s4)), 520px)",
        margin: "var(--s4)",
        padding: "var(--s5)",
        borderRadius: RADIUS.lg,
        boxShadow: "var(--shadow-panel)",
        overflowWrap: "anywhere",
        "&[data-wide]": { width: "min(calc(100% - 2 * var(--s4)), 1080px)" },
        [PHONE]: {
          "&[data-long]": {
            width: "100%",
            height: "100%",
            maxWidth: "none",
            maxHeight: "none",
            margin: 0,
            borderRadius: 0,
          },
          "&[data-long] form": { "--form-ground": "var(--surface)" },
        },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: {
        width: "100%",
        minHeight: "var(--control, 48px)",
        border: "1.5px solid var(--edge)",
        borderRadius: RADIUS.sm,
        background: "var(--surface)",
        color: "var(--ink)",
        font: "inherit",
        lineHeight: 1.4,
        "&:hover": { borderColor: "var(--ink)" },
        "&:focus-within": {
          borderColor: "var(--brand)",
          boxShadow: "inset 0 0 0 0.5px var(--brand), 0 0 0 3px var(--brand-soft)",
        },
        variants: [
          {
            props: { error: true },
            style: {
              "&, &:hover, &:focus-within": {
                borderColor: "var(--sale)",
                boxShadow: "inset 0 0 0 0.5px var(--sale)",
              },
            },
          },
        ],
      },
      input: {
        boxSizing: "border-box",
        height: "auto",
        minHeight: "calc(var(--control, 48px) - 3px)",
        padding: "var(--field-padding, 10px 12px)",
        // Below 16 px a phone zooms into the field.
        fontSize: "max(var(--md), var(--typed, 1rem))",
        letterSpacing: "inherit",
        "&:focus-visible": { outline: 0 },
        // The root draws the frame; plain search fields of static pages draw their own.
        "&[type=search]": {
          minHeight: "calc(var(--control, 48px) - 3px)",
          padding: "var(--field-padding, 10px 12px)",
          border: 0,
          background: "none",
        },
        "&:-webkit-autofill": {
          WebkitTextFillColor: "var(--ink)",
          boxShadow: "inset 0 0 0 99px var(--brand-soft)",
          borderRadius: "inherit",
        },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { height: "auto", maxHeight: "none", color: "var(--muted)" },
      positionStart: { margin: "0 0 0 14px" },
      positionEnd: { marginRight: 4 },
    },
  },
  // The border shows the bar's full length: WCAG 1.4.11 requires 3:1 for progress.
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        minWidth: 96,
        height: 12,
        border: "1.5px solid var(--edge)",
        borderRadius: RADIUS.pill,
        background: "var(--surface)",
      },
      bar: { background: "var(--brand)" },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { right: 8, color: "var(--muted)" } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  MuiSkeleton: {
    defaultProps: { variant: "rounded", animation: false },
    styleOverrides: { root: { borderRadius: RADIUS.lg, background: "var(--tile)" } },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
};

function makeTheme(mode: Scheme, palette: Palette): Theme {
  const colour = (main: string) => ({ main, contrastText: palette.onBrand });
  return createTheme({
    breakpoints: { values: BREAKPOINTS },
    palette: {
      mode,
      primary: { main: palette.brand, dark: palette.brandHover, contrastText: palette.onBrand },
      error: colour(palette.sale),
      success: colour(palette.good),
      warning: colour(palette.warn),
      info: colour(palette.brand),
      text: { primary: palette.ink, secondary: palette.muted, disabled: palette.muted },
      action: { disabled: palette.muted, disabledBackground: palette.tile },
      divider: palette.line,
      background: { default: palette.paper, paper: palette.surface },
    },
    // spacing(4) is --s4.
    spacing: [...SPACE],
    shape: { borderRadius: Number.parseInt(RADIUS.sm, 10) },
    typography: {
      fontFamily: TYPE.family,
      fontSize: 16,
      fontWeightBold: TYPE.weight.strong,
      button: { textTransform: "none", fontWeight: TYPE.weight.strong },
    },
    components: COMPONENTS,
  });
}

const THEMES: Readonly<Record<Scheme, Theme>> = {
  light: makeTheme("light", LIGHT),
  dark: makeTheme("dark", DARK),
};

export function themeOf(scheme: Scheme): Theme {
  return THEMES[scheme];
}
