/** A phone number as a tel: link. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** 5125550142 → +1 512 555 0142 */
export function formatPhone(tenDigits: string): string {
  return tenDigits.replace(/^(\d{3})(\d{3})(\d{4})$/, "+1 $1 $2 $3");
}
