/** The calls about what staff did with orders. */
import { REST } from "#contract/rest-endpoints";
import type { Rest } from "../../http/rest";
import type { StaffActsStore } from "./staff-acts.store";

export function registerStaffActs(rest: Rest, acts: StaffActsStore): void {
  rest.signedIn(REST.listStaffActs, async ({ params }) => ({ data: await acts.list(params) }));
  rest.signedIn(REST.sumGivenBack, async ({ params }) => {
    const days = await acts.sumGivenBack(params);
    return { data: { days, totalCents: days.reduce((sum, { cents }) => sum + cents, 0) } };
  });
}
