/** Descriptions of the GraphQL schema follow the rules for comments, which ESLint checks in TypeScript only. */
import { readFileSync } from "node:fs";
import { parse, visit } from "graphql";
import { faultsIn } from "../support/lint/plain-language";

test("every description of the schema is a plain sentence", () => {
  const descriptions: string[] = [];
  visit(parse(readFileSync("contract/graphql/schema.graphql", "utf8")), {
    enter: (node) => {
      if ("description" in node && node.description) descriptions.push(node.description.value);
    },
  });

  expect(descriptions.length).toBeGreaterThan(900);
  expect(descriptions.flatMap((text) => faultsIn(text).map((fault) => `${text} ${fault}`))).toEqual([]);
});

test("a description without a subject, or with a word that has a better one, is found", () => {
  expect(faultsIn("Who submitted it. It is kept for a day.")).toEqual([
    "A sentence has a subject; this one begins with Who.",
    "kept: saved, stored or retained.",
  ]);
});
