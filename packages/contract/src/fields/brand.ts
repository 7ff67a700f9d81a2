import { z } from 'zod';
import { missing } from './missing.ts';

declare const URL: new (address: string) => { readonly protocol: string; readonly username: string };

/** White text on it must be readable (WCAG 2.2 AA). */
export const leastContrast = 4.5;

/** A colour as `#1f5fbf`, dark enough for white text. */
export const brandColour = z
  .string(missing)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'format')
  .refine((colour) => contrastWithWhite(colour) >= leastContrast, 'contrast');

/** Contrast of a colour with white, 1 to 21. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** A link to a web page, encrypted, without a user name in it. */
export const httpsLink = z.string(missing).trim().max(300, 'max_length').refine(isHttpsLink, 'format');

function isHttpsLink(address: string): boolean {
  try {
    const { protocol, username } = new URL(address);
    return protocol === 'https:' && username === '' && !/\s/.test(address);
  } catch {
    return false;
  }
}
