/** Selects products to compare from their pictures, and shows the number selected (CATALOGUE-15). */
import { ComparedProductsDocument } from "#contract/graphql/documents/compare.generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { ROUTES, isCataloguePath } from "#contract/site/paths";
import { watchPictures } from "../../catalogue/cards/picture-buttons";
import { queryApi } from "../../client/http/query-api";
import { READY_EVENT, ROUTE_EVENT } from "../../client/page/page-keys";
import { showSnackbar } from "../../client/page/snackbar";
import { compareUrl, storeCompared, storedCompared } from "./compare-list";

const { maxCompared } = LIMITS.catalogue;
const sentences = MESSAGES.saved;

export function watchCompare(): void {
  const drawPictures = watchPictures({
    kind: "compare",
    label: (product) => `Compare ${product}`,
    drawing: "M12 4v16M7 20h10M5 7h14M5 7l-2.5 6a3 3 0 0 0 5 0zM19 7l-2.5 6a3 3 0 0 0 5 0z",
    isOn: (id) => storedCompared().includes(id),
    press: (id, product) => void choose(id, product).then(draw),
  });
  const draw = () => {
    drawPictures();
    drawTray(draw);
  };
  [READY_EVENT, ROUTE_EVENT, "storage"].forEach((type) => addEventListener(type, () => drawTray(draw)));
}

/** Toggles a product; explains why one cannot be selected. */
async function choose(id: string, product: string): Promise<void> {
  const before = storedCompared();
  if (before.includes(id)) return storeCompared(before.filter((other) => other !== id));
  if (before.length >= maxCompared) return showSnackbar(sentences.maxCompared, "warning");
  const category = await otherCategory(before[0], id).catch(() => null);
  if (category !== null) return showSnackbar(sentences.sameCategory(category), "warning");
  // The selection may have changed during the request.
  const now = storedCompared();
  if (now.length >= maxCompared) return showSnackbar(sentences.maxCompared, "warning");
  storeCompared([...now, id]);
  showSnackbar(sentences.chosen(product), "success");
}

/** The name of the compared category, when the product is of another; the table checks again. */
async function otherCategory(first: string | undefined, id: string): Promise<string | null> {
  if (first === undefined) return null;
  const { getCartProducts } = await queryApi(ComparedProductsDocument, { productIds: [first, id] });
  const [compared, added] = getCartProducts.map(({ product }) => product?.category ?? null);
  return compared && added && compared.id !== added.id ? compared.name : null;
}

const TRAY = "compare-tray";

/** Over the bottom of catalog pages, so that nothing shifts. */
function drawTray(drawAgain: () => void): void {
  const ids = storedCompared();
  const isVisible =
    ids.length > 0 && (isCataloguePath(location.pathname) || location.pathname === ROUTES.search);
  const known = document.getElementById(TRAY);
  if (!isVisible) return known?.remove();
  const tray = known ?? document.body.appendChild(createTray(drawAgain));
  const link = tray.querySelector("a")!;
  link.href = compareUrl(ids);
  const words = `Compare: ${ids.length} of ${maxCompared} selected`;
  if (link.textContent !== words) link.textContent = words;
}

function createTray(drawAgain: () => void): HTMLElement {
  const tray = document.createElement("div");
  tray.id = TRAY;
  tray.className = "tray";
  tray.setAttribute("role", "region");
  tray.setAttribute("aria-label", "Products to compare");
  const clear = document.createElement("button");
  clear.type = "button";
  clear.textContent = "Clear";
  clear.addEventListener("click", () => {
    storeCompared([]);
    drawAgain();
  });
  tray.append(document.createElement("a"), clear);
  return tray;
}
