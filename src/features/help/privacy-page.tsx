/** What the shop learns about a visitor and why, in plain words. A lawyer of the shop reads it before it opens. */
import { HOSTED_CHATS } from "#contract/chat/hosted";
import { KEPT_IN_BROWSER } from "#contract/site/browser-storage";
import { LIMITS } from "#contract/limits";
import { ROUTES } from "#contract/site/paths";
import { hostedChat } from "../../lib/shop-chat";
import { TextPage } from "./text-page";

const { leases } = LIMITS;
const days = (count: number) => `${count} days`;

export function PrivacyPage() {
  const hosted = hostedChat();
  return (
    <TextPage title="Privacy" path={ROUTES.privacy}>
      <p>We ask for what an order or an application needs. We do not sell your personal information.</p>
      <h2>When you browse</h2>
      <p>
        Catalogue pages ask nothing of other companies. Your cart is kept in your browser, and so is the
        listing you came from, so that you find your way back. If you came through an advertisement or a
        partner, we keep which one for a limited number of days, and with an account, an application or an
        order. We count your visit, under a number that says nothing of you. At the foot of every page you
        choose whether we may; if not, or if your browser sends Global Privacy Control, we keep and write down
        nothing of it, and delete from your browser what was kept. We count what is searched and which results
        are opened, as sums that do not say by whom.
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
        You tell us your name, address, e-mail, phone, date of birth and social security number, whether you
        are in bankruptcy, your employer, income and pay days, and your bank account. With it we note your
        network address and browser, against fraud, and which advertisement you came from.
      </p>
      <p>
        It goes to the leasing companies we work with, one after the other until one approves, and to nobody
        else; they may ask consumer reporting agencies about you. What a leasing company was sent it keeps by
        its own privacy notice, and it tells us whether and for how much it approves.
      </p>
      <p>
        It is encrypted. Our staff see the last four digits of the numbers; the whole ones only a few of them,
        with a second proof of who they are and a reason, and each time is written down. A form you did not
        send is deleted {days(leases.draftDays)} after you last changed it. What you sent is deleted{" "}
        {days(leases.detailDays)} after the decision; an application that is not decided is cancelled after{" "}
        {days(leases.openDays)}. Your name, the last four digits and what was approved stay with your account
        until you delete it.
      </p>
      <h2>Who else sees it</h2>
      <ul>
        <li>the leasing companies, when you apply, and the one you lease from, what you lease;</li>
        <li>the payment company, when you pay;</li>
        <li>suppliers and carriers, what they need to deliver;</li>
        {hosted && (
          <li>
            {HOSTED_CHATS[hosted.provider].name}, which runs our chat, what you write there, and your name and
            e-mail address when you are signed in. It keeps cookies of its own from when you open the chat;
          </li>
        )}
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
