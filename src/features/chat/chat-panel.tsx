/** The chat panel over any page. Its code loads when opened. */
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "../../ui/icon";
import { AnyChat } from "./any-chat";

const ID = "chat";
/** Below this width the panel fills the screen, and the page behind is inert. */
const NARROW = "(width < 600px)";
let root: Root | null = null;

/**
 * Takes the focus; Escape and its button close the panel and restore it. @param opener the clicked element
 */
export function openChat(opener: HTMLElement): void {
  const panel = document.querySelector<HTMLDialogElement>(`dialog#${ID}`) ?? createPanel();
  if (panel.open) return panel.focus();
  const drawn = (root ??= createRoot(panel));
  const close = () => panel.close();
  // The hosted chat then has the focus.
  const closeForHosted = () => {
    panel.onclose = end;
    close();
  };
  const onKey = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
  const end = () => {
    removeEventListener("keydown", onKey);
    // Unmounting ends the stream.
    drawn.render(null);
  };
  panel.onclose = () => {
    end();
    opener.focus();
  };
  drawn.render(<Panel onClose={close} onOpened={closeForHosted} />);
  if (matchMedia(NARROW).matches) panel.showModal();
  else {
    panel.show();
    addEventListener("keydown", onKey);
  }
  panel.focus();
}

interface PanelProps {
  readonly onClose: () => void;
  readonly onOpened: () => void;
}

function Panel({ onClose, onOpened }: PanelProps) {
  return (
    <>
      <div className="chat-top">
        <h2>Chat</h2>
        <button type="button" aria-label="Close chat" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <AnyChat onOpened={onOpened} />
    </>
  );
}

function createPanel(): HTMLDialogElement {
  const panel = document.createElement("dialog");
  panel.id = ID;
  panel.tabIndex = -1;
  panel.setAttribute("aria-label", "Chat");
  return document.body.appendChild(panel);
}
