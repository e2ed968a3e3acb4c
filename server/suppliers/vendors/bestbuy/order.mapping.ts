/** Maps an order to Best Buy's XML. */
import { writeXml, type XmlText } from "../../../gateways/xml";
import type { Address } from "../../../orders/reading/order.port";
import type { SupplierLine, SupplierPurchase } from "../supplier.port";

/** @param key the shop's key, stored by Best Buy as the given id; repeating it orders once */
export function orderDocument(purchase: SupplierPurchase, key: string): XmlText {
  const { orderNumber, lines } = purchase;
  const items = lines.map(({ itemId, sku, quantity }) =>
    writeXml("item", { id: itemId, sku }, [writeXml("quantity", {}, String(quantity))]),
  );
  return writeXml("order", { id: key, reviewable: "false" }, [
    writeXml("list", { id: orderNumber }, [writeXml("items", {}, items)]),
    writeXml(
      "fulfillment",
      {},
      lines.map((line) => fulfillment(purchase, line)),
    ),
    writeXml("tender", {}, [writeXml("purchase-order-number", {}, orderNumber)]),
  ]);
}

function fulfillment(
  { orderNumber, storeId, address, email }: SupplierPurchase,
  { itemId }: SupplierLine,
): XmlText {
  const of = { list: orderNumber, "item-id": itemId };
  if (storeId !== null) {
    return writeXml("store-fulfillment", { "store-id": storeId, ...of }, [
      writeXml("friends-family-details", {}, fields(personOf(address, email))),
    ]);
  }
  return writeXml("address-fulfillment", of, [
    writeXml("shipping", { option: "1" }),
    writeXml("address", { type: "shipping", verified: "false" }, fields(addressOf(address, email))),
  ]);
}

function personOf({ firstName, lastName, phone }: Address, email: string) {
  return { firstname: firstName, lastname: lastName, emailaddress: email, phonenumber: phone ?? "" };
}

function addressOf(address: Address, email: string) {
  const { firstName, lastName, address1, address2, city, state, postalCode, country, phone } = address;
  const place = { address1, address2: address2 ?? "", city, state, postalcode: postalCode, country };
  return { firstname: firstName, lastname: lastName, ...place, phonenumber: phone ?? "", email };
}

function fields(of: Readonly<Record<string, string>>): XmlText[] {
  return Object.entries(of).map(([name, value]) => writeXml(name, {}, value));
}
