/**
 * The newsletter form in the footer of every page, catalog pages included: plain elements. Its method keeps
 * the browser from submitting; the runtime submits it (src/features/marketing/newsletter.ts), and an earlier
 * click is replayed.
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
        <button type="submit" className="btn" data-app="">
          Subscribe
        </button>
      </div>
      <span id="newsletter-answer" role="status" suppressHydrationWarning />
    </form>
  );
}
