import { DARK, LIGHT, TYPE } from "../design/tokens";
import { themeOf } from "./theme";

test.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("the %s theme of the islands has the colors of the static pages", (scheme, palette) => {
  const { palette: colours, typography, components } = themeOf(scheme);
  expect(colours).toMatchObject({
    mode: scheme,
    primary: { main: palette.brand, contrastText: palette.onBrand },
    background: { default: palette.paper, paper: palette.surface },
    text: { primary: palette.ink, secondary: palette.muted },
  });
  expect(typography.fontFamily).toBe(TYPE.family);
  expect(typography.button.textTransform).toBe("none");
  expect(components?.MuiLinearProgress?.styleOverrides).toMatchObject({
    root: { height: 12, border: "1.5px solid var(--edge)" },
    bar: { background: "var(--brand)" },
  });
  expect(components?.MuiButton?.styleOverrides?.root).toMatchObject({ borderRadius: "var(--r-pill)" });
});
