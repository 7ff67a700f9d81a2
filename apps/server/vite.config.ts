import { defineConfig } from 'vite';

/** The server and its command line as one file for Node; packages stay where npm put them, the contract is TypeScript. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/cli.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@posthouse\//] },
  logLevel: 'warn',
});
