import { expect, it } from 'vitest';
import { encodeMailboxName } from './mailbox-name.ts';

it('writes names of mailboxes as IMAP does', () => {
  expect(encodeMailboxName('Projects/2026.Q1')).toBe('Projects/2026.Q1');
  expect(encodeMailboxName('Grüße & mehr')).toBe('Gr&APwA3w-e &- mehr');
  expect(encodeMailboxName('~peter/mail/台北/日本語')).toBe('~peter/mail/&U,BTFw-/&ZeVnLIqe-');
  expect(encodeMailboxName('🙂')).toBe('&2D3eQg-');
});
