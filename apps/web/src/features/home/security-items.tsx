import type { SecurityWarning } from '@posthouse/contract/features/session';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, LinkButton } from '../../ui/navigation/link.tsx';
import { AttentionItem } from './attention-item.tsx';
import { isChecklistShown, useChecklist } from './use-checklist.ts';

/** Undefined until it is known. From the codes: the stored sentence of specification 3 is English only. */
export function useSecurityItems(): ReactNode[] | undefined {
  const info = useAction('getAdminInfo', {}).data;
  const hint = useTwoFactorHint();
  if (info === undefined) return undefined;
  const warnings = info.security_warnings
    .filter(({ level }) => level > 0)
    .map((warning) => <WarningItem key={warning.code} warning={warning} />);
  return [...warnings, ...hint];
}

function WarningItem({ warning }: { readonly warning: SecurityWarning }) {
  const { t } = useTranslation('home');
  const title =
    warning.code === 'mail_stopped'
      ? t('warning.mailTitle')
      : t(warning.level === 2 ? 'warning.level2' : 'warning.level1');
  return (
    <AttentionItem
      tone={warning.level === 2 ? 'bad' : 'warning'}
      title={title}
      action={<WarningAction warning={warning} />}
    >
      <WarningText warning={warning} />
    </AttentionItem>
  );
}

function WarningText({ warning }: { readonly warning: SecurityWarning }) {
  const { t } = useTranslation('home');
  switch (warning.code) {
    case 'password_expires':
      return t('warning.password_expires', { days: warning.days });
    case 'recovery_codes_low':
      return t('warning.recovery_codes_low', { num: warning.left });
    case 'mail_stopped':
      return <StoppedMail warning={warning} />;
  }
}

function WarningAction({ warning }: { readonly warning: SecurityWarning }) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation();
  if (warning.code === 'mail_stopped') return null;
  return warning.code === 'password_expires' ? (
    <LinkButton to="/settings/password" variant="outlined">
      {shared('account.changePassword')}
    </LinkButton>
  ) : (
    <LinkButton to="/security/twofa" variant="outlined">
      {t('warning.recoveryAction')}
    </LinkButton>
  );
}

/** Which domains they are, each with the way to what is wrong. */
function StoppedMail({ warning }: { readonly warning: Extract<SecurityWarning, { code: 'mail_stopped' }> }) {
  const { t } = useTranslation('home');
  return (
    <>
      {t('warning.mail_stopped')}{' '}
      {warning.domains.map(({ id, domain }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : ''}
          <Link to={`/domains/domainlist/${id}/health`}>{domain}</Link>
        </Fragment>
      ))}
      {warning.more > 0 ? ` ${t('warning.more', { num: warning.more })}` : ''}
    </>
  );
}

/** Where the checklist asks for it, nobody is asked twice. */
function useTwoFactorHint(): ReactNode[] {
  const { t } = useTranslation('home');
  const session = useSession();
  const checklist = useChecklist();
  const isAsked =
    isChecklistShown(checklist) && checklist?.steps.some(({ step }) => step === 'two_factor') === true;
  if (!session?.twofaAllowed || session.twofaEnabled || isAsked) return [];
  return [
    <AttentionItem
      key="twofa"
      tone="neutral"
      title={t('twofa.title')}
      action={
        <LinkButton to="/security/twofa" variant="outlined">
          {t('twofa.action')}
        </LinkButton>
      }
    >
      {t('twofa.text')}
    </AttentionItem>,
  ];
}
