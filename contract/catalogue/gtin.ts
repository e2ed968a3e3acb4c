/** Global Trade Item Numbers (GS1 General Specifications): UPC, EAN and the other numbers of barcodes. */

/** Prefixes of 13-digit numbers that identify no product: in-store use and coupons. */
const NOT_OF_PRODUCTS = /^(?:02|04|05|2|98|99)/;

/** The number if it has 8, 12, 13 or 14 digits, a valid check digit and a product prefix; otherwise null. */
export function gtinOf(upc: string | null): string | null {
  if (upc === null || !/^(?:\d{8}|\d{12,14})$/.test(upc)) return null;
  const digits = [...upc.padStart(14, "0")].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  if (sum % 10 !== 0 || Number(upc) === 0) return null;
  return upc.length > 8 && NOT_OF_PRODUCTS.test(upc.padStart(14, "0").slice(1)) ? null : upc;
}
