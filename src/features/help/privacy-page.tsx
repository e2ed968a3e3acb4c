/** The privacy policy in plain words. A lawyer reviews it before the shop opens. */
import { HOSTED_CHATS } from "#contract/chat/hosted/providers";
import { BROWSER_STORAGE } from "#contract/site/browser-storage";
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
      <p>We only ask for what an order or application needs. We don't sell your personal information.</p>
      <h2>When you browse</h2>
      <p>
        Catalog pages load nothing from other companies. Your browser stores your cart and the listing you
        came from, so you can find your way back. If you came through an ad or a partner, we store which one
        for a limited number of days, and with an account, an application or an order. We count your visit
        under a number that doesn't identify you. You can opt out at the bottom of every page. If you do, or
        if your browser sends Global Privacy Control, we store none of this and delete what your browser had
        stored. We count searches and opened results as totals that don't say who made them.
      </p>
      <h2>When you have an account or order</h2>
      <p>
        We store your name, addresses, phone, email and orders to deliver them, to help you, and because tax
        and accounting rules require it. Card details go to the payment processor, not to us.
      </p>
      <h2>What this site stores in your browser</h2>
      <p>No other company reads it.</p>
      <dl>
        {BROWSER_STORAGE.map(({ name, place, purpose, life }) => (
          <div key={`${place} ${name}`}>
            <dt>
              <code>{name}</code> ({place.toLowerCase()})
            </dt>
            <dd>
              {purpose} Stored: {life.toLowerCase()}.
            </dd>
          </div>
        ))}
      </dl>
      <h2>When you apply for a lease</h2>
      <p>
        You give us your name, address, email, phone, date of birth and Social Security number, whether you're
        in bankruptcy, your employer, income and paydays, and your bank account. We also record your network
        address and browser to prevent fraud, and which ad you came from.
      </p>
      <p>
        We send it to the leasing companies we work with, one after the other until one approves, and to no
        one else; they may contact consumer reporting agencies about you. Each leasing company keeps what it
        receives under its own privacy notice, and tells us whether and for how much it approves.
      </p>
      <p>
        It's encrypted. Our staff see the last four digits of the numbers. Only a few can see full numbers,
        with a second proof of identity and a reason, and we log each time. We delete a form you didn't send{" "}
        {days(leases.draftDays)} after you last changed it. We delete what you sent {days(leases.detailDays)}{" "}
        after the decision; we cancel an undecided application after {days(leases.openDays)}. Your name, the
        last four digits and the approval stay with your account until you delete it.
      </p>
      <h2>Who else sees it</h2>
      <ul>
        <li>leasing companies, when you apply; the one you lease from also sees what you lease;</li>
        <li>the payment processor, when you pay;</li>
        <li>suppliers and carriers, who see what they need to deliver;</li>
        {hosted && (
          <li>
            {HOSTED_CHATS[hosted.provider].name}, which runs our chat: what you write there, and your name and
            email address when you're signed in. It sets its own cookies once you open the chat;
          </li>
        )}
        <li>authorities, where the law requires it.</li>
      </ul>
      <h2>Your choices</h2>
      <p>
        You can see and change your details in your account, and ask us for a copy or to delete what we don't
        have to keep. You can clear your cart and everything else this site stores in your browser at any
        time. Email or call us; our address and number are on every page.
      </p>
    </TextPage>
  );
}
