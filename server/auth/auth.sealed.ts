/** Columns of accounts and sign-in that hold sealed values. */
import { nameIndex, type Identity } from "../db/identity";
import { personTerms } from "../db/person-terms";
import type { SealedColumn } from "../db/sealing/sealed-column";
import { socialIndex, type SocialIdentity } from "./social/social.store";

export const AUTH_COLUMNS: readonly SealedColumn[] = [
  {
    table: "users",
    column: "sealed_identity",
    context: "users",
    indexesOf: (sealer, identity: Identity) => ({
      username_index: nameIndex(sealer, identity),
      search_terms: personTerms(sealer, identity),
    }),
  },
  { table: "sessions", column: "sealed_origin", context: "sessions" },
  { table: "sign_ins", column: "sealed_origin", context: "sessions" },
  { table: "second_factors", column: "sealed_factor", context: "second_factors" },
  { table: "second_factor_tickets", column: "sealed_ticket", context: "second_factor_tickets" },
  {
    table: "social_identities",
    column: "sealed_subject",
    context: "social_identities",
    indexesOf: (sealer, identity: SocialIdentity) => ({ subject_index: socialIndex(sealer, identity) }),
    bareIndex: "subject_index",
  },
  { table: "social_attempts", column: "sealed_secrets", context: "social_attempts" },
];
