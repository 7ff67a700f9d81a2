import { buildIfStale } from './build-if-stale.ts';

await buildIfStale();
process.setSourceMapsEnabled(true);
// In this very process: a signal from the terminal arrives once, and there is one process to stop.
await import(new URL('../apps/server/dist/cli.js', import.meta.url).href);
