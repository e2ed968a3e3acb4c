/**
 * Full-screen pictures of a product, in a native modal dialog: traps the focus, closes on Escape and restores
 * the focus. Shows the page's pictures, and loads its styles on demand.
 */
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { Icon } from "../../../ui/icon";

/** @param opener the button of one picture; its siblings are the others */
export function openLightbox(opener: HTMLElement): void {
  const zooms = [...opener.closest(".views")!.querySelectorAll<HTMLElement>("[data-zoom]")];
  const dialog = document.createElement("dialog");
  dialog.id = "lightbox";
  dialog.setAttribute("aria-label", "Enlarged pictures");
  document.body.append(dialog);
  const root = createRoot(dialog);
  const pictures = zooms.map((zoom) => zoom.querySelector("picture")!);
  flushSync(() =>
    root.render(
      <Lightbox pictures={pictures} first={zooms.indexOf(opener)} onClose={() => dialog.close()} />,
    ),
  );
  dialog.addEventListener("close", () => {
    root.unmount();
    dialog.remove();
  });
  // A click on the dialog itself is a click beside the picture.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.showModal();
}

interface LightboxProps {
  readonly pictures: readonly HTMLPictureElement[];
  readonly first: number;
  readonly onClose: () => void;
}

function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const [at, setAt] = useState(first);
  const go = (step: number) => setAt((at + step + pictures.length) % pictures.length);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (pictures.length < 2) return;
      if (key === "ArrowRight") go(1);
      if (key === "ArrowLeft") go(-1);
    };
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  });
  return (
    <>
      <style>{lightboxLook}</style>
      <p className="lightbox-top">
        <span role="status">{pictures.length > 1 && `Picture ${at + 1} of ${pictures.length}`}</span>
        <button type="button" className="act" aria-label="Close pictures" onClick={onClose}>
          <Icon name="close" />
        </button>
      </p>
      <LargePicture of={pictures[at]!} />
      {pictures.length > 1 && (
        <p className="lightbox-ways">
          <button type="button" className="btn quiet" onClick={() => go(-1)}>
            Previous picture
          </button>
          <button type="button" className="btn quiet" onClick={() => go(1)}>
            Next picture
          </button>
        </p>
      )}
    </>
  );
}

/** A copy of the page's picture, which the browser loads at full size. */
function LargePicture({ of }: { readonly of: HTMLPictureElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = of.cloneNode(true) as HTMLPictureElement;
    copy.querySelectorAll("source, img").forEach((part) => part.setAttribute("sizes", "96vmin"));
    const image = copy.querySelector("img")!;
    image.loading = "eager";
    image.alt = image.alt.replace(/, enlarge$/, "");
    place.current!.replaceChildren(copy);
  }, [of]);
  return <div ref={place} />;
}

const lightboxLook = `
#lightbox { width: 100vw; height: 100dvh; max-width: none; max-height: none; margin: 0; padding: var(--s3) var(--s4); border: 0; background: var(--paper); color: var(--ink); }
#lightbox[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; gap: var(--s3); }
#lightbox picture { display: grid; place-items: center; height: 100%; }
#lightbox img { width: auto; max-width: 100%; height: 100%; object-fit: contain; border-radius: var(--r-md); }
#lightbox > div { min-height: 0; }
.lightbox-top, .lightbox-ways { display: flex; align-items: center; justify-content: space-between; gap: var(--s3); }
.lightbox-top .act { width: 44px; }
.lightbox-ways { justify-content: center; }
`;
