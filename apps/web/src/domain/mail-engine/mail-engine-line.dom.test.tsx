import type { ActionAnswer } from '@posthouse/contract';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../../features/domains/messages/en.ts';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { MailEngineLine } from './mail-engine-line.tsx';

type MailEngine = ActionAnswer<'getMailEngine'>;

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const since = '2026-03-02T10:00:00.000Z';
const services: MailEngine['services'] = [{ name: 'postfix', state: 'stopped' }];

it.each<[MailEngine, string]>([
  [{ state: 'running', since, services: [] }, 'Mail engineRunningsince Mar 2, 2026'],
  [{ state: 'trouble', since, services }, 'Mail engineNot running: Postfix'],
  [{ state: 'stopped', since, services }, 'Mail engineStoppedsince Mar 2, 2026'],
  [{ state: 'not_installed', since: null, services: [] }, 'Mail engineNot installed'],
])('says what the state means for the mail of the domain: %o', async (engine, state) => {
  shown = await showScreen(MailEngineLine, { server: () => engine, texts: ['domains'] });
  const line = `${state}${messages.health.engine[engine.state]}`;
  await until(() => shown.container.textContent === line);
  expect(shown.container.querySelector('time')?.dateTime).toBe(
    engine.state === 'running' || engine.state === 'stopped' ? since : undefined,
  );
});
