interface SizeWriter {
  /** "6 MB", "2.75 GB": of MB of 1,000,000 bytes. */
  readonly size: (mb: number) => string;
  /** What is used of what there is, the unit once where both have the same: "2.75" of "5 GB", "6 MB" of "2 GB". */
  readonly sizes: (usedMb: number, mb: number) => readonly [used: string, whole: string];
}

/** Spec 3: quota is shown in GB of 1000 MB; what is less than one reads better in MB. */
const mbOfGb = 1_000;

export function sizeWriter(tag: string): SizeWriter {
  const written = (unit: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 2 });
  const [megabytes, gigabytes] = [written('megabyte'), written('gigabyte')];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const isSmall = (mb: number) => Math.abs(mb) < mbOfGb;
  const size = (mb: number) => (isSmall(mb) ? megabytes.format(mb) : gigabytes.format(mb / mbOfGb));
  return {
    size,
    sizes(usedMb, mb) {
      if (usedMb !== 0 && isSmall(usedMb) !== isSmall(mb)) return [size(usedMb), size(mb)];
      return [number.format(isSmall(mb) ? usedMb : usedMb / mbOfGb), size(mb)];
    },
  };
}
