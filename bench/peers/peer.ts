/** Another shop's software: how it is installed, filled, started and asked. */
import type { LoadRequest } from "../support/closed-loop";

export interface PeerAnswer {
  readonly headers: Headers;
  readonly body: string;
}

/** The calls every shop answers, each in its own way. */
export interface ShopCalls {
  /** Searches by text, with facets. */
  search(position: number): LoadRequest;
  product(position: number): LoadRequest;
  addToCart(position: number): LoadRequest;
  /** Places and pays an order of a new guest. @throws Error when there is none in the end */
  order(position: number, ask: (request: LoadRequest) => Promise<PeerAnswer>): Promise<void>;
}

export interface InstalledPeer {
  readonly folder: string;
  /** Runs Node in the folder until it ends. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<void>;
}

export interface Peer {
  readonly name: string;
  /** Its files beside this one. */
  readonly files: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** Node's arguments that start its host, which listens on PORT and uses DATABASE_URL. */
  readonly start: readonly string[];
  /** Path that answers 2xx once it is ready. */
  readonly health: string;
  /** Fills the empty database. @returns how to ask for what is in it */
  load(peer: InstalledPeer, products: number): Promise<ShopCalls>;
}

/** Texts that match products of the demo. */
const SEARCH_TEXTS = "smart washers;wireless headphones;55 inch tv;slim laptop;compact camera;portable".split(
  ";",
);

export function searchText(position: number): string {
  return SEARCH_TEXTS[position % SEARCH_TEXTS.length]!;
}
