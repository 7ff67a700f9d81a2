import Box from '@mui/material/Box';
import { Ban, CircleCheck } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tones } from '../../../ui/theme/tokens.ts';
import type { Domain } from '../domain.ts';

/** Quiet when active: those that take no mail stand out. */
export function State({ active }: Pick<Domain, 'active'>) {
  const { t } = useTranslation('domains');
  const [Icon, tone] = active === 1 ? [CircleCheck, tones.good.text] : [Ban, tones.bad.text];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon size={14} color={tone} aria-hidden style={{ flexShrink: 0 }} />
      {t(active === 1 ? 'state.active' : 'state.disabled')}
    </Box>
  );
}

export function DomainType({ type }: Pick<Domain, 'type'>) {
  const { t } = useTranslation('domains');
  return t(`type.${type}`);
}

export function Quota({ quota }: Pick<Domain, 'quota'>) {
  const { size } = useFormat();
  return size(quota);
}

/** Where no column says what is counted. */
export function Users({ users }: Pick<Domain, 'users'>) {
  const { t } = useTranslation('domains');
  const { number } = useFormat();
  return `${t('column.users')}: ${number(users)}`;
}
