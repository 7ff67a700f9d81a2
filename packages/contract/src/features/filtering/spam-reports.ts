import { z } from 'zod';
import { command, success } from '../../core/action.ts';
import { flag } from '../../fields/flag.ts';
import { line } from '../../fields/text.ts';

export const spamReportsActions = {
  releaseSpam: command({
    summary:
      'Has the mail engine move a message from a user’s spam folder to the inbox, once, and can put its sender on the user’s whitelist. Used by the page that a link of a spam report opens.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ key: line(200), allow: flag.optional() }),
    output: success,
    example: { key: 'the key of the link', allow: '1' },
    history: ['address', 'scope', 'apply_to_headers', 'note', 'expires', 'ignore_spf'],
  }),
};
