import type { CertificateAnswer } from '../../../kernel/outbound/fetch-certificate.ts';
import { type CheckResult, fail, ok, unanswered, warn } from './check-result.ts';

/** Certificates are renewed a month before their end: what is closer than this was not. */
const warnDays = 14;

export function checkCertificate(answer: CertificateAnswer, host: string, now: Date): CheckResult {
  if (answer.status === 'timeout') return unanswered({ status: 'timeout' }, host);
  if (answer.status !== 'found') return fail(answer.status, { detail: host });
  const end = answer.validTo.toISOString().slice(0, 10);
  const found = [...answer.names, answer.issuer, end].filter((text) => text !== '');
  if (answer.validTo <= now) return fail('certificate_expired', { detail: end, found });
  if (!answer.authorised) return fail('certificate_untrusted', { detail: answer.issuer, found });
  if (!answer.names.some((name) => isFor(name, host)))
    return fail('certificate_name', { detail: answer.names.join(', '), found });
  if (answer.validTo.getTime() - now.getTime() < warnDays * 86_400_000)
    return warn('certificate_expires', { detail: end, found });
  return ok(found);
}

/** A star stands for one label, the first. */
function isFor(name: string, host: string): boolean {
  return name === host || (name.startsWith('*.') && host.slice(host.indexOf('.')) === name.slice(1));
}
