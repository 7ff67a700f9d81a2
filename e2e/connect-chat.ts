import type { TestZulipServer } from '../apps/server/src/testing/test-zulip-server.ts';
import { operator } from './panel-process.ts';

/** As the operator does it. */
export async function connectChat(
  { url, botEmail, apiKey }: TestZulipServer,
  account: string,
): Promise<void> {
  const bot = ['--url', url, '--bot-email', botEmail, '--api-key', apiKey];
  await operator('chat', 'set', '--account', account, ...bot);
}
