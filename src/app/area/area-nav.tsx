/** Navigation of an area with the sign-out button: beside the screen, above it on a phone. */
import { styled } from "@mui/material/styles";
import { LABELS } from "#contract/messages";
import { signOut } from "../../client/api/sign-out";
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
    <Nav aria-label={name}>
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
    </Nav>
  );
}

const Nav = styled("nav")({
  ul: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "var(--s2)" },
  "li:last-child": { gridColumn: "1 / -1" },
  "a, button": {
    display: "flex",
    alignItems: "center",
    gap: "var(--s3)",
    width: "100%",
    minHeight: 48,
    padding: "var(--s2) var(--s4)",
    border: "1px solid var(--line)",
    borderRadius: "var(--r-md)",
    background: "var(--surface)",
    color: "var(--ink)",
    fontWeight: 600,
    fontSize: "var(--sm)",
    lineHeight: 1.25,
    textAlign: "left",
    textDecoration: "none",
    "&:hover": { borderColor: "var(--brand)", color: "var(--brand)" },
  },
  svg: { width: "1.25em", height: "1.25em" },
  "@media (min-width: 900px)": {
    ul: { gridTemplateColumns: "1fr", gap: "var(--s1)", position: "sticky", top: 140 },
    "a, button": { borderColor: "transparent", background: "none" },
    "li:last-child": {
      marginTop: "var(--s3)",
      paddingTop: "var(--s3)",
      borderTop: "1px solid var(--line)",
    },
  },
  "& [aria-current]": { borderColor: "var(--brand)", background: "var(--brand-soft)", color: "var(--brand)" },
});
