/** The browser's API client for finder steps. */
import { queryApi } from "../../client/http/query-api";
import { sendRequest } from "../../client/http/send-request";
import type { FinderApi } from "../../catalogue/finder/load-finder";

const FIRST_FAILURE = 500;

export const BROWSER_FINDER: FinderApi = {
  async call(name, params) {
    const { status, envelope } = await sendRequest(name, params ? { params } : {}, null);
    if (envelope.isSuccess) return envelope.data;
    if (status >= FIRST_FAILURE || status === 429) throw new Error(`The finder was answered with ${status}`);
    return null;
  },
  query: (document, variables) => queryApi(document, variables),
};
