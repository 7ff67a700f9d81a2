import { healthStates } from '@posthouse/contract/fields/health';
import { afterEach, expect, it } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { HealthSummary } from './health-state.tsx';

let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

it('says what it is the state of where nothing beside it does', async () => {
  shown = await showScreen(() => healthStates.map((state) => <HealthSummary key={state} state={state} />), {
    server: () => ({}),
    texts: ['domains'],
  });
  const words = shown.container.textContent ?? '';
  expect(words).toContain('Domain health: fail');
  expect(words.split('Domain health: ')).toHaveLength(healthStates.length + 1);
});
