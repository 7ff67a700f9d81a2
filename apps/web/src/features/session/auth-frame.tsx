import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LanguageSelect } from '../../ui/navigation/language-select.tsx';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { Logo } from '../../ui/theme/logo.tsx';
import { colours } from '../../ui/theme/tokens.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
  /** Links below the card. */
  readonly below?: ReactNode;
}

/** The page around everything one does before being signed in. */
export function AuthFrame({ title, purpose, children, below }: AuthFrameProps) {
  usePageTitle(title);
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        padding: '8vh 16px 24px',
      }}
    >
      <Box component="header">
        <Logo size={30} />
      </Box>
      <Box component="main" sx={{ width: '100%', maxWidth: 400, marginTop: 7 }}>
        <Box
          sx={{
            padding: { xs: 5, sm: 8 },
            border: `1px solid ${colours.border}`,
            borderRadius: '10px',
            backgroundColor: colours.surface,
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
      <Box component="footer" sx={{ marginTop: 'auto', paddingTop: 8 }}>
        <LanguageSelect />
      </Box>
    </Box>
  );
}
