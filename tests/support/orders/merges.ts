/** Account merges in tests, by staff with a fresh code for each. */
import type { MergePreview } from "#contract/customers/page";
import { callRest, type TestUser } from "../people/accounts";
import { enrolledStaff, type EnrolledUser } from "../people/second-factor";
import type { TestApi } from "../hosts/test-api";

export interface MergeAdmin {
  /** An admin with a second factor. */
  readonly admin: EnrolledUser;
  /** An unused code. */
  consumeCode(): Promise<string>;
  preview(from: string, into: string, by?: TestUser): ReturnType<typeof callRest<"previewMerge">>;
  send(body: object, by?: TestUser): ReturnType<typeof callRest<"mergeCustomers">>;
  /** Merges as previewed, with a fresh code. */
  merge(from: string, into: string): ReturnType<typeof callRest<"mergeCustomers">>;
  overviewOf(username: string): Promise<NonNullable<Overview>>;
  getCustomer(username: string): ReturnType<typeof callRest<"getCustomer">>;
}
type Overview = Awaited<ReturnType<typeof callRest<"getCustomerOverview">>>["body"]["data"];

export async function openMergeAdmin(api: TestApi): Promise<MergeAdmin> {
  const admin = await enrolledStaff(api, api.app);
  let by = admin;
  let codes = [...by.codes];
  const consumeCode = async () => {
    if (codes.length === 0) {
      by = await enrolledStaff(api, api.app);
      codes = [...by.codes];
    }
    return codes.pop()!;
  };
  const preview: MergeAdmin["preview"] = (from, into, asker = admin) =>
    callRest(api.app, "previewMerge", { bearer: asker.bearer, body: { from, into } });
  const send: MergeAdmin["send"] = (body, asker = by) =>
    callRest(api.app, "mergeCustomers", { bearer: asker.bearer, body });
  return {
    admin,
    consumeCode,
    preview,
    send,
    async merge(from, into) {
      const { fromRevision, intoRevision } = (await preview(from, into)).body.data!;
      const code = await consumeCode();
      return send({ from, into, fromRevision, intoRevision, code });
    },
    async overviewOf(username) {
      const { body } = await callRest(api.app, "getCustomerOverview", {
        bearer: admin.bearer,
        params: { username },
      });
      return body.data!;
    },
    getCustomer: (username) =>
      callRest(api.app, "getCustomer", { bearer: admin.bearer, params: { username } }),
  };
}

export const countOf = (preview: MergePreview, list: "moves" | "clashes", what: string) =>
  (preview[list] as { what: string; count: number }[]).find((count) => count.what === what)?.count ?? 0;
