/** Whether and how products reach a postal code (CATALOG-9). */
import { mostInOneOrder } from "#contract/cart";
import type { PickupLocation, Product, ProductAvailabilityDetail } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { CheckoutStore, PickupPlace } from "./checkout.store";
import { canBePickedUp, canShip } from "./delivery.rules";

export interface AvailabilityParts {
  readonly catalog: { findProduct(productId: string): Promise<Product | null> };
  readonly store: Pick<CheckoutStore, "listPickupPlaces">;
}

const { checkout: sentences } = MESSAGES;

export class AvailabilityService {
  constructor(private readonly parts: AvailabilityParts) {}

  /** In the order asked. @throws DomainError BAD_USER_INPUT for a postal code that is none, or too many ids */
  async listDetails(postalCode: string, productIds: readonly string[]): Promise<ProductAvailabilityDetail[]> {
    if (!/^\d{5}$/.test(postalCode)) throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.postalCode);
    const { idsPerCall } = LIMITS.catalogue;
    if (productIds.length > idsPerCall) {
      throw new DomainError("BAD_USER_INPUT", `productIds may hold at most ${idsPerCall} ids`);
    }
    const [places, ...products] = await Promise.all([
      this.parts.store.listPickupPlaces(postalCode),
      ...productIds.map((id) => this.parts.catalog.findProduct(id)),
    ]);
    const locations = places.map(toLocation);
    return productIds.map((productId, at) => {
      const product = products[at];
      return product ? detailOf(product, locations) : unknownDetail(productId);
    });
  }
}

function detailOf(product: Product, near: readonly PickupLocation[]): ProductAvailabilityDetail {
  const left = Math.max(0, product.availableQuantity);
  const isSellable = left > 0;
  const isShipped = isSellable && canShip(product);
  const pickupLocations = isSellable && canBePickedUp(product) ? [...near] : [];
  const isInstalled = isShipped && product.homeDelivery;
  return {
    productId: product.productId,
    orderCode: isSellable ? "SELLABLE" : "NOT_SELLABLE",
    displayMessage: messageOf(isSellable, isShipped),
    inStoreAvaibility: isSellable && product.inStoreAvailability && near.length > 0,
    maxQuantity: Math.min(left, mostInOneOrder(product)),
    avaiableShipping: isShipped,
    homeDeliveryCode: isInstalled ? "AVAILABLE" : "NOT_AVAILABLE",
    availableHomeDelivery: isInstalled,
    availablePickup: pickupLocations.length > 0,
    pickupLocations,
    error: null,
  };
}

function messageOf(isSellable: boolean, isShipped: boolean): string {
  if (!isSellable) return sentences.soldOut;
  return isShipped ? sentences.sellable : sentences.pickupOnly;
}

function unknownDetail(productId: string): ProductAvailabilityDetail {
  return {
    productId,
    orderCode: "NOT_SELLABLE",
    displayMessage: MESSAGES.cart.unknownProduct,
    inStoreAvaibility: false,
    maxQuantity: 0,
    avaiableShipping: false,
    homeDeliveryCode: "NOT_AVAILABLE",
    availableHomeDelivery: false,
    availablePickup: false,
    pickupLocations: [],
    error: MESSAGES.cart.unknownProduct,
  };
}

function toLocation({ id, name, street, city, state, postalCode }: PickupPlace): PickupLocation {
  return { id, name, address: `${street}, ${city}, ${state} ${postalCode}` };
}
