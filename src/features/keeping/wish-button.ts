/** The heart on the picture of a product: into the wish list and out of it (WISH-1). */
import { MESSAGES } from "#contract/messages";
import { followPictures } from "../../catalogue/cards/picture-buttons";
import { dropWishes, keepWish, readWishes } from "../../client/kept/kept-storage";
import { showSnackbar } from "../../client/page/snackbar";

const sentences = MESSAGES.keeping;
/** What this tab put into the account's list: the browser's is empty again by then. */
const sent = new Set<string>();

export function watchWishes(): void {
  const draw = followPictures({
    kind: "wish",
    label: (product) => `Keep ${product} in the wish list`,
    drawing: "M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z",
    isOn: (id) => sent.has(id) || readWishes().includes(id),
    press(id) {
      if (sent.has(id) || readWishes().includes(id)) remove(id);
      else add(id);
      draw();
    },
  });
}

function add(id: string): void {
  const outcome = keepWish(id);
  if (outcome === "full") return showSnackbar(sentences.wishesFull, "warning");
  if (outcome === "not kept") return showSnackbar(sentences.notKept, "error");
  showSnackbar(sentences.wished, "success");
  if (!isSignedIn()) return;
  sent.add(id);
  // Without the code it stays in the browser and is sent from the next page.
  import("../../client/kept/kept-account").then(({ mergeKept }) => mergeKept()).catch(() => undefined);
}

function remove(id: string): void {
  dropWishes([id]);
  const wasSent = sent.delete(id);
  showSnackbar(sentences.unwished, "info");
  if (!wasSent) return;
  const failed = () => showSnackbar(MESSAGES.generic.unreachable, "error");
  import("../../client/kept/kept-account")
    .then(({ removeWish }) => removeWish(id))
    .then(({ isSuccess, message }) => !isSuccess && showSnackbar(message, "error"))
    .catch(failed);
}

/** As the header shows it; who is signed in for real is asked before anything is sent. */
function isSignedIn(): boolean {
  return !!document.querySelector<HTMLElement>("[data-account]")?.dataset["account"];
}
