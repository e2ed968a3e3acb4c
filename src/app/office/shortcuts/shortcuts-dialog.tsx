/** All back-office shortcuts by context, and the switch that disables single-key ones (STAFF-49). */
import { useId } from "react";
import Dialog from "@mui/material/Dialog";
import { styled } from "@mui/material/styles";
import { CHORDS, SHORTCUT_GROUPS, type Shortcut } from "./shortcuts";
import { setSingleKeys, useSingleKeys } from "./single-keys";
import { Button } from "../../../ui/actions/button";

const WIDTH = "min(calc(100% - 2 * var(--s4)), 940px)";

interface ShortcutsDialogProps {
  readonly shortcuts: readonly Shortcut[];
  readonly username: string;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ shortcuts, username, onClose }: ShortcutsDialogProps) {
  const id = useId();
  const isOn = useSingleKeys(username);
  const documented = shortcuts.filter(({ isSilent }) => !isSilent);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { style: { width: WIDTH } } }}
    >
      <h2 id={`${id}-title`}>Shortcuts</h2>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setSingleKeys(username, target.checked)}
        />{" "}
        Enable single-key shortcuts
      </label>
      <p className="muted">
        They work when you're not typing. If you turn them off, everything is still in the menus and the
        command palette (Ctrl K).
      </p>
      <Groups data-off={!isOn || undefined}>
        {SHORTCUT_GROUPS.map((group, i) => (
          <section key={group} aria-labelledby={`${id}-${i}`}>
            <h3 id={`${id}-${i}`}>{group}</h3>
            <dl>
              {group === "Everywhere" &&
                CHORDS.map(({ key, description }) => (
                  <Line
                    key={key}
                    keys={["Ctrl", key.length === 1 ? key.toUpperCase() : key]}
                    description={description}
                    isTogether
                  />
                ))}
              {documented
                .filter((shortcut) => shortcut.group === group)
                .map(({ keys, description }) => (
                  <Line key={keys.join(" ")} keys={keys} description={description} />
                ))}
            </dl>
          </section>
        ))}
      </Groups>
      <p>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </p>
    </Dialog>
  );
}

interface LineProps {
  readonly keys: readonly string[];
  readonly description: string;
  /** Pressed together, not in sequence. */
  readonly isTogether?: boolean;
}

function Line({ keys, description, isTogether = false }: LineProps) {
  return (
    <div>
      <dt>
        {keys.map((key, i) => (
          <span key={key}>
            {i > 0 && (isTogether ? " + " : " then ")}
            <kbd>{key}</kbd>
          </span>
        ))}
      </dt>
      <dd>{description}</dd>
    </div>
  );
}

const Groups = styled("div")({
  display: "grid",
  gap: "var(--s3) var(--s5)",
  "@media (min-width: 700px)": { gridTemplateColumns: "1fr 1fr" },
  // Screen shortcuts are half of the list: two columns show everything without scrolling.
  "@media (min-width: 900px)": {
    gridTemplateColumns: "1fr 1fr 1fr",
    gridTemplateRows: "auto 1fr",
    "section:last-of-type": { gridColumn: 3, gridRow: "1 / span 2" },
  },
  dl: { display: "grid", gap: "var(--s1)", margin: 0 },
  "dl > div": { display: "grid", gridTemplateColumns: "7em 1fr", gap: "var(--s2)" },
  dd: { margin: 0 },
  kbd: {
    padding: "0 var(--s2)",
    border: "1px solid var(--line)",
    borderRadius: 4,
    background: "var(--tile)",
    font: "inherit",
  },
});
