/** Links to help, departments, legal texts and the shop's other sites. */
import { OFFER_LABEL_TEXT } from "#contract/catalogue/lists";
import { LABELS, MESSAGES } from "#contract/messages";
import type { Shop } from "../../catalogue/views/use-shop";
import { CountingChoice } from "../../features/marketing/counting-choice";
import { NewsletterForm } from "../../features/marketing/newsletter-form";
import { ROUTES } from "#contract/site/paths";
import { phoneHref } from "../../lib/phone";
import { OFFERS_LEASES } from "../../lib/shop-lessor";

export function SiteFooter({ shop }: { readonly shop: Shop }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <section>
          <h2>Help</h2>
          <Links
            of={[
              [phoneHref(shop.phone), shop.phone],
              [`mailto:${shop.email}`, shop.email],
              [ROUTES.contact, LABELS.contactUs],
              [ROUTES.chat, "Chat with us"],
              [ROUTES.findOrder, LABELS.findOrder],
              [ROUTES.returns, LABELS.returns],
              [ROUTES.shipping, LABELS.shippingAndPickup],
              [ROUTES.warranty, LABELS.warranty],
              [ROUTES.wishList, LABELS.wishList],
              [ROUTES.howItWorks, LABELS.howItWorks],
              [OFFERS_LEASES ? ROUTES.lease : "", MESSAGES.financing.apply],
              [OFFERS_LEASES ? ROUTES.financing : "", "Payment plans"],
            ]}
          />
        </section>
        <section>
          <h2>{shop.name}</h2>
          <Links
            of={[
              [ROUTES.brands, LABELS.allBrands],
              [ROUTES.about, LABELS.aboutUs],
              [ROUTES.priceGuarantee, OFFER_LABEL_TEXT.LOW_PRICE_GUARANTEE],
              [shop.blogUrl, "Blog"],
              [shop.socialUrl, "Follow us"],
              [ROUTES.terms, "Terms"],
              [ROUTES.privacy, "Privacy"],
              [ROUTES.accessibility, "Accessibility"],
            ]}
          />
        </section>
        <NewsletterForm />
        <CountingChoice />
        <p>{[`© ${shop.name}`, shop.address].filter(Boolean).join(" · ")}</p>
        {OFFERS_LEASES && (
          <p>
            {`Payment plans are lease-to-own agreements. ${MESSAGES.financing.leaseNotLoan} ${MESSAGES.financing.ownership}`}
          </p>
        )}
      </div>
    </footer>
  );
}

/** Renders the links with an address. */
function Links({ of }: { readonly of: readonly (readonly [href: string, label: string])[] }) {
  return (
    <ul>
      {of.map(
        ([href, label]) =>
          href && (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ),
      )}
    </ul>
  );
}
