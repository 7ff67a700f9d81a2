import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { serverPages } from './server-pages.ts';

/** The server from its sources, started anew on every change, behind Vite with hot reload for the panel. */
const root = join(import.meta.dirname, '..');
const serverPort = process.env['PORT'] ?? '8080';

spawn(join(root, 'node_modules/.bin/tsx'), ['watch', 'apps/server/src/cli.ts', 'serve'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});

const vite = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  root: join(root, 'apps/web'),
  server: {
    port: 5173,
    // Reads are the panel's own files; everything that is posted, and the pages outside the panel, are the server's.
    proxy: {
      '/': {
        target: `http://127.0.0.1:${serverPort}`,
        bypass: (request) => (request.method === 'GET' ? request.url : undefined),
      },
      [serverPages]: `http://127.0.0.1:${serverPort}`,
    },
  },
});
await vite.listen();
vite.printUrls();
