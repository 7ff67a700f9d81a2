import { fileURLToPath } from 'node:url';

// The same from src/ (development, tests) and from dist/ (the built server): both lie one level below apps/server.
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
export const builtPanelFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** The configuration of the mail engine, before it is filled in. */
export const mailFolder = fileURLToPath(new URL('../../../mail', import.meta.url));
