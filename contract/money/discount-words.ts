/** "Discount (Fall sale)". @param promotions names; null for unnamed ones */
export function discountLabel(promotions: string | null | undefined): string {
  return promotions ? `Discount (${promotions})` : "Discount";
}
