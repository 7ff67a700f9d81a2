import { defineConfig } from 'vite';

/** The server and its command line as one file for Node, and the program that draws logos; packages stay where npm put them, the contract is TypeScript. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        cli: 'src/cli.ts',
        'draw-logo-process': 'src/features/branding/logo/draw-logo-process.ts',
      },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
  ssr: { noExternal: [/^@posthouse\//] },
  logLevel: 'warn',
});
