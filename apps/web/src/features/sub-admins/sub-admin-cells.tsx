import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { Ban, CircleCheck, Mail, MailX } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, tones } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { invitationOf } from './invitation.ts';
import type { SubAdmin } from './sub-admin-values.ts';

type StateOf = Pick<SubAdmin, 'active' | 'invited' | 'invitation_expires'>;

/** Quiet when active: those who are kept out, or have yet to come in, stand out. */
export function State(row: StateOf) {
  const { t } = useTranslation('sub-admins');
  const [state, Icon, tone] = stateOf(row);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon size={14} color={tone} aria-hidden style={{ flexShrink: 0 }} />
      {t(`state.${state}`)}
    </Box>
  );
}

function stateOf(row: StateOf) {
  if (row.active === 0) return ['disabled', Ban, tones.bad.text] as const;
  const invitation = invitationOf(row);
  if (invitation === 'open') return ['invited', Mail, tones.neutral.text] as const;
  if (invitation === 'ended') return ['uninvited', MailX, tones.warning.text] as const;
  return ['active', CircleCheck, tones.good.text] as const;
}

/** The address, cut off where there is no room, whole on hover. */
export function Email({
  email,
  email_confirmed,
  invited,
}: Pick<SubAdmin, 'email' | 'email_confirmed' | 'invited'>) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, maxWidth: '100%' }}>
      <Box component="span" title={email} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {email}
      </Box>
      {/* An invitation confirms the address too, and the state tells of it. */}
      {invited === 1 ? null : <EmailConfirmation email_confirmed={email_confirmed} />}
    </Box>
  );
}

export function EmailConfirmation({ email_confirmed }: Pick<SubAdmin, 'email_confirmed'>) {
  const { t } = useTranslation('sub-admins');
  return email_confirmed === 1 ? null : <StatusLabel tone="warning">{t('emailUnconfirmed')}</StatusLabel>;
}

export function IpRestriction({ ip_restricted }: Pick<SubAdmin, 'ip_restricted'>) {
  const { t } = useTranslation('sub-admins');
  return t(ip_restricted === 1 ? 'ip.restricted' : 'ip.unrestricted');
}

export function TwoFactor({
  twofa_enabled,
  twofa_allowed,
}: Pick<SubAdmin, 'twofa_enabled' | 'twofa_allowed'>) {
  const { t } = useTranslation('sub-admins');
  if (twofa_enabled === 1) return t('twofa.on');
  return t(twofa_allowed === 1 ? 'twofa.off' : 'twofa.notAllowed');
}

export function LastLogin({ lastlogin }: Pick<SubAdmin, 'lastlogin'>) {
  const { t } = useTranslation('sub-admins');
  if (lastlogin) return <RelativeTime time={lastlogin} />;
  return <span style={{ color: colours.textSoft }}>{t('never')}</span>;
}

const mostNamed = 3;

/** Where somebody works: everywhere, or in the first few of the chosen domains; all of them on hover. */
export function DomainNames({ domains_limited, domains }: Pick<SubAdmin, 'domains_limited' | 'domains'>) {
  const { t } = useTranslation('sub-admins');
  if (domains_limited === 0) return t('domains.all');
  if (domains.length === 0) return t('domains.none');
  const names = domains.map(({ domain }) => readableName(domain));
  const more = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(', ');
  return <span title={names.join(', ')}>{more > 0 ? `${shown} +${more}` : shown}</span>;
}
