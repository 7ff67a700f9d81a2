import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPanelProcess } from './panel-process.ts';

/** One panel for the run, on an empty data folder; what it is configured with reaches the tests as environment. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of its set-up file
export default async function startPanel(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'posthouse-e2e-'));
  // Under root PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(folder, 0o711);
  Object.assign(process.env, {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO_PASSWORD: 'Demo-password-1',
    LEGACY_URL: 'https://legacy.example/panel',
    LOG_LEVEL: 'warn',
    // Each test is a client with an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    // Nobody answers there: no test asks the world, nor waits for it.
    DNS_SERVERS: '127.0.0.1:1',
    // Where tests have their own Zulip.
    OUTBOUND_ALLOW: '127.0.0.1',
  });
  const panel = await startPanelProcess({});
  process.env['PANEL_URL'] = panel.address;
  return async () => {
    const ended = new Promise((resolve) => panel.process.once('exit', resolve));
    panel.process.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
