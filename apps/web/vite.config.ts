import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { accessMap } from './build/access-map-plugin.ts';
import { catalogPartChunk, catalogParts, exportedWords } from './build/catalog-parts-plugin.ts';
import { compressedAssets } from './build/compressed-assets-plugin.ts';
import { fontPreload } from './build/font-preload-plugin.ts';

/** What no screen does without is one file: it compresses better than many. */
const everyScreenNeeds =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store)|i18next|i18next-icu|react-i18next|intl-messageformat|@formatjs|@emotion|stylis)\//;

const everyPageHas =
  /^(base|call|catalogs|createLucideIcon|language-choice|rolldown-runtime|route-names|Skeleton|Typography|useReducedMotion)$/;
const isOnEveryPage = (file: string) => everyPageHas.test(/\/([\w-]+?)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '');

export default defineConfig({
  plugins: [react(), accessMap(), catalogParts(), exportedWords(), fontPreload(), compressedAssets()],
  // The server puts a fresh nonce in place of this word on every request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // A data: URL for a small asset would need its own rule in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Named once for each screen: what every page has loaded by then would only make the first one larger.
      resolveDependencies: (_file, chunks, { hostType }) =>
        hostType === 'js' ? chunks.filter((chunk) => !isOnEveryPage(chunk)) : chunks,
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The first page names all the others; without words of their own the small parts make it smaller.
        chunkFileNames: ({ name }) =>
          everyPageHas.test(name) || name.endsWith('screen')
            ? 'assets/[name]-[hash].js'
            : 'assets/[hash:7].js',
        codeSplitting: { groups: [{ name: catalogPartChunk }, { name: 'base', test: everyScreenNeeds }] },
      },
    },
  },
});
