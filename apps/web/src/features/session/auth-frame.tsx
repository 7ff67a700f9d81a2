import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../../ui/navigation/language-select.tsx';
import { usePageTitle } from '../../ui/page/page-head.tsx';
import { BrandLogo } from '../../ui/theme/brand-logo.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { BrandFoot } from './brand-foot.tsx';
import { useHostBrand } from './use-host-brand.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
  /** Links below the card. */
  readonly below?: ReactNode;
}

/** White text on it is readable: the server takes no other colour. */
const primaryButton = (colour: string) => ({
  '& .MuiButton-contained.MuiButton-colorPrimary': {
    backgroundColor: colour,
    '&:hover': { backgroundColor: `color-mix(in srgb, ${colour} 85%, black)` },
  },
});

/** The page around everything one does before being signed in, in the look of the host's brand. */
export function AuthFrame({ title, purpose, children, below }: AuthFrameProps) {
  usePageTitle(title);
  const brand = useHostBrand();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        padding: '6vh 16px 24px',
      }}
    >
      <Box component="header" sx={{ width: '100%', maxWidth: 400 }}>
        <BrandLogo name={brand.brandname} logo={brand.logo} height={60} />
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 400, marginTop: 4 }}>
        <Box
          sx={{
            padding: { xs: 5, sm: 8 },
            border: `1px solid ${colours.border}`,
            borderRadius: '10px',
            backgroundColor: colours.surface,
            ...primaryButton(brand.brandcolor),
          }}
        >
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ marginTop: 1, marginBottom: 6 }}>
            {purpose}
          </Typography>
          {children}
        </Box>
        {below ? (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              columnGap: 5,
              rowGap: 2,
              marginTop: 5,
            }}
          >
            {below}
          </Box>
        ) : null}
      </Box>
      <Box
        component="footer"
        sx={{ display: 'grid', justifyItems: 'center', marginTop: 'auto', paddingTop: 6 }}
      >
        <BrandFoot brand={brand} />
        <LanguageSelect />
      </Box>
    </Box>
  );
}
