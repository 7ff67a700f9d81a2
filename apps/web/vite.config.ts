import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { accessMap } from './build/access-map-plugin.ts';
import { catalogParts, exportedWords } from './build/catalog-parts-plugin.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { compressedAssets } from './build/compressed-assets-plugin.ts';
import { fontPreload } from './build/font-preload-plugin.ts';
import { preload } from './build/preload-plugin.ts';

export default defineConfig({
  plugins: [
    react(),
    accessMap(),
    catalogParts(),
    exportedWords(),
    fontPreload(),
    preload(),
    compressedAssets(),
  ],
  // The server puts a fresh nonce in place of this word on every request.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    // A data: URL for a small asset would need its own rule in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // That of the start; what counts is measured in the browser.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Ours alone decide; what they name has the modules it imports already.
        codeSplitting: {
          groups: [{ name: chunkGroups(), debugName: 'by need', includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
