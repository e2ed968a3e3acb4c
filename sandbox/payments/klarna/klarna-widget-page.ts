/** Stands in for Klarna's script and its window. It talks to the page around it by messages, to its origin only. */

export const KLARNA_WIDGET_PAGE = {
  title: "Klarna",
  script: "widget.js",
  body: `
<form id="plans">
  <h1>Klarna (test)</h1>
  <label><span><input type="radio" name="plan" value="pay_later" checked> Pay in 30 days</span></label>
  <label><span><input type="radio" name="plan" value="pay_over_time"> 4 interest-free payments</span></label>
  <p id="problem" role="alert" hidden></p>
</form>`,
} as const;

/**
 * Hears {type:"authorize", email?}; says {type:"ready"}, {type:"resize", height} and {type:"authorized", approved,
 * showForm, authorizationToken, finalizeRequired}. The e-mail decides: +denied, +pend-accept-01, +pend-reject-01.
 */
export const KLARNA_WIDGET_SCRIPT = `
const query = new URLSearchParams(location.search);
const origin = query.get("origin");
const say = (message) => parent.postMessage(message, origin);
const sayHeight = () => say({ type: "resize", height: document.documentElement.scrollHeight });
const problem = document.getElementById("problem");
let isBusy = false;

async function authorize(email) {
  if (isBusy) return;
  isBusy = true;
  let answer = { approved: false, showForm: true };
  try {
    const response = await fetch("widget/authorize", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session_id: query.get("session"), email }),
    });
    answer = await response.json();
  } catch {
    // Said below: not approved, and the customer may try again.
  }
  problem.hidden = answer.approved;
  problem.textContent = answer.approved ? "" : "Klarna did not approve this purchase.";
  isBusy = false;
  say({ type: "authorized", finalizeRequired: false, ...answer });
}

addEventListener("message", (event) => {
  if (event.origin !== origin || event.source !== parent || !event.data) return;
  if (event.data.type === "authorize") authorize(event.data.email);
});
new ResizeObserver(sayHeight).observe(document.body);
say({ type: "ready" });
`;
