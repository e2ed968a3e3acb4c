/** The search engine to use (docs/decisions/search.md). */
import * as yup from "yup";
import { textOf, type SettingsPart } from "../../settings";

export const SEARCH_ENGINES = ["memory", "postgres"] as const;
export type SearchEngineName = (typeof SEARCH_ENGINES)[number];

export const searchSettings: SettingsPart<SearchEngineName> = {
  variables: { SEARCH_ENGINE: yup.string().oneOf(SEARCH_ENGINES).default("memory") },
  read: (values) => textOf(values, "SEARCH_ENGINE") as SearchEngineName,
};
