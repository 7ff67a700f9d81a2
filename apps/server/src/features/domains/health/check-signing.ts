import type { SecretBox } from '../../../kernel/secrets.ts';
import { dkimSealContext } from '../../../rules/hosted-domains/dkim-seal.ts';
import type { SigningKey } from '../dkim/dkim-store.ts';
import { type CheckResult, warn } from './check-result.ts';

/** A record that is right helps nobody until messages are signed: what the mail engine would do with the next one. */
export function checkSigning(
  secrets: Pick<SecretBox, 'open'>,
  record: CheckResult,
  key: SigningKey | undefined,
): CheckResult {
  if (record.status !== 'ok') return record;
  const { found } = record;
  if (key === undefined) return warn('not_signed', { found });
  return opens(secrets, key) ? record : warn('key_unusable', { found });
}

function opens(secrets: Pick<SecretBox, 'open'>, { sealed, domainId, selector }: SigningKey): boolean {
  try {
    return secrets.open(sealed, dkimSealContext(domainId, selector)) !== '';
  } catch {
    return false;
  }
}
