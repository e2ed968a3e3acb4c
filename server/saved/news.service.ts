/** Mails watchers when a price drops or a product is back in stock (WISH-4, WISH-5, WISH-7). */
import { setImmediate } from "node:timers/promises";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import { fellFrom } from "#contract/promotions/page-promotions";
import type { Db } from "../db/client";
import type { OutgoingMail } from "../gateways/mail/outbox.store";
import { DomainError } from "../errors";
import { writeMail } from "../gateways/mail/mail-row";
import type { ShopSettings } from "../shop.settings";
import { endWatch } from "./end-watch.change";
import type { AdvertisedTo, ListEarlierPrices, SavedCatalogue } from "./saved.port";
import { offerNews, type NewsLine } from "./offer-news.mail";
import { spreadNews } from "./spread-news.change";
import type { OfferChange, Watched } from "./watches.record";
import type { WatchesStore } from "./watches.store";

/** Changes per transaction. */
const AT_ONCE = 500;
/** Mails between two queries for due ones, which read all news. */
const MAILS_AT_ONCE = 200;

interface NewsParts {
  readonly db: Db;
  readonly listEarlierPrices: ListEarlierPrices;
  readonly watches: WatchesStore;
  readonly catalogue: SavedCatalogue;
  readonly readers: AdvertisedTo;
  readonly shop: ShopSettings;
  /** Base URL of the one-click unsubscribe links. */
  readonly apiUrl: string;
}

export class NewsService {
  constructor(private readonly parts: NewsParts) {}

  /** @returns whether more work may be due at once */
  async spread(): Promise<boolean> {
    const { catalogue } = this.parts;
    const count = await spreadNews(this.parts, AT_ONCE, async (search, productIds) => {
      // Yields to shoppers' requests: a search takes milliseconds, and there may be thousands.
      await setImmediate();
      try {
        const matches = await catalogue.listMatchingIds(search);
        return matches.filter((id) => productIds.has(id));
      } catch (error) {
        // A search saved by an earlier version that is now invalid matches nothing.
        if (error instanceof DomainError) return [];
        throw error;
      }
    });
    return count === AT_ONCE;
  }

  /** @returns whether more mails may be due at once */
  async sendMails(): Promise<boolean> {
    const { watches } = this.parts;
    const due = await watches.listDue(MAILS_AT_ONCE);
    for (const id of due) await watches.sendMail(id, (unit, watched) => this.write(unit, watched));
    return due.length === MAILS_AT_ONCE;
  }

  end(mailKey: string): Promise<void> {
    return endWatch(this.parts.db, mailKey);
  }

  private async write(unit: Db, { news, ...watched }: Watched): Promise<OutgoingMail | null> {
    const { catalogue, readers, shop, apiUrl } = this.parts;
    if (await readers.isSuppressed(unit, watched.to)) return null;
    const lines: NewsLine[] = [];
    const ids = [...new Set(news.map(({ productId }) => productId))];
    for (const product of await catalogue.listProducts(ids)) {
      const now = cashPriceCents(product);
      const isAvailable = product.availability === "AVAILABLE";
      const changes = news.filter(({ productId }) => productId === product.productId);
      const words = wordsOf(changes, now, isAvailable);
      if (words.length > 0)
        lines.push({ name: product.name, url: product.url, words, price: formatMoney(now) });
    }
    if (lines.length === 0) return null;
    const { namedInMail } = LIMITS.saved;
    const unsubscribeUrl = `${apiUrl}/watch/end/${watched.mailKey}`;
    return writeMail(
      offerNews,
      {
        ...watched,
        lines: lines.slice(0, namedInMail),
        more: Math.max(0, lines.length - namedInMail),
        unsubscribeUrl,
      },
      shop,
    );
  }
}

/** Changes of a product that still hold when its mail is written; may be empty. */
function wordsOf(changes: readonly OfferChange[], now: number, isAvailable: boolean): string[] {
  const lowest = changes.flatMap(({ fromCents }) => fromCents ?? []);
  const before = fellFrom(lowest.length > 0 ? Math.min(...lowest) : null, now);
  const isRestocked = isAvailable && changes.some(({ kind }) => kind === "STOCK");
  return [
    ...(before === null ? [] : [MESSAGES.saved.wasDearer(formatMoney(before))]),
    ...(isRestocked ? [MESSAGES.saved.isBack] : []),
  ];
}
