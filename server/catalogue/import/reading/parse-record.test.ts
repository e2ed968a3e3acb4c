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

  it("keeps the third decimal of a price", () => {
    expect(parseRecord(Buffer.from('{"price":2.500,"sizes":[0.125]}'))).toEqual({
      price: "2.500",
      sizes: [0.125],
    });
    expect(parseRecord(Buffer.from('{"price":2.50,"weight":2.500}'))).toEqual({ price: 2.5, weight: 2.5 });
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
