/** 1 → Every hour; 6 → Every 6 hours */
export function frequencyOf(hours: number): string {
  return hours === 1 ? "Every hour" : `Every ${hours} hours`;
}
