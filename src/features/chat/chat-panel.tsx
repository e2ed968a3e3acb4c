/** The chat over any page. Its code is fetched when it is opened. */
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "../../ui/icon";
import { AnyChat } from "./any-chat";

const ID = "chat";
/** Below that it fills the screen, and nothing behind it can be reached. */
const NARROW = "(width < 600px)";
let root: Root | null = null;

/** Takes the focus; Escape and its button close it and give the focus back. @param opener what was pressed */
export function openChat(opener: HTMLElement): void {
  const panel = document.querySelector<HTMLDialogElement>(`dialog#${ID}`) ?? createPanel();
  if (panel.open) return panel.focus();
  const drawn = (root ??= createRoot(panel));
  const close = () => panel.close();
  // A hosted chat has the focus then.
  const giveWay = () => {
    panel.onclose = end;
    close();
  };
  const onKey = (event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && close();
  const end = () => {
    removeEventListener("keydown", onKey);
    // The line ends with what shows it.
    drawn.render(null);
  };
  panel.onclose = () => {
    end();
    opener.focus();
  };
  drawn.render(<Panel onClose={close} onOpened={giveWay} />);
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
