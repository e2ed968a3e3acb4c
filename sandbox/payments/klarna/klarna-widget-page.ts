/** Replaces Klarna's script and window. It exchanges messages only with the embedding page's origin. */
import { type FramedPage } from "../framed-page";

/**
 * Receives {type:"authorize", email?}; sends {type:"authorized", approved, showForm, authorizationToken,
 * finalizeRequired}. The email address selects the outcome: +denied, +pend-accept-01, +pend-reject-01.
 */
export const KLARNA_WIDGET_PAGE: FramedPage = {
  name: "widget",
  title: "Klarna",
  body: `
<form id="plans">
  <h1>Klarna (test)</h1>
  <label><span><input type="radio" name="plan" value="pay_later" checked> Pay in 30 days</span></label>
  <label><span><input type="radio" name="plan" value="pay_over_time"> 4 interest-free payments</span></label>
  <p id="problem" role="alert" hidden></p>
</form>`,
  script: `
const problem = byId("problem");
let isBusy = false;

async function authorize(email) {
  if (isBusy) return;
  isBusy = true;
  let answer = { approved: false, showForm: true };
  try {
    answer = await post("widget/authorize", { session_id: query.get("session"), email });
  } catch {
    // The answer stays as it is: not approved, and the customer may try again.
  }
  problem.hidden = answer.approved;
  problem.textContent = answer.approved ? "" : "Klarna didn't approve this purchase.";
  isBusy = false;
  say({ type: "authorized", finalizeRequired: false, ...answer });
}

hear("authorize", ({ email }) => authorize(email));
`,
};
