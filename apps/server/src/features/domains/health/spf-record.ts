/** A term of an SPF record that matters here (RFC 7208). */
export interface SpfTerm {
  readonly name: string;
  /** `+` lets mail through; the others do not. */
  readonly qualifier: string;
  /** The name it speaks of, in lower case; empty for the domain itself. */
  readonly target: string;
}

export function isSpf(value: string): boolean {
  return /^v=spf1(\s|$)/i.test(value);
}

/** The terms a receiver evaluates: nothing after `all`, and a redirect only where there is no `all`. */
export function spfTerms(record: string): readonly SpfTerm[] {
  const terms = record.trim().split(/\s+/).slice(1).map(termOf);
  const end = terms.findIndex(({ name }) => name === 'all');
  if (end >= 0) return terms.slice(0, end + 1).filter(({ name }) => name !== 'redirect');
  // A redirect is followed when nothing else matched, wherever it stands.
  return [
    ...terms.filter(({ name }) => name !== 'redirect'),
    ...terms.filter(({ name }) => name === 'redirect'),
  ];
}

function termOf(text: string): SpfTerm {
  const [, qualifier = '', name = '', rest = ''] = /^([+?~-]?)([a-z0-9_.-]+)(.*)$/i.exec(text) ?? [];
  const target = rest.replace(/^[:=]/, '').replace(/\/.*$/, '').replace(/\.$/, '').toLowerCase();
  return { name: name.toLowerCase(), qualifier: qualifier || '+', target };
}
