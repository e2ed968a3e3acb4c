test.each([
  ["", "production"],
  ["development", "development"],
])("NODE_ENV %j is read as %s", async (given, read) => {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = given;
  try {
    await import("./production-mode");
    expect(process.env["NODE_ENV"]).toBe(read);
  } finally {
    process.env["NODE_ENV"] = before;
    jest.resetModules();
  }
});
