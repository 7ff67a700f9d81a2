import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/notice.tsx';

/** Says that there are more members than the admin can see. */
export function HiddenMembers({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Box sx={{ marginBottom: 3 }}>
      <Notice tone="neutral">{t('members.hidden', { num: count })}</Notice>
    </Box>
  );
}
