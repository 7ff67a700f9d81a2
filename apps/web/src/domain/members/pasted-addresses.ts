import type { FieldCode } from '@posthouse/contract/core/errors';
import { mailAddress } from '@posthouse/contract/fields/email-address';

/** Something that cannot be a member, as it was written, and why. */
export interface RefusedAddress {
  readonly text: string;
  readonly code: FieldCode;
}

interface PastedAddresses {
  /** In the form mail knows, each once. */
  readonly addresses: readonly string[];
  readonly mistakes: readonly RefusedAddress[];
}

/**
 * The addresses of a text that was typed or pasted: one per line, or separated by commas, semicolons or spaces; as mail
 * programs copy them (`Anna Berg <anna@example.com>`), too.
 */
export function pastedAddresses(text: string): PastedAddresses {
  const addresses = new Set<string>();
  const mistakes = new Map<string, RefusedAddress>();
  for (const part of partsOf(text)) {
    const address = mailAddress.safeParse(/<([^<>]*)>$/.exec(part)?.[1] ?? part).data;
    if (address === undefined) mistakes.set(part, { text: part, code: 'email_invalid' });
    else addresses.add(address);
  }
  return { addresses: [...addresses], mistakes: [...mistakes.values()] };
}

function partsOf(text: string): readonly string[] {
  return (
    text
      // A name in quotation marks may have a comma in it.
      .replace(/"[^"\n]*"\s*(?=<)/g, '')
      .split(/[\r\n,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .flatMap((part) => {
        const words = part.split(/\s+/);
        // Otherwise the words are a name, or a mistake that is better read as a whole.
        return words.every((word) => word.includes('@')) ? words : [part];
      })
  );
}
