/** Replaces Google's button and sheet; returns the vendor's documented test nonce. */
import { type FramedPage } from "../framed-page";

/** Sends {type:"token", nonce, details} or {type:"cancelled"}. */
export const GOOGLE_PAY_PAGE: FramedPage = {
  name: "google-pay",
  title: "Google Pay",
  body: `
<button id="pay" class="wallet">Buy with Google Pay</button>
<form id="sheet" hidden>
  <h1>Google Pay (test)</h1>
  <label>Card
    <select id="card">
      <option value="fake-android-pay-visa-nonce" data-type="Visa" data-last="1111">Visa 1111</option>
      <option value="fake-android-pay-mastercard-nonce" data-type="MasterCard" data-last="4444">MasterCard 4444</option>
      <option value="fake-android-pay-amex-nonce" data-type="American Express" data-last="0005">American Express 0005</option>
    </select></label>
  <div class="row"><button>Continue</button><button type="button" id="cancel">Cancel</button></div>
</form>`,
  script: `
function showSheet(isOpen) {
  byId("pay").hidden = isOpen;
  byId("sheet").hidden = !isOpen;
  byId(isOpen ? "card" : "pay").focus();
  sayHeight();
}

byId("pay").addEventListener("click", () => showSheet(true));
byId("cancel").addEventListener("click", () => {
  showSheet(false);
  say({ type: "cancelled" });
});
byId("sheet").addEventListener("submit", (event) => {
  event.preventDefault();
  const card = byId("card").selectedOptions[0];
  showSheet(false);
  say({
    type: "token",
    nonce: card.value,
    details: { cardType: card.dataset.type, lastFour: card.dataset.last, lastTwo: card.dataset.last.slice(-2) },
  });
});
`,
};
