import { formatOf } from "./file-format";

describe("detecting a file's format", () => {
  it.each([
    [Buffer.from("89504e470d0a1a0a00", "hex"), "is a PNG picture"],
    [Buffer.from("PK\u0003\u0004rest"), "is a ZIP archive"],
    [Buffer.from("  <!DOCTYPE html><html>"), "is an HTML page"],
    [Buffer.from("Dear customer"), "is plain text"],
    [Buffer.from('callback([{"sku":1}]);'), "is a script around JSON (JSONP)"],
    [Buffer.from('/**/ var list = {"products":[{"sku":1}]}'), "is a script around JSON (JSONP)"],
    [Buffer.from([1, 2, 0, 4]), "is a binary file"],
    [Buffer.from(" \n"), "is empty"],
  ])("%p %s", (head, expected) => {
    expect(formatOf(head)).toEqual({ wrong: expected });
  });

  it.each([
    ['<?xml version="1.0"?><products/>', "XML"],
    ["\ufeff<products><product>", "XML"],
    ["sku,name,price\n1,Washer,499\n", "CSV"],
    ["sku;name\n1;{Washer}\n", "CSV"],
    ["Acme price list\nsku,name,price\n1,Washer,499\n", "CSV"],
    ["Acme price list\nItem no;Title\n1;Washer\n", "CSV"],
  ])("detects %j", (text, format) => {
    expect(formatOf(Buffer.from(text))).toBe(format);
  });

  it.each([
    '[{"sku":1}]',
    '[["sku","name","price"],["1","Washer",499]]',
    '\ufeff{"sku":1}',
    'broken line\n{"sku":1}',
    '{"sku":1,"name":"a zero byte \u0000 in it"}',
  ])("detects %j as JSON", (text) => {
    expect(formatOf(Buffer.from(text))).toBe("JSON");
  });
});
