/** The shop's slogans and contact, in the same place on every page. */
import { MESSAGES } from "#contract/messages";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES } from "../../lib/shop-lessor";

interface TopBarProps {
  readonly phone: string;
  readonly email: string;
}

export function TopBar({ phone, email }: TopBarProps) {
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
          <a href={phoneHref(phone)}>{phone}</a> <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </div>
  );
}
