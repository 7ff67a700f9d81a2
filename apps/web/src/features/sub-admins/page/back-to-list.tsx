import Box from '@mui/material/Box';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/navigation/link.tsx';
import { listAddress } from './sub-admin-address.ts';

export function BackToList() {
  const { t } = useTranslation('sub-admins');
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Link
        to={listAddress}
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13 }}
      >
        <ArrowLeft size={14} aria-hidden />
        {t('page.back')}
      </Link>
    </Box>
  );
}
