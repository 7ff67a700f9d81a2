import Box from '@mui/material/Box';
import { Ban, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { colours, tones } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import type { SubAdmin } from './sub-admin.ts';

/** Quiet when active: those who are kept out stand out. */
export function State({ active }: Pick<SubAdmin, 'active'>) {
  const { t } = useTranslation('sub-admins');
  const [Icon, tone] = active === 1 ? [CircleCheck, tones.good.text] : [Ban, tones.bad.text];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon size={14} color={tone} aria-hidden style={{ flexShrink: 0 }} />
      {t(active === 1 ? 'state.active' : 'state.disabled')}
    </Box>
  );
}

export function TwoFactor({
  twofa_enabled,
  twofa_allowed,
}: Pick<SubAdmin, 'twofa_enabled' | 'twofa_allowed'>) {
  const { t } = useTranslation('sub-admins');
  if (twofa_enabled === 1) return t('twofa.on');
  return t(twofa_allowed === 1 ? 'twofa.allowed' : 'twofa.notAllowed');
}

export function LastLogin({ lastlogin }: Pick<SubAdmin, 'lastlogin'>) {
  const { t } = useTranslation('sub-admins');
  if (lastlogin) return <RelativeTime time={lastlogin} />;
  return <span style={{ color: colours.textSoft }}>{t('never')}</span>;
}
