import { afterEach, it } from 'vitest';
import { expectNoText, expectText, leavePanel, showPanel } from '../../testing/shown-panel.tsx';
import { messages } from './messages/en.ts';

const page = { next: null, prev: null, total_capped: 0 };
const none = { rows: [], total: 0, ...page };
const row = {
  id: '3',
  domain: 'example.com',
  unicode: 'example.com',
  audit_email: 'journal@example.com',
  audit_unicode: 'journal@example.com',
  mailbox: 'active',
  audit_enabled: 1,
};
const show = (changed: Partial<Record<keyof typeof row, unknown>>) =>
  showPanel('/audit', { getAudit: { rows: [{ ...row, ...changed }], total: 1, ...page }, getUsers: none });

afterEach(leavePanel);

it('says in the words of the specification that nothing is there yet', async () => {
  await showPanel('/audit', { getAudit: none, getUsers: none });
  await expectText('No audit domain created');
  await expectText('No audit email created');
});

it('does not call auditing on where the copies cannot arrive', async () => {
  await show({ mailbox: 'removed' });
  await expectText(messages.state.removed);
  await expectText('journal@example.com');
});

it('speaks of a mailbox that is hidden without naming it', async () => {
  await show({ mailbox: 'hidden', audit_email: '', audit_unicode: '' });
  await expectText(messages.hidden);
  await expectNoText('journal@');
});
