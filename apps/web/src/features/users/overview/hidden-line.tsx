import Box from '@mui/material/Box';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../../ui/theme/tokens.ts';

/** Says that there is more than the admin can see. */
export function HiddenLine({ count }: { readonly count: number }) {
  const { t } = useTranslation('users');
  if (count === 0) return null;
  return <Box sx={{ fontSize: 13, color: colours.textSoft }}>{t('overview.hidden', { num: count })}</Box>;
}
