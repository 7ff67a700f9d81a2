import { valuesOf } from './mail-headers.ts';

/**
 * What our own filter found out when the mail came in (Authentication-Results). It takes away what others wrote, and puts its
 * own in front of what they sent.
 */
export function resultsOf(fields: readonly string[], authority: string): string | undefined {
  const own = fields.find((field) => field.startsWith('Authentication-Results: '));
  const [value = ''] = valuesOf(own === undefined ? [] : [own], 'authentication-results');
  return value.toLowerCase().startsWith(`${authority.toLowerCase()};`) ? value : undefined;
}

/** Without quoted texts and comments: they repeat what senders say. */
const findingsIn = (results: string) =>
  results
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(/\([^()]*\)/g, '')
    .toLowerCase()
    .split(';')
    .map((finding) => finding.trim());

/** The result of one method, such as `pass`. */
export function resultIn(results: string, method: string): string | undefined {
  const [finding] = findingsIn(results).filter((one) => one.startsWith(`${method}=`));
  return finding?.slice(method.length + 1).split(/\s/)[0];
}

/** Whether a signature of this very domain was right. */
export function isSignedBy(results: string, domain: string): boolean {
  const words = findingsIn(results).map((finding) => finding.split(/\s+/));
  return words.some((finding) => finding[0] === 'dkim=pass' && finding.includes(`header.d=${domain}`));
}
