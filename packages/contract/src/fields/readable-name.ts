/** Bootstring with the parameters of Punycode (RFC 3492). */
const base = 36;
const [tMin, tMax, skew, damp, initialBias, initialCodePoint] = [1, 26, 38, 700, 72, 128];
const lastCodePoint = 0x10ffff;

/** A domain name, or an address at one, as its readers write it; labels that are not Punycode stay. */
export function readableName(name: string): string {
  return name.replace(/xn--([a-z0-9-]+)/gi, (label: string, encoded: string) => decode(encoded) ?? label);
}

function decode(encoded: string): string | undefined {
  const split = encoded.lastIndexOf('-');
  const codePoints = [...encoded.slice(0, Math.max(split, 0))].map(
    (character) => character.codePointAt(0) ?? 0,
  );
  const digits = [...encoded.slice(split + 1)].map(digitOf);
  let [codePoint, bias, place] = [initialCodePoint, initialBias, 0];
  while (digits.length > 0) {
    const before = place;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digits.shift();
      if (digit === undefined) return undefined;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = codePoints.length + 1;
    bias = adapted(place - before, count, before === 0);
    codePoint += Math.floor(place / count);
    if (codePoint > lastCodePoint) return undefined;
    place %= count;
    codePoints.splice(place, 0, codePoint);
    place += 1;
  }
  return String.fromCodePoint(...codePoints);
}

/** `a`–`z` are 0–25, `0`–`9` are 26–35. */
function digitOf(character: string): number {
  const value = Number.parseInt(character, base);
  return value < 10 ? value + 26 : value - 10;
}

function adapted(change: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
