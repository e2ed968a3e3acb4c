/** Accessibility statement. */
import { ROUTES } from "#contract/site/paths";
import { useShop } from "../../catalogue/views/use-shop";
import { phoneHref } from "../../lib/phone";
import { TextPage } from "./text-page";

export function AccessibilityPage() {
  const { email, phone } = useShop();
  return (
    <TextPage title="Accessibility" path={ROUTES.accessibility}>
      <p>
        Everyone should be able to shop, lease and get help here. Our site follows the Web Content
        Accessibility Guidelines (WCAG) 2.2, level AA.
      </p>
      <ul>
        <li>Every page works with a keyboard and with screen readers.</li>
        <li>Text grows to twice its size, and pages fit a screen 320 pixels wide.</li>
        <li>
          Colors follow your light, dark or high-contrast setting, and motion your reduced-motion setting.
        </li>
        <li>Product pages, search and store finder work without JavaScript.</li>
      </ul>
      <h2>Found a barrier?</h2>
      <p>
        Tell us at <a href={`mailto:${email}`}>{email}</a> or <a href={phoneHref(phone)}>{phone}</a>. Tell us
        the page and what you use. We can also take your order by phone.
      </p>
      <p>
        Pages of payment and leasing companies that you reach from here are their own. If one of them stops
        you, call us and we'll find another way.
      </p>
    </TextPage>
  );
}
