/** MB of 1,000,000 bytes as GB of as many MB; kept to what three places can show. */
export function gigabytes(quotaMb: number): number {
  return quotaMb / 1_000;
}
