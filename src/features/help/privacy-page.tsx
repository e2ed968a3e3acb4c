/** What the shop learns about a visitor and why, in plain words. A lawyer of the shop reads it before it opens. */
import { KEPT_IN_BROWSER } from "#contract/kept-in-browser";
import { ROUTES } from "#contract/site-paths";
import { TextPage } from "./text-page";

export function PrivacyPage() {
  return (
    <TextPage title="Privacy" path={ROUTES.privacy}>
      <p>We ask for what an order or an application needs. We do not sell your personal information.</p>
      <h2>When you browse</h2>
      <p>
        Catalogue pages ask nothing of other companies. Your cart is kept in your browser, and so is the
        listing you came from, so that you find your way back. If you came through an advertisement or a
        partner, we keep which one for a limited number of days, and with an order. A browser that sends
        Global Privacy Control is followed by nobody: then we keep and write down nothing of it.
      </p>
      <h2>When you have an account or order</h2>
      <p>
        We keep your name, addresses, phone, e-mail and orders to deliver them, to help you, and because tax
        and accounting rules require it. Card details go to the payment company, not to us.
      </p>
      <h2>What this site keeps in your browser</h2>
      <p>Nothing of it is read by another company.</p>
      <dl>
        {KEPT_IN_BROWSER.map(({ name, place, purpose, life }) => (
          <div key={`${place} ${name}`}>
            <dt>
              <code>{name}</code> ({place.toLowerCase()})
            </dt>
            <dd>
              {purpose} Kept: {life.toLowerCase()}.
            </dd>
          </div>
        ))}
      </dl>
      <h2>When you apply for a lease</h2>
      <p>
        The leasing company needs to know who you are, your income and your bank account. We pass these on for
        the decision. Sensitive numbers are encrypted; our staff see the last four digits.
      </p>
      <h2>Who else sees it</h2>
      <ul>
        <li>the leasing company, when you apply;</li>
        <li>the payment company, when you pay;</li>
        <li>suppliers and carriers, what they need to deliver;</li>
        <li>authorities, where the law requires it.</li>
      </ul>
      <h2>Your choices</h2>
      <p>
        You can see and change your details in your account, and ask us for a copy of them or to delete what
        we need not keep. You can clear the cart and everything else this site keeps in your browser at any
        time. Write or call us: the address and the number are on every page.
      </p>
    </TextPage>
  );
}
