import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
// The other one also brings what switches colour schemes; there is one here.
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import './inter.css';
import { theme } from './theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'ph', ...(nonce ? { nonce } : {}) });

/** Colours and type for everything inside; styles carry the nonce of the page. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
