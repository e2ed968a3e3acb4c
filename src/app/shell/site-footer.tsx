/** Help, departments, legal texts and where else the shop is found. */
import { LABELS, MESSAGES } from "#contract/messages";
import type { MenuDepartment } from "../../catalogue/views/catalog-views";
import { NewsletterForm } from "../../features/marketing/newsletter-form";
import { ROUTES } from "#contract/site-paths";
import { phoneHref } from "../../lib/phone-href";

interface FooterShop {
  readonly departments: readonly MenuDepartment[];
  readonly phone: string;
  readonly email: string;
  readonly name: string;
  /** Empty when there is none. */
  readonly blogUrl: string;
  readonly socialUrl: string;
}

export function SiteFooter({ shop }: { readonly shop: FooterShop }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <section>
          <h2>Help</h2>
          <ul>
            <li>
              <a href={phoneHref(shop.phone)}>{shop.phone}</a>
            </li>
            <li>
              <a href={`mailto:${shop.email}`}>{shop.email}</a>
            </li>
            <li>
              <a href={ROUTES.contact}>{LABELS.contactUs}</a>
            </li>
            <li>
              <a href={ROUTES.howItWorks}>{LABELS.howItWorks}</a>
            </li>
            <li>
              <a href={ROUTES.financing}>Payment plans</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>Departments</h2>
          <ul>
            {shop.departments.map((department) => (
              <li key={department.url}>
                <a href={department.url}>{department.label}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{shop.name}</h2>
          <ul>
            <li>
              <a href={ROUTES.brands}>{LABELS.allBrands}</a>
            </li>
            {shop.blogUrl && (
              <li>
                <a href={shop.blogUrl} rel="noopener">
                  Blog
                </a>
              </li>
            )}
            {shop.socialUrl && (
              <li>
                <a href={shop.socialUrl} rel="noopener">
                  Follow us
                </a>
              </li>
            )}
            <li>
              <a href={ROUTES.terms}>Terms</a>
            </li>
            <li>
              <a href={ROUTES.privacy}>Privacy</a>
            </li>
          </ul>
        </section>
        <NewsletterForm />
        <p>
          Payment plans are lease-to-own agreements. {MESSAGES.financing.leaseNotLoan}{" "}
          {MESSAGES.financing.ownership}
        </p>
      </div>
    </footer>
  );
}
