/** Navigation of an area with the sign-out button: beside the screen, or as tiles on a phone's first screen. */
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { signOut } from "../../client/api/sign-out";
import { DRAWN_ARROW } from "../../ui/parts/drawn-shapes";
import type { AreaScreen } from "./area";
import { Drawing } from "./drawing";

interface AreaNavProps {
  readonly name: string;
  readonly screens: readonly AreaScreen[];
  /** Null for an address without a screen. */
  readonly current: AreaScreen | null;
}

export function AreaNav({ name, screens, current }: AreaNavProps) {
  return (
    <Side aria-label={name}>
      <Links screens={screens} current={current} />
    </Side>
  );
}

/** The other screens as tiles, below the first screen. */
export function AreaTiles({ name, screens, current }: AreaNavProps) {
  return (
    <Tiles aria-label={name}>
      <Links screens={screens.filter((screen) => screen !== current)} current={null} />
    </Tiles>
  );
}

/** The way back to the first screen, which has the tiles. */
export function AreaBack({ name, first }: { readonly name: string; readonly first: AreaScreen }) {
  return (
    <Back aria-label={name}>
      <a href={first.path}>{first.label ?? first.heading}</a>
    </Back>
  );
}

function Links({ screens, current }: Omit<AreaNavProps, "name">): ReactNode {
  return (
    <ul>
      {screens.map((screen) => (
        <li key={screen.path}>
          <a href={screen.path} aria-current={screen === current ? "page" : undefined}>
            <Drawing path={screen.drawing} />
            {screen.label ?? screen.heading}
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void signOut()}>
          <Drawing path="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
          {LABELS.signOut}
        </button>
      </li>
    </ul>
  );
}

const LINK = {
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: 48,
  border: "1px solid transparent",
  borderRadius: "var(--r-md)",
  background: "none",
  color: "var(--ink)",
  fontWeight: 600,
  fontSize: "var(--sm)",
  lineHeight: 1.25,
  textDecoration: "none",
  "&:hover": { borderColor: "var(--brand)", color: "var(--brand)" },
  svg: { width: "1.25em", height: "1.25em", flex: "none" },
} as const;

const Side = styled("nav")({
  ul: { display: "grid", gap: "var(--s1)", position: "sticky", top: 140 },
  "a, button": { ...LINK, gap: "var(--s3)", padding: "var(--s2) var(--s4)", textAlign: "left" },
  "li:last-child": { marginTop: "var(--s3)", paddingTop: "var(--s3)", borderTop: "1px solid var(--line)" },
  "& [aria-current]": { borderColor: "var(--brand)", background: "var(--brand-soft)", color: "var(--brand)" },
});

const Tiles = styled("nav")({
  ul: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 6.75rem), 1fr))",
    gap: "var(--s2)",
  },
  li: { display: "grid" },
  "a, button": {
    ...LINK,
    flexDirection: "column",
    justifyContent: "center",
    gap: "var(--s2)",
    minHeight: 84,
    padding: "var(--s3) var(--s2)",
    borderColor: "var(--line)",
    background: "var(--surface)",
    textAlign: "center",
  },
});

const Back = styled("nav")({
  a: { display: "inline-flex", alignItems: "center", minHeight: 44, fontWeight: 600 },
  "a::before": { ...DRAWN_ARROW, rotate: "135deg", marginInline: "3px var(--s2)" },
});
