import { donePath, guestOrderPath, payAgainPath } from "#contract/orders/paths";
import { forgetOrderKeys, storeOrderKey, consumeOrderLink } from "./order-links";

const go = (path: string) => history.replaceState(null, "", path);

beforeEach(forgetOrderKeys);

test("the key is removed from the address and stored for this tab", () => {
  go(guestOrderPath({ id: "one", key: "secret" }));
  expect(consumeOrderLink(location.search, "id")).toEqual({ id: "one", key: "secret" });
  expect(location.href).toBe("http://localhost/order/?id=one");
  expect(consumeOrderLink(location.search, "id")).toEqual({ id: "one", key: "secret" });
});

test("a legacy link with the key in its query opens too, and loses it", () => {
  go("/order/?id=one&key=secret");
  expect(consumeOrderLink(location.search, "id")).toEqual({ id: "one", key: "secret" });
  expect(location.href).not.toContain("secret");
});

test("a customer back from a gateway is recognized by the order alone, in this tab only", () => {
  go(payAgainPath({ id: "one", key: "secret" }));
  consumeOrderLink(location.search, "order");
  go(donePath({ id: "one" }));
  expect(location.href).toBe("http://localhost/checkout/done/?id=one");
  expect(consumeOrderLink(location.search, "id")).toEqual({ id: "one", key: "secret" });
  go(donePath({ id: "another" }));
  expect(consumeOrderLink(location.search, "id")).toEqual({ id: "another", key: null });
});

test("keys of several orders coexist and are cleared together", () => {
  storeOrderKey({ id: "one", key: "first" });
  storeOrderKey({ id: "two", key: "second" });
  go(donePath({ id: "one" }));
  expect(consumeOrderLink(location.search, "id")?.key).toBe("first");
  forgetOrderKeys();
  expect(consumeOrderLink(location.search, "id")?.key).toBeNull();
});
