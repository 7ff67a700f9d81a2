import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandLogo, productName } from '../../ui/theme/brand-logo.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import type { Brand } from './brand-values.ts';

/** The login page in small: a picture of it, nothing of which can be used. */
export function LoginPreview({ brand }: { readonly brand: Brand }) {
  const { t } = useTranslation('branding');
  const { brandname, brandlink, supportemail, brandcolor, logo } = brand;
  const link = brandlink || brandname !== productName ? brandname : '';
  return (
    <Box component="figure" sx={{ margin: 0, minWidth: 0 }}>
      <Typography component="figcaption" sx={{ marginBottom: 1, fontSize: 13, fontWeight: 550 }}>
        {t('preview.title')}
      </Typography>
      <Box role="img" aria-label={t('preview.label', { name: brandname })} sx={page}>
        <BrandLogo name={brandname} logo={logo} height={60} />
        <Box sx={card}>
          <Box sx={{ fontSize: 16, fontWeight: 620 }}>{t('preview.logIn')}</Box>
          <Line label={t('preview.username')} />
          <Line label={t('preview.password')} />
          <Box sx={{ ...button, backgroundColor: brandcolor }}>{t('preview.logIn')}</Box>
        </Box>
        <Box sx={{ minHeight: 20, fontSize: 12, color: colours.textSoft, overflowWrap: 'anywhere' }}>
          {[link, supportemail].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    </Box>
  );
}

function Line({ label }: { readonly label: string }) {
  return (
    <Box>
      <Box sx={{ fontSize: 12, fontWeight: 550, marginBottom: 0.5 }}>{label}</Box>
      <Box sx={{ height: 28, border: `1px solid ${colours.controlBorder}`, borderRadius: 1 }} />
    </Box>
  );
}

const page = {
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  padding: 5,
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
  textAlign: 'center',
};

const card = {
  display: 'grid',
  gap: 3,
  width: '100%',
  maxWidth: 260,
  padding: 4,
  border: `1px solid ${colours.border}`,
  borderRadius: '8px',
  backgroundColor: colours.surface,
  textAlign: 'left',
};

const button = {
  padding: '6px 12px',
  borderRadius: 1,
  color: '#fff',
  fontSize: 13,
  fontWeight: 580,
  textAlign: 'center',
};
