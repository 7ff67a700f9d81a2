import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, monospace } from '../../ui/theme/tokens.ts';

/** A colour beside its code. */
export function Swatch({ colour }: { readonly colour: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 14,
          height: 14,
          borderRadius: '3px',
          border: `1px solid ${colours.border}`,
          backgroundColor: colour,
        }}
      />
      <Box component="span" sx={{ fontFamily: monospace }}>
        {colour}
      </Box>
    </Box>
  );
}

/** Quiet when inherited. */
export function Origin({ own }: { readonly own: 0 | 1 }) {
  const { t } = useTranslation('branding');
  if (own === 1) return t('origin.own');
  return <span style={{ color: colours.textSoft }}>{t('origin.inherited')}</span>;
}

export function LogoThumb({ logo, name }: { readonly logo: string; readonly name: string }) {
  if (!logo) return null;
  return (
    <Box
      component="img"
      src={logo}
      alt={name}
      sx={{ maxHeight: 24, maxWidth: 100, objectFit: 'contain', verticalAlign: 'middle' }}
    />
  );
}
