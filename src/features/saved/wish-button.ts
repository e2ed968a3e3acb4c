/** The heart on a product picture: adds to the wish list and removes from it (WISH-1). */
import { MESSAGES } from "#contract/messages";
import { watchPictures } from "../../catalogue/cards/picture-buttons";
import {
  dropWishes,
  storeAccountWishes,
  storeWish,
  readAccountWishes,
  readWishes,
} from "../../client/saved/saved-storage";
import { isSignedIn } from "../../client/page/signed-in";
import { showSnackbar } from "../../client/page/snackbar";

const sentences = MESSAGES.saved;
const isOn = (id: string) => readWishes().includes(id) || (readAccountWishes() ?? []).includes(id);

export function watchWishes(): void {
  const draw = watchPictures({
    kind: "wish",
    label: (product) => `Save ${product} to wish list`,
    drawing: "M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z",
    isOn,
    press(id) {
      if (isOn(id)) remove(id, draw);
      else add(id);
      draw();
    },
  });
}

function add(id: string): void {
  const outcome = storeWish(id);
  if (outcome === "full") return showSnackbar(sentences.wishesFull, "warning");
  if (outcome === "not kept") return showSnackbar(sentences.notSaved, "error");
  showSnackbar(sentences.wished, "success");
  if (!isSignedIn()) return;
  // If the code cannot be loaded, the entry stays in the browser and is sent from the next page.
  import("../../client/saved/saved-account").then(({ mergeSaved }) => mergeSaved()).catch(() => undefined);
}

/** @param redraw restores the heart when the account keeps the product */
function remove(id: string, redraw: () => void): void {
  dropWishes([id]);
  const before = readAccountWishes() ?? [];
  showSnackbar(sentences.unwished, "info");
  if (!before.includes(id)) return;
  storeAccountWishes(before.filter((wish) => wish !== id));
  const failed = (message: string) => {
    storeAccountWishes(before);
    redraw();
    showSnackbar(message, "error");
  };
  import("../../client/saved/saved-account")
    .then(({ removeWish }) => removeWish(id))
    .then(({ isSuccess, message }) => !isSuccess && failed(message))
    .catch(() => failed(MESSAGES.generic.unreachable));
}
