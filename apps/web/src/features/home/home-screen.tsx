import Box from '@mui/material/Box';
import type { SecurityWarning } from '@posthouse/contract/features/session';
import { Fragment } from 'react';
import { useCan } from '../../api/access.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link, LinkButton } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountPanel } from './account-panel.tsx';
import { CountersPanel } from './counters-panel.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { MailEnginePanel } from './mail-engine-panel.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { ShortcutsPanel } from './shortcuts-panel.tsx';

export function HomeScreen() {
  const { t } = useTranslation('home');
  const canSeeHistory = useCan('getAccountHistory');
  return (
    <>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SecurityWarnings />
        <LimitNotice />
        <TwoFactorHint />
        <MailEnginePanel />
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <CountersPanel />
            {canSeeHistory ? <RecentChanges /> : null}
          </Box>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <AccountPanel />
            <ShortcutsPanel />
          </Box>
        </Box>
      </Box>
    </>
  );
}

/** From the codes: the stored sentence of specification 3 is English only. */
function SecurityWarnings() {
  const { t } = useTranslation('home');
  const warnings = useAction('getAdminInfo', {}).data?.security_warnings ?? [];
  return warnings
    .filter(({ level }) => level > 0)
    .map((warning) => (
      <Notice
        key={warning.code}
        tone={warning.level === 2 ? 'bad' : 'warning'}
        title={t(
          warning.code === 'mail_stopped'
            ? 'warning.mailTitle'
            : warning.level === 2
              ? 'warning.level2'
              : 'warning.level1',
        )}
        action={<WarningAction warning={warning} />}
      >
        <WarningText warning={warning} />
      </Notice>
    ));
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

function TwoFactorHint() {
  const { t } = useTranslation('home');
  const session = useSession();
  if (!session?.twofaAllowed || session.twofaEnabled) return null;
  return (
    <Notice
      tone="neutral"
      title={t('twofa.title')}
      action={
        <LinkButton to="/security/twofa" variant="outlined">
          {t('twofa.action')}
        </LinkButton>
      }
    >
      {t('twofa.text')}
    </Notice>
  );
}
