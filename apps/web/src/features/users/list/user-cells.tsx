import Box from '@mui/material/Box';
import { useCan } from '../../../api/access.ts';
import { useIsMeasured } from '../../../domain/mail-engine/use-mail-engine.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { ToneIcon } from '../../../ui/theme/tone-icon.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { Bar, usageTone } from '../../../ui/values/usage-bar.tsx';
import type { User } from '../user.ts';

/** The account type, with the subtype where it is a special one. */
export function Type({ account_type, mailbox_type }: Pick<User, 'account_type' | 'mailbox_type'>) {
  const { t } = useTranslation('users');
  const type = t(`type.${account_type}`);
  return mailbox_type === 'normal' ? type : `${type} · ${t(`mailbox.${mailbox_type}`)}`;
}

/** What may be stored, and where it is known how much is; a word joins in where it is nearly or fully used up. */
export function Quota({ quota, used }: Pick<User, 'quota' | 'used'>) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  const { size, sizes } = useFormat();
  if (used === null) return size(quota);
  const tone = usageTone(used, quota);
  const [usedSize, wholeSize] = sizes(used, quota);
  return (
    <Box component="span" sx={{ display: 'inline-grid', gap: 1, minWidth: 110, lineHeight: 1.2 }}>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 1.5,
          whiteSpace: 'nowrap',
        }}
      >
        {tone ? (
          <>
            <ToneIcon tone={tone} size={14} />
            <span className="visually-hidden">
              {shared(tone === 'bad' ? 'usage.full' : 'usage.nearlyFull')}
            </span>
          </>
        ) : null}
        {t('quotaUsed', { used: usedSize, num: wholeSize })}
      </Box>
      <Bar current={used} max={quota} height={3} />
    </Box>
  );
}

interface MeasuredTimeProps {
  readonly time: string | null;
  /** Where there is room to say why something is unknown. */
  readonly isLong?: boolean;
}

/** When the mail engine last saw something; "never" only where there is an engine that could have. */
export function MeasuredTime({ time, isLong = false }: MeasuredTimeProps) {
  const { t } = useTranslation('users');
  const isMeasured = useIsMeasured();
  if (time) return <RelativeTime time={time} />;
  if (isMeasured === undefined) return null;
  if (isMeasured) return t('never');
  return t(isLong ? 'unknownYet' : 'unknown');
}

/** Leads to all of them. */
export function LastLogin({ email, lastlogin }: Pick<User, 'email' | 'lastlogin'>) {
  const maySeeAll = useCan('getLastLogins');
  const time = <MeasuredTime time={lastlogin} />;
  return maySeeAll && lastlogin ? (
    <Link to="/logs/lastlogins/$user" params={{ user: email }}>
      {time}
    </Link>
  ) : (
    time
  );
}

export function TwoFactor({ twofa_allowed }: Pick<User, 'twofa_allowed'>) {
  const { t } = useTranslation('users');
  return t(twofa_allowed === 1 ? 'twofa.on' : 'twofa.off');
}
