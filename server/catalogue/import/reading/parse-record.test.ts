import { parseRecord } from "./parse-record";

describe("parsing a record", () => {
  it("keeps every digit of ids beyond 2^53", () => {
    const text = '{"sku":9007199254740993,"upc":"12345678901234567890","price":19.99,"n":12}';
    expect(parseRecord(Buffer.from(text))).toEqual({
      sku: "9007199254740993",
      upc: "12345678901234567890",
      price: 19.99,
      n: 12,
    });
  });

  it.each([
    ['{"price":2.500,"sizes":[0.125]}', { price: "2.500", sizes: [0.125] }],
    ['{"price":[2.500]}', { price: ["2.500"] }],
    ['{"price":{"value":-2.500}}', { price: { value: "-2.500" } }],
    ['{"msrp" : 12.990}', { msrp: "12.990" }],
    ['{"price":2.50,"width":1299.990,"text":"1.100"}', { price: 2.5, width: 1299.99, text: "1.100" }],
  ])("keeps the third decimal of what may be a price: %s", (text, record) => {
    expect(parseRecord(Buffer.from(text))).toEqual(record);
  });

  it("reads Windows-1252 bytes where they are not UTF-8", () => {
    expect(parseRecord(Buffer.from([0x5b, 0x22, 0xe9, 0x99, 0x22, 0x5d]))).toEqual(["é™"]);
  });

  it("accepts raw control characters and NaN", () => {
    expect(parseRecord(Buffer.from('{"a":"x\ny\tz","b":NaN,"c":[-Infinity]}'))).toEqual({
      a: "x y z",
      b: "NaN",
      c: ["-Infinity"],
    });
  });

  it("rejects text that is not JSON", () => {
    expect(() => parseRecord(Buffer.from('{"a":}'))).toThrow(SyntaxError);
  });
});
