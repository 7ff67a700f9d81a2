import Box from '@mui/material/Box';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import type { CheckProps } from './explained-login.ts';
import { LoginFix, UnblockFix } from './login-fix.tsx';

const toneOf = { ok: 'good', note: 'warning', problem: 'bad' } as const;

/** One thing a login passes: how it is, in words, and what to do where it is in the way. */
export function LoginCheckLine(props: CheckProps) {
  const { state } = props.check;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2.5 }}>
      <Box sx={{ paddingTop: '2px', display: 'flex' }}>
        <ToneIcon tone={toneOf[state]} size={16} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Words {...props} />
        {state === 'ok' ? null : <LoginFix {...props} />}
      </Box>
    </Box>
  );
}

function Words(props: CheckProps) {
  const { t } = useTranslation('last-logins');
  const { check, explained } = props;
  const { name, state } = check;
  const service = t(`service.${props.service}`);
  switch (name) {
    case 'engine':
    case 'account':
    case 'user':
    case 'login':
    case 'hours':
      return t(`check.${name}.${state === 'ok' ? 'ok' : 'problem'}`);
    case 'domain':
      return t(`check.domain.${explained.domain.state}`);
    case 'service':
      return t(`check.service.${state === 'ok' ? 'ok' : explained.has_service ? 'problem' : 'none'}`, {
        service,
      });
    case 'twofa':
      return t(`check.twofa.${state}`, { service, num: explained.app_passwords });
    case 'address':
      if (state === 'ok') return t('check.address.ok');
      return explained.refused_ips === null
        ? t('check.address.hidden')
        : t('check.address.note', { ips: explained.refused_ips.join(', ') });
    case 'guessing':
      return state === 'ok' ? t('check.guessing.ok') : <Blocks {...props} />;
    case 'password':
      return <Password {...props} />;
  }
}

function Blocks({ explained, onFixed }: CheckProps) {
  const { t } = useTranslation('last-logins');
  const { dateTime } = useFormat();
  return (
    <>
      {t('check.guessing.problem')}
      {explained.blocks.map((block) => {
        const { ip, cause, until } = block;
        const time = dateTime(new Date(until));
        return (
          <Box
            key={`${ip} ${cause}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
          >
            {ip === ''
              ? t('check.guessing.everywhere', { time })
              : t(`check.guessing.${cause}`, { ip, time })}
            <UnblockFix explained={explained} ip={ip} onFixed={onFixed} />
          </Box>
        );
      })}
    </>
  );
}

function Password({ check: { state }, explained }: CheckProps) {
  const { t } = useTranslation('last-logins');
  const { day, calendarDay } = useFormat();
  const { wrong_passwords: num, password_changed_at: changed } = explained;
  return (
    <span>
      {state === 'ok' ? t('check.password.ok') : null}
      {state !== 'ok' && num === null ? t('check.password.hidden') : null}
      {state !== 'ok' && num !== null ? t('check.password.note', { num }) : null}{' '}
      {changed === null ? null : t('check.password.changed', { day: day(calendarDay(new Date(changed))) })}
    </span>
  );
}
