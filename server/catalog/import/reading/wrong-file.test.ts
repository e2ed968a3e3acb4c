import { describeWrongFile } from "./wrong-file";

describe("telling wrong files", () => {
  it.each([
    [Buffer.from("89504e470d0a1a0a00", "hex"), "is a PNG picture"],
    [Buffer.from("PK\u0003\u0004rest"), "is a ZIP archive"],
    [Buffer.from("  <!DOCTYPE html><html>"), "is an HTML page"],
    [Buffer.from('<?xml version="1.0"?>'), "is an XML or HTML document"],
    [Buffer.from("sku,name,price\n1,Washer,499\n"), "is a table (CSV)"],
    [Buffer.from("Dear customer"), "is plain text"],
    [Buffer.from([1, 2, 0, 4]), "is a binary file"],
    [Buffer.from(" \n"), "is empty"],
  ])("%p %s", (head, expected) => {
    expect(describeWrongFile(head)).toBe(expected);
  });

  it.each([
    '[{"sku":1}]',
    '\ufeff{"sku":1}',
    'broken line\n{"sku":1}',
    '{"sku":1,"name":"a zero byte \u0000 in it"}',
  ])("lets %j pass", (text) => {
    expect(describeWrongFile(Buffer.from(text))).toBeNull();
  });
});
