import { Ban, CircleCheck } from 'lucide-react';
import { InternationalName } from '../../domain/international-name.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { tones } from '../../ui/theme/tokens.ts';

export type AuditedDomain = RowOf<'getAudit'>;

export function MailboxName({ audit_email, audit_unicode, mailbox }: AuditedDomain) {
  const { t } = useTranslation('audit');
  if (mailbox === 'hidden') return t('hidden');
  return <InternationalName ascii={audit_email} unicode={audit_unicode} />;
}

/** Whether copies are made; where they cannot arrive, that is what is said. */
export function AuditState({ audit_enabled, mailbox }: AuditedDomain) {
  const { t } = useTranslation('audit');
  const isBroken = mailbox === 'disabled' || mailbox === 'removed';
  const state = isBroken ? mailbox : audit_enabled === 1 ? 'on' : 'off';
  const [Icon, tone] = state === 'on' ? [CircleCheck, tones.good.text] : [Ban, tones.bad.text];
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <Icon size={14} color={tone} aria-hidden style={{ flexShrink: 0 }} />
      {t(`state.${state}`)}
    </span>
  );
}
