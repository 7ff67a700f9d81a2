import { afterEach, expect, it } from 'vitest';
import { showScreen, until } from '../../testing/show-screen.tsx';
import { WhereShown } from './where-shown.tsx';

const names = { domain: 'xn--bcher-kva.example', unicode: 'bücher.example' };
let shown: Awaited<ReturnType<typeof showScreen>>;
afterEach(() => shown.leave());

const text = () => shown.container.textContent ?? '';
const code = () => shown.container.querySelector('code')?.textContent;

it('names the hosts of a domain as its readers write them, and the ASCII form below', async () => {
  shown = await showScreen(() => <WhereShown names={names} />, { texts: ['branding'], server: () => ({}) });
  await until(() => text().includes('at bücher.example and'));
  expect(text()).toContain('for example webmail.bücher.example,');
  expect(code()).toBe('webmail.xn--bcher-kva.example');
});

it('does the same for the example of the account', async () => {
  shown = await showScreen(() => <WhereShown />, {
    texts: ['branding'],
    server: () => ({ rows: [names] }),
  });
  await until(() => text().includes('webmail.bücher.example'));
  expect(code()).toBe('webmail.xn--bcher-kva.example');
});

it('says an ASCII name once', async () => {
  const ascii = { domain: 'anton.example', unicode: 'anton.example' };
  shown = await showScreen(() => <WhereShown names={ascii} />, { texts: ['branding'], server: () => ({}) });
  await until(() => text().includes('webmail.anton.example'));
  expect(code()).toBeUndefined();
});
