/** What a rule is for, wherever it names a row: many brands take several lines. */
import { styled } from "@mui/material/styles";
import type { MarkupRuleFragment } from "#contract/graphql/generated";
import { scopeOf } from "#contract/rule-words";

export function RuleScope({ rule }: { readonly rule: MarkupRuleFragment }) {
  return <Wrapped>{scopeOf(rule)}</Wrapped>;
}

const Wrapped = styled("span")({ whiteSpace: "normal", overflowWrap: "anywhere" });
