import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { Swatch } from './brand-cells.tsx';
import type { Branding } from './brand-values.ts';
import { LoginPreview } from './login-preview.tsx';

/** What applies, for those who may see but not change it. */
export function BrandFacts({ record: { applied } }: { readonly record: Branding }) {
  const { t } = useTranslation('branding');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('onlyView')}</Notice>
      <DetailList
        details={[
          { label: t('form.brandname'), value: applied.brandname },
          { label: t('form.brandlink'), value: applied.brandlink },
          { label: t('form.supportemail'), value: applied.supportemail },
          { label: t('form.brandcolor'), value: <Swatch colour={applied.brandcolor} /> },
        ]}
      />
      <LoginPreview brand={applied} />
    </Box>
  );
}
