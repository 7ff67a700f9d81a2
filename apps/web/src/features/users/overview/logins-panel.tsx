import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SinceTime } from '../../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { MeasuredTime } from '../list/user-cells.tsx';
import { userAddress } from '../page/user-address.ts';
import type { Overview, OverviewProps } from './overview.ts';
import { Line, Lines, Part } from './overview-part.tsx';

/** With what and from where mail programs are logged in. */
export function LoginsPanel(props: OverviewProps) {
  const { t } = useTranslation('users');
  return (
    <Panel title={t('overview.logins')}>
      <Sessions sessions={props.overview.sessions} />
      <Passwords {...props} />
    </Panel>
  );
}

function Sessions({ sessions }: Pick<Overview, 'sessions'>) {
  const { t } = useTranslation('users');
  const title = t('overview.sessions.title');
  if (sessions === null) return <Part title={title} empty={t('unknownYet')} />;
  const isNone = sessions.total === 0;
  return (
    <Part
      title={title}
      total={sessions.total}
      shown={sessions.rows.length}
      empty={isNone ? t('overview.sessions.empty') : undefined}
    >
      {isNone ? null : (
        <Lines label={title}>
          {sessions.rows.map(({ service, ip, since }) => (
            <Line key={`${service} ${ip} ${since}`} detail={<SinceTime time={since} />}>
              {[t(`overview.sessions.${service}`), ip].filter(Boolean).join(' · ')}
            </Line>
          ))}
        </Lines>
      )}
    </Part>
  );
}

function Passwords({ row, overview: { passwords } }: OverviewProps) {
  const { t } = useTranslation('users');
  const isNone = passwords.total === 0;
  const isLockedOut = row.twofa_allowed === 1 && passwords.rows.every(({ expired }) => expired === 1);
  const noLogin = row.mailbox_type === 'normal' ? 'passwords.noLoginConnector' : 'passwords.noLoginMailbox';
  return (
    <Part
      title={t('page.passwords')}
      to={userAddress(row.id, 'passwords')}
      total={passwords.total}
      shown={passwords.rows.length}
      empty={isNone ? t(passwords.can_log_in === 1 ? 'passwords.emptyHint' : noLogin) : undefined}
    >
      {isNone ? null : (
        <Lines label={t('page.passwords')}>
          {passwords.rows.map((password) => (
            <Password key={password.id} password={password} />
          ))}
        </Lines>
      )}
      {passwords.can_log_in === 1 && isLockedOut ? (
        <Notice tone="warning" title={t('passwords.twofaMissing')}>
          {t('passwords.twofaMissingHint')}
        </Notice>
      ) : null}
    </Part>
  );
}

function Password({ password }: { readonly password: Overview['passwords']['rows'][number] }) {
  const { t } = useTranslation('users');
  const { day } = useFormat();
  const { label, expired, expires_on, lastuse } = password;
  return (
    <Line
      detail={
        <>
          {t('passwords.lastuse')}: <MeasuredTime time={lastuse} />
        </>
      }
    >
      {label}
      {expired === 1 && expires_on !== null ? (
        <StatusLabel tone="bad">{t('passwords.expired', { day: day(expires_on) })}</StatusLabel>
      ) : null}
    </Line>
  );
}
