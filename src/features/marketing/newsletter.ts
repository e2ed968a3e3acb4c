/** Submits the footer's newsletter form. The API client loads on click, to keep it out of catalog pages. */
import { MESSAGES } from "#contract/messages";

export function watchNewsletter(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-newsletter]")) return;
    event.preventDefault();
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    void subscribe(form).finally(() => (form.ariaBusy = null));
  });
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("[name=email]");
  if (!field) return;
  const { isDone, message } = await sendSubscription(field.value);
  field.toggleAttribute("aria-invalid", false);
  if (isDone) form.reset();
  else field.setAttribute("aria-invalid", "true");
  if (!isDone) field.focus();
  const line = form.querySelector("[role=status]");
  if (line) line.textContent = message;
}

async function sendSubscription(typed: string): Promise<{ isDone: boolean; message: string }> {
  try {
    const [{ callApi }, { subscribeInput }] = await Promise.all([
      import("../../client/api/rest-client"),
      import("#contract/marketing/schema"),
    ]);
    if (!subscribeInput.isValidSync({ email: typed })) {
      return { isDone: false, message: MESSAGES.validation.email };
    }
    const answer = await callApi("subscribe", { body: subscribeInput.cast({ email: typed }) });
    return {
      isDone: answer?.isSuccess === true,
      message: answer?.message ?? MESSAGES.marketing.notSubscribed,
    };
  } catch {
    return { isDone: false, message: MESSAGES.marketing.notSubscribed };
  }
}
