/** Every variable the API host reads is in .env.example. */
import { readFileSync } from "node:fs";
import { ConfigError, readConfig, VARIABLES } from "../../server/config";

const example = readFileSync(".env.example", "utf8");

describe(".env.example", () => {
  test("names every variable the configuration reads", () => {
    expect(VARIABLES).toEqual(expect.arrayContaining(["DATABASE_URL", "LESSORS"]));
    expect(VARIABLES.filter((name) => !new RegExp(`^#? ?${name}=`, "m").test(example))).toEqual([]);
  });

  test("is itself a valid configuration", () => {
    const entries = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1]!, match[2]!]);

    expect(() => readConfig(Object.fromEntries(entries))).not.toThrow();
  });
});

test("a wrong configuration names every wrong variable at once", () => {
  const read = () => readConfig({ API_PORT: "many", DATABASE_URL: "mysql://x", REQUESTS_PER_MINUTE: "-1" });

  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/API_PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*API_PORT/);
  expect(read).toThrow(/REQUESTS_PER_MINUTE/);
});
