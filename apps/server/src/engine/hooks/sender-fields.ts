/** Quoted text, a comment, an address in brackets, what is between them, and words. */
const part =
  /"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)|<(?<bracketed>[^<>]*)>|[\s,;:]+|(?<word>[^\s,;:<>()"\\]+)/sy;
const address = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+$/;
const longestAddress = 320;
const encodedWord = /=\?[^?\s]*\?([bq])\?([^?\s]*)\?=/gi;
/** What a program that decodes names before it looks for addresses would take for one. */
const hiddenAddress = /<[^<>]*@/;

/**
 * Every address in a From or Sender field, as it stands in the message. Programs differ in what they make of a field that is
 * written in a strange way, so all that could be an address counts; undefined where that can’t be told for sure.
 */
export function addressesIn(field: string): string[] | undefined {
  if (encodedNamesIn(field).some((name) => hiddenAddress.test(name))) return undefined;
  const found: string[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < field.length) {
    const groups = part.exec(field)?.groups;
    if (groups === undefined) return undefined;
    const { bracketed, word } = groups;
    if (bracketed !== undefined) found.push(bracketed.trim());
    if (word?.includes('@')) found.push(word);
  }
  return found.every((one) => one.length <= longestAddress && address.test(one))
    ? found.map((one) => one.toLowerCase())
    : undefined;
}

/** Words in another encoding, as programs show them. */
export function encodedNamesIn(field: string): string[] {
  return [...field.matchAll(encodedWord)].map(([, encoding, text = '']) =>
    encoding?.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('latin1')
      : text.replaceAll(/=([0-9a-f]{2})/gi, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
  );
}
