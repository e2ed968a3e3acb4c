/** The rules ADDRESS-1 to ADDRESS-8 as the delivery step applies them. */
import { validateYupSchema, yupToFormErrors } from "formik";
import { MESSAGES } from "#contract/messages";
import { deliverySchema, EMPTY_DELIVERY, firstDelivery, type DeliveryForm } from "./delivery-input";

const { validation, checkout } = MESSAGES;
const good: DeliveryForm = {
  ...EMPTY_DELIVERY,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Congress Ave",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};
const otherBilling: DeliveryForm = {
  ...good,
  isBillingShippingSame: false,
  billingFirstName: "Ada",
  billingLastName: "Byron",
  billingAddress1: "2 Main St",
  billingCity: "Dallas",
  billingState: "TX",
  billingPostalCode: "75201",
  billingPhone: "2145550142",
};
/** Field → message. */
const complaints = (values: object) => {
  try {
    validateYupSchema(values, deliverySchema, true);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
};

test.each([
  ["of another state", { state: "OR" }, { postalCode: validation.postalCodeElsewhere("Texas", "Oregon") }],
  ["of no state", { postalCode: "00000" }, { postalCode: validation.postalCode }],
])("a postal code %s is rejected at its field", (_title, change, complaint) => {
  expect(complaints({ ...good, ...change })).toEqual(complaint);
});

test("a billing postal code must be in its own state", () => {
  expect(complaints({ ...otherBilling, billingState: "CA" })).toEqual({
    billingPostalCode: validation.postalCodeElsewhere("Texas", "California"),
  });
});

test("a complete address is accepted, with its billing address and without", () => {
  expect(complaints(good)).toEqual({});
  expect(complaints(otherBilling)).toEqual({});
});

test.each([
  ["email", "ada@", validation.email],
  ["firstName", "", validation.firstName],
  ["firstName", "A", validation.tooShort],
  ["firstName", "Ada!", validation.firstNameCharacters],
  ["lastName", "", validation.lastName],
  ["lastName", "B", validation.tooShort],
  ["lastName", "Byron!", validation.lastNameCharacters],
  ["address1", "", validation.address],
  ["address1", "x".repeat(97), validation.tooLong],
  ["address2", "x".repeat(97), validation.address2TooLong],
  ["city", "", validation.city],
  ["state", "", validation.state],
  ["postalCode", "7870", validation.postalCode],
  ["postalCode", "7870a", validation.postalCode],
  ["phone", "", validation.phone],
  ["phone", "512555014", validation.phoneDigits],
  ["phone", "1125550142", validation.phone],
])("%s %j gets its message", (name, value, message) => {
  expect(complaints({ ...good, [name]: value })).toEqual({ [name]: message });
});

test.each([
  ["billingFirstName", "", validation.firstName],
  ["billingFirstName", "A", validation.tooShort],
  ["billingFirstName", "Ada1", validation.firstNameLetters],
  ["billingLastName", "Byron1", validation.lastNameLetters],
  ["billingAddress1", "", validation.address],
  ["billingCity", "D", validation.cityCharacters],
  ["billingCity", "Dallas1", validation.cityCharacters],
  ["billingState", "", validation.state],
  ["billingPostalCode", "7520", validation.postalCode],
  ["billingPhone", "", validation.phone],
])("%s %j gets its message when billing differs, and is ignored otherwise", (name, value, message) => {
  expect(complaints({ ...otherBilling, [name]: value })).toEqual({ [name]: message });
  expect(complaints({ ...otherBilling, isBillingShippingSame: true, [name]: value })).toEqual({});
});

test("a pickup needs its store", () => {
  const pickup = { ...good, deliveryType: "DELIVERY_PICKUP" };

  expect(complaints(pickup)).toEqual({ pickupLocationId: checkout.pickupPlace });
  expect(complaints({ ...pickup, pickupLocationId: "austin" })).toEqual({});
});

test("a customer starts with their default address", () => {
  const home = { ...good, id: "1", country: "US", isDefault: false };
  const office = { ...home, id: "2", address1: "9 Office Park", isDefault: true };
  const user = {
    username: "ada@example.com",
    type: "CUSTOMER" as const,
    firstName: "Ada",
    lastName: "Byron",
    permissions: [],
    isVerified: true,
  };

  expect(firstDelivery(user, [home, office])).toMatchObject({
    email: "ada@example.com",
    address1: "9 Office Park",
    isBillingShippingSame: true,
  });
  expect(firstDelivery(user, [])).toMatchObject({ firstName: "Ada", address1: "" });
});
