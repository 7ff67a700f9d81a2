import Box from '@mui/material/Box';
import { Ban, CircleCheck } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tones } from '../../ui/theme/tokens.ts';

export interface AddressStateProps {
  /** Whose words are used: in many languages they depend on the thing. */
  readonly catalog: 'aliases' | 'lists' | 'smart-lists' | 'users';
  readonly active: 0 | 1;
}

/** Quiet when active: what is disabled stands out. */
export function AddressState({ catalog, active }: AddressStateProps) {
  const { t } = useTranslation(catalog);
  const [Icon, tone] = active === 1 ? [CircleCheck, tones.good.text] : [Ban, tones.bad.text];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon size={14} color={tone} aria-hidden style={{ flexShrink: 0 }} />
      {t(active === 1 ? 'state.active' : 'state.disabled')}
    </Box>
  );
}
