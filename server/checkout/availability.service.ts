/** Whether and how products can be delivered to a postal code (CATALOGUE-9, CATALOGUE-19). */
import { maxPerOrder } from "#contract/cart/cart";
import { canShip, deliveryRange, type DeliveryRange } from "#contract/checkout/delivery";
import type { PickupLocation, Product, ProductAvailabilityDetail } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { areaOfPostalCode, type PostalArea } from "#contract/places/postal-codes";
import { DomainError } from "../errors";
import type { CheckoutStore, NearPlace } from "./checkout.store";
import { canBePickedUp } from "./delivery.rules";
import { milesFrom } from "./distance/distance.rules";

export interface AvailabilityParts {
  readonly catalogue: { findProduct(productId: string): Promise<Product | null> };
  readonly store: Pick<CheckoutStore, "listPickupPlaces">;
}

const { checkout: sentences } = MESSAGES;

export class AvailabilityService {
  constructor(private readonly parts: AvailabilityParts) {}

  /**
   * Details in the order of the ids.
   * @throws DomainError BAD_USER_INPUT for an invalid postal code, or too many ids
   */
  async listDetails(postalCode: string, productIds: readonly string[]): Promise<ProductAvailabilityDetail[]> {
    const area = areaOfPostalCode(postalCode);
    if (area === null) throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.postalCode);
    const { idsPerCall } = LIMITS.catalogue;
    if (productIds.length > idsPerCall) {
      throw new DomainError("BAD_USER_INPUT", `productIds may hold at most ${idsPerCall} ids`);
    }
    const [places, ...products] = await Promise.all([
      this.parts.store.listPickupPlaces(postalCode),
      ...productIds.map((id) => this.parts.catalogue.findProduct(id)),
    ]);
    const near = places.map((place) => toLocation(place, postalCode)).sort(byDistance);
    const range = typeof area === "object" ? deliveryRange(area.state, new Date()) : null;
    const reach = { near, range, refusal: refusalOf(area) };
    return productIds.map((productId, at) => detailOf(productId, products[at] ?? null, reach));
  }
}

/** Delivery facts of a postal code, shared by all products. */
interface Reach {
  readonly near: readonly PickupLocation[];
  /** Null where the shop does not deliver. */
  readonly range: DeliveryRange | null;
  /** Why the shop does not deliver there; null where it does. */
  readonly refusal: string | null;
}

function refusalOf(area: PostalArea): string | null {
  if (area === "MILITARY") return sentences.noMilitary;
  return area === "ISLANDS" ? sentences.noIslands : null;
}

/** @param product null for an unknown or hidden product */
function detailOf(productId: string, product: Product | null, reach: Reach): ProductAvailabilityDetail {
  const { near, range, refusal } = reach;
  const available = Math.max(0, product?.availableQuantity ?? 0);
  const sellable = available > 0 ? product : null;
  const sentBy = sellable && canShip(sellable) ? range : null;
  const isInstalled = sellable !== null && sentBy !== null && sellable.homeDelivery;
  const pickupLocations = sellable && canBePickedUp(sellable) ? [...near] : [];
  return {
    productId,
    orderCode: sellable ? "SELLABLE" : "NOT_SELLABLE",
    displayMessage: product ? messageOf(sellable, refusal) : MESSAGES.cart.unknownProduct,
    inStoreAvaibility: sellable !== null && sellable.inStoreAvailability && near.length > 0,
    maxQuantity: product ? Math.min(available, maxPerOrder(product)) : 0,
    avaiableShipping: sentBy !== null,
    deliveryFrom: sentBy?.from ?? null,
    deliveryTo: sentBy?.to ?? null,
    homeDeliveryCode: isInstalled ? "AVAILABLE" : "NOT_AVAILABLE",
    availableHomeDelivery: isInstalled,
    availablePickup: pickupLocations.length > 0,
    pickupLocations,
    error: product ? null : MESSAGES.cart.unknownProduct,
  };
}

/** @param sellable null when sold out */
function messageOf(sellable: Product | null, refusal: string | null): string {
  if (!sellable) return sentences.soldOut;
  if (!canShip(sellable)) return sentences.pickupOnly;
  return refusal ?? sentences.sellable;
}

function toLocation(place: NearPlace, from: string): PickupLocation {
  const { id, name, street, city, state, postalCode } = place;
  return {
    id,
    name,
    address: `${street}, ${city}, ${state} ${postalCode}`,
    distanceMiles: milesFrom(from, place),
  };
}

/** Nearest first; ties keep their order by name. */
function byDistance(a: PickupLocation, b: PickupLocation): number {
  return (a.distanceMiles ?? Infinity) - (b.distanceMiles ?? Infinity) || 0;
}
