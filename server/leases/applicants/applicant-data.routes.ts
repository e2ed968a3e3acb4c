/** REST route for authorized staff to read an applicant's input (LEASE-17). */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../../http/rest/rest";
import type { ApplicantDataService } from "./applicant-data.service";

const { method, path } = REST.readLeaseData;

export function registerApplicantDataRoutes(rest: Rest, applicants: ApplicantDataService): void {
  rest.signedIn(REST.readLeaseData, async ({ viewer, body, origin }) => ({
    data: await applicants.read(viewer, body, origin, `${method} ${path}`),
  }));
}
