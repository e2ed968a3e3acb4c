/** Whether and how products reach a postal code (CATALOGUE-9). */
import { mostInOneOrder } from "#contract/cart";
import type { PickupLocation, Product, ProductAvailabilityDetail } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { stateOfPostalCode } from "#contract/postal-codes";
import { DomainError } from "../errors";
import type { CheckoutStore, PickupPlace } from "./checkout.store";
import { canBePickedUp, canShip } from "./delivery.rules";

export interface AvailabilityParts {
  readonly catalogue: { findProduct(productId: string): Promise<Product | null> };
  readonly store: Pick<CheckoutStore, "listPickupPlaces">;
}

const { checkout: sentences } = MESSAGES;

export class AvailabilityService {
  constructor(private readonly parts: AvailabilityParts) {}

  /** Details in the order of the given ids. @throws DomainError BAD_USER_INPUT for an invalid postal code, or too many ids */
  async listDetails(postalCode: string, productIds: readonly string[]): Promise<ProductAvailabilityDetail[]> {
    if (stateOfPostalCode(postalCode) === null)
      throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.postalCode);
    const { idsPerCall } = LIMITS.catalogue;
    if (productIds.length > idsPerCall) {
      throw new DomainError("BAD_USER_INPUT", `productIds may hold at most ${idsPerCall} ids`);
    }
    const [places, ...products] = await Promise.all([
      this.parts.store.listPickupPlaces(postalCode),
      ...productIds.map((id) => this.parts.catalogue.findProduct(id)),
    ]);
    const locations = places.map(toLocation);
    return productIds.map((productId, at) => detailOf(productId, products[at] ?? null, locations));
  }
}

/** @param product null for an unknown or hidden one */
function detailOf(
  productId: string,
  product: Product | null,
  near: readonly PickupLocation[],
): ProductAvailabilityDetail {
  const left = Math.max(0, product?.availableQuantity ?? 0);
  const sellable = left > 0 ? product : null;
  const isShipped = sellable !== null && canShip(sellable);
  const isInstalled = isShipped && sellable.homeDelivery;
  const pickupLocations = sellable && canBePickedUp(sellable) ? [...near] : [];
  return {
    productId,
    orderCode: sellable ? "SELLABLE" : "NOT_SELLABLE",
    displayMessage: product ? messageOf(sellable !== null, isShipped) : MESSAGES.cart.unknownProduct,
    inStoreAvaibility: sellable !== null && sellable.inStoreAvailability && near.length > 0,
    maxQuantity: product ? Math.min(left, mostInOneOrder(product)) : 0,
    avaiableShipping: isShipped,
    homeDeliveryCode: isInstalled ? "AVAILABLE" : "NOT_AVAILABLE",
    availableHomeDelivery: isInstalled,
    availablePickup: pickupLocations.length > 0,
    pickupLocations,
    error: product ? null : MESSAGES.cart.unknownProduct,
  };
}

function messageOf(isSellable: boolean, isShipped: boolean): string {
  if (!isSellable) return sentences.soldOut;
  return isShipped ? sentences.sellable : sentences.pickupOnly;
}

function toLocation({ id, name, street, city, state, postalCode }: PickupPlace): PickupLocation {
  return { id, name, address: `${street}, ${city}, ${state} ${postalCode}` };
}
