/** 1 → Every hour; 6 → Every 6 hours */
export function rhythmOf(hours: number): string {
  return hours === 1 ? "Every hour" : `Every ${hours} hours`;
}
