/** A list's view as it stands in the address: `?search=anna&domain=example.org&not=domain&open=17`. */
export interface ListSearch {
  readonly [parameter: string]: string | number | undefined;
}

/** `validateSearch` of every list's route; the list itself drops what its columns and filters do not know. */
export function listSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const kept: Record<string, string | number> = {};
  for (const [parameter, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') kept[parameter] = value;
    else if (typeof value === 'boolean') kept[parameter] = String(value);
  }
  return kept;
}

const plainNumber = /^(0|[1-9]\d{0,14})$/;

/** The router writes strings that look like numbers in quotation marks; as numbers they stay readable. */
export function addressValue(text: string): string | number {
  return plainNumber.test(text) ? Number(text) : text;
}
