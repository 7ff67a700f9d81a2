/** The last days including today, by the calendar: `2026-01-25` to `2026-01-31`. */
export function lastDays(num: number, today: string): { readonly from: string; readonly to: string } {
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (num - 1));
  return { from: first.toISOString().slice(0, 10), to: today };
}
