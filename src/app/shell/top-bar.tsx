/** The shop's slogans, telephone and order tracking, in the same place on every page. */
import { LABELS, MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES } from "../../lib/shop-lessor";

interface TopBarProps {
  readonly phone: string;
}

export function TopBar({ phone }: TopBarProps) {
  return (
    <div className="topbar">
      <div className="wrap">
        {OFFERS_LEASES && (
          <ul>
            {MESSAGES.slogans.map((slogan) => (
              <li key={slogan}>{slogan}</li>
            ))}
          </ul>
        )}
        <p>
          <a href={phoneHref(phone)}>{phone}</a> <a href={ROUTES.findOrder}>{LABELS.findOrder}</a>
        </p>
      </div>
    </div>
  );
}
