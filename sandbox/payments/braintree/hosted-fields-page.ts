/** Frame with the card fields. It exchanges messages only with the embedding page's origin. */
import { type FramedPage } from "../framed-page";

/**
 * Receives {type:"tokenize"}; sends {type:"submit"} (Enter in a field), {type:"challenge"}, {type:"token",
 * nonce, details, liabilityShifted, liabilityShiftPossible} or {type:"problem", field, message}.
 */
export const HOSTED_FIELDS_PAGE: FramedPage = {
  name: "hosted-fields",
  title: "Card details",
  body: `
<form id="card" novalidate>
  <p id="problem" role="alert" hidden></p>
  <label>Card number
    <input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></label>
  <div class="row">
    <label>Expires (MM/YY)
      <input id="expirationDate" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required></label>
    <label>Security code
      <input id="cvv" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
  </div>
</form>
<form id="challenge" hidden>
  <h1>Verify it's you</h1>
  <p>This is a test. Enter 1234; anything else fails.</p>
  <label>Code from your bank <input id="code" inputmode="numeric" autocomplete="one-time-code" required></label>
  <div class="row"><button>Confirm</button><button type="button" id="decline">It wasn't me</button></div>
</form>`,
  script: `
let challenged = null;
let isBusy = false;

function showProblem(problem) {
  byId("problem").textContent = problem ? problem.message : "";
  byId("problem").hidden = !problem;
  for (const field of ["number", "expirationDate", "cvv"]) {
    byId(field).setAttribute("aria-invalid", String(Boolean(problem) && problem.field === field));
  }
  if (problem && byId(problem.field)) byId(problem.field).focus();
  sayHeight();
}

function showChallenge(nonce) {
  challenged = nonce;
  byId("card").hidden = nonce !== null;
  byId("challenge").hidden = nonce === null;
  if (nonce) byId("code").focus();
  sayHeight();
}

async function attempt(work) {
  if (isBusy) return;
  isBusy = true;
  try {
    const result = await work();
    if (result.type === "challenge") {
      showChallenge(result.nonce);
      say({ type: "challenge" });
      return;
    }
    showChallenge(null);
    showProblem(result.type === "problem" ? result : null);
    say(result);
  } catch {
    say({ type: "problem", field: null, message: "We couldn't read the card. Please try again." });
  } finally {
    isBusy = false;
  }
}

const tokenize = () =>
  attempt(() =>
    post("hosted-fields/tokenize", {
      number: byId("number").value,
      expirationDate: byId("expirationDate").value,
      cvv: byId("cvv").value,
    }),
  );
const authenticate = (code) => attempt(() => post("hosted-fields/authenticate", { nonce: challenged, code }));

hear("tokenize", tokenize);
byId("card").addEventListener("submit", (event) => event.preventDefault());
byId("card").addEventListener("keydown", (event) => {
  if (event.key === "Enter") say({ type: "submit" });
});
byId("challenge").addEventListener("submit", (event) => {
  event.preventDefault();
  authenticate(byId("code").value);
});
byId("decline").addEventListener("click", () => authenticate(""));
byId("expirationDate").addEventListener("input", (event) => {
  const digits = event.target.value.replace(/\\D/g, "").slice(0, 4);
  if (event.inputType !== "deleteContentBackward" && digits.length > 2) {
    event.target.value = digits.slice(0, 2) + "/" + digits.slice(2);
  }
});
`,
};
