/** Another shop's software: how to install, fill, start and query it. */
import type { LoadRequest } from "../support/closed-loop";

export interface PeerAnswer {
  readonly headers: Headers;
  readonly body: string;
}

/** Calls every shop implements. */
export interface ShopCalls {
  /** Searches by text, with facets. */
  search(position: number): LoadRequest;
  product(position: number): LoadRequest;
  addToCart(position: number): LoadRequest;
  /**
   * Places and pays an order as a new guest.
   * @throws Error if no order results
   */
  order(position: number, send: (request: LoadRequest) => Promise<PeerAnswer>): Promise<void>;
}

export interface InstalledPeer {
  readonly folder: string;
  /** Runs Node in the folder until it exits. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<void>;
}

export interface Peer {
  readonly name: string;
  /** Folder of the peer's files, beside this one. */
  readonly files: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** Node arguments that start the host, which listens on PORT and uses DATABASE_URL. */
  readonly start: readonly string[];
  /** Path that returns 2xx once the host is ready. */
  readonly health: string;
  /**
   * Fills the empty database.
   * @returns the calls for its data
   */
  load(peer: InstalledPeer, products: number): Promise<ShopCalls>;
}

/** Texts that match demo products. */
const SEARCH_TEXTS = "smart washers;wireless headphones;55 inch tv;slim laptop;compact camera;portable".split(
  ";",
);

export function searchText(position: number): string {
  return SEARCH_TEXTS[position % SEARCH_TEXTS.length]!;
}
