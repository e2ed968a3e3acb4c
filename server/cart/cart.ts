/** Carts of signed-in customers; a guest's cart lives in the browser. */
import { LIMITS } from "#contract/limits";
import type { Feature, Host } from "../feature";
import { writeMail } from "../gateways/mail/mail-row";
import type { AdvertisingReaders } from "./cart.port";
import { cartResolvers } from "./cart.resolvers";
import { CartService, type CartCatalogue } from "./cart.service";
import { createCartStore } from "./cart.store";
import { abandonedCart } from "./abandoned-cart.mail";
import { createAbandonedCarts } from "./abandoned-carts.store";
import { createCartData } from "./personal-data.store";

export interface Cart extends Feature {
  readonly service: CartService;
}

/** A minute's delay does not matter after hours of inactivity. */
const REMIND_MS = 60_000;
const { namedInMail } = LIMITS.abandonedCarts;

export function openCart(
  { db, backgroundDb, sealer, shop }: Host,
  catalogue: CartCatalogue,
  readers: AdvertisingReaders,
): Cart {
  const service = new CartService(createCartStore(db), catalogue);
  const abandonedCarts = createAbandonedCarts(backgroundDb, sealer);
  const remind = () =>
    abandonedCarts.mailNext(async (unit, { userId, ...recipient }) => {
      const wayOut = await readers.find(unit, recipient.to);
      const cart = wayOut && (await service.findCart(userId));
      const items = cart?.items.filter(({ inStock }) => inStock) ?? [];
      if (!wayOut || items.length === 0) return null;
      const facts = {
        ...recipient,
        items: items.slice(0, namedInMail),
        more: Math.max(0, items.length - namedInMail),
        leavePath: wayOut.path,
        unsubscribeUrl: wayOut.unsubscribeUrl,
      };
      return writeMail(abandonedCart, facts, shop);
    });
  return {
    service,
    resolvers: [cartResolvers(service)],
    jobs: [{ name: "cart.abandoned-mails", everyMs: REMIND_MS, run: remind }],
    personalData: [createCartData(db)],
  };
}
