/** The recovery codes, shown only once. */
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { Button } from "../../../ui/actions/button";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const readable = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  return (
    <>
      <p>
        Each code signs you in once, without the app. We only show them now: print them, or save them in your
        password manager.
      </p>
      <Codes aria-label="Recovery codes">
        {readable.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Stack direction="row" spacing={4} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Button onClick={onSaved}>I've saved them</Button>
        <Button variant="text" onClick={() => void navigator.clipboard.writeText(readable.join("\n"))}>
          Copy codes
        </Button>
      </Stack>
    </>
  );
}

const Codes = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
  gap: "var(--s2) var(--s4)",
  padding: "var(--s4)",
  border: "1px solid var(--line)",
  borderRadius: "var(--r-md)",
  fontSize: "1.05rem",
  fontVariantNumeric: "tabular-nums",
});
