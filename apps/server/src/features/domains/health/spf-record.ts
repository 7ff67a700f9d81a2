/** One term of an SPF record (RFC 7208). */
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

/** Whether the record lets the hosts behind `include` send. */
export function permits(record: string, include: string): boolean {
  return spfTerms(record).some(
    ({ name, qualifier, target }) =>
      (name === 'include' || name === 'redirect') && qualifier === '+' && target === include,
  );
}

/** From the one that turns the least mail away. */
const allTerms = ['+all', 'all', '?all', '~all', '-all'];

/**
 * One record for all that is there: their own senders, ours among them, and their own `all` or redirect at the end. Of
 * several the most lenient `all` counts, and a redirect becomes an include: no mail of theirs is turned away by this.
 */
export function mergeSpf(records: readonly string[], include: string): string {
  const parts = records.map(countedTerms);
  const senders = parts.flatMap(({ senders: own, redirect }) =>
    redirect !== undefined && records.length > 1 ? [...own, `include:${termOf(redirect).target}`] : own,
  );
  const redirect = records.length === 1 ? parts[0]?.redirect : undefined;
  const [all] = parts
    .flatMap((part) => part.all ?? [])
    .toSorted((one, other) => allTerms.indexOf(one) - allTerms.indexOf(other));
  const end = all ?? redirect;
  const isOurs = ({ name, target }: SpfTerm) => name === 'include' && target === include;
  const theirs = new Set(senders.filter((term) => !isOurs(termOf(term))));
  return ['v=spf1', ...theirs, `include:${include}`, ...(end === undefined ? [] : [end])].join(' ');
}

/** The terms of a record as they are written: who may send, and how it ends. */
function countedTerms(record: string) {
  const terms = record.trim().split(/\s+/).slice(1);
  const end = terms.findIndex((term) => termOf(term).name === 'all');
  const counted = end < 0 ? terms : terms.slice(0, end);
  return {
    senders: counted.filter((term) => termOf(term).name !== 'redirect'),
    all: end < 0 ? undefined : terms[end]?.toLowerCase(),
    redirect: end < 0 ? terms.find((term) => termOf(term).name === 'redirect') : undefined,
  };
}

function termOf(text: string): SpfTerm {
  const [, qualifier = '', name = '', rest = ''] = /^([+?~-]?)([a-z0-9_.-]+)(.*)$/i.exec(text) ?? [];
  const target = rest.replace(/^[:=]/, '').replace(/\/.*$/, '').replace(/\.$/, '').toLowerCase();
  return { name: name.toLowerCase(), qualifier: qualifier || '+', target };
}
