/**
 * The newsletter in the footer of every page, catalogue pages included: plain elements. Its method keeps a browser from
 * sending it anywhere; the runtime does (src/features/marketing/newsletter.ts), a press before it runs is repeated.
 */
export function NewsletterForm() {
  return (
    <form className="newsletter" method="dialog" data-newsletter="" noValidate aria-labelledby="newsletter">
      <h2 id="newsletter">Newsletter</h2>
      <label htmlFor="newsletter-email">Deals by email, a few times a month</label>
      <div>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby="newsletter-answer"
          required
        />
        <button type="submit" className="btn" data-needs-app="">
          Subscribe
        </button>
      </div>
      <span id="newsletter-answer" role="status" suppressHydrationWarning />
    </form>
  );
}
