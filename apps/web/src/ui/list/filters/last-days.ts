/** The last days including today, by the calendar on the wall: `2026-01-25` to `2026-01-31`. */
export function lastDays(num: number, now: Date): { readonly from: string; readonly to: string } {
  const first = new Date(now);
  first.setDate(now.getDate() - (num - 1));
  return { from: dayOf(first), to: dayOf(now) };
}

function dayOf(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
