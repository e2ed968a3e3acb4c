test.each([
  ["", "production"],
  ["development", "development"],
])("NODE_ENV %j is read as %s", async (input, read) => {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = input;
  try {
    await import("./production-mode");
    expect(process.env["NODE_ENV"]).toBe(read);
  } finally {
    process.env["NODE_ENV"] = before;
    jest.resetModules();
  }
});
