/** Every variable the API host reads can be found in .env.example. */
import { readFileSync } from "node:fs";
import { ConfigError, readConfig } from "../../server/config";

const example = readFileSync(".env.example", "utf8");
const source = readFileSync("server/config.ts", "utf8");

function variablesRead(): string[] {
  const schema = source.slice(source.indexOf("yup.object({"), source.indexOf("});"));
  return [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]!);
}

describe(".env.example", () => {
  test("names every variable of server/config.ts", () => {
    const read = variablesRead();

    expect(read).toContain("DATABASE_URL");
    expect(read.filter((name) => !new RegExp(`^#? ?${name}=`, "m").test(example))).toEqual([]);
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
