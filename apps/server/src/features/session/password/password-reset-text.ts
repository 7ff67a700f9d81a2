import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import type { CallContext } from '../../../kernel/context.ts';
import { findOneTimeKey } from '../../../kernel/one-time-keys.ts';
import { readSystemText } from '../../../rules/system-texts/system-text.ts';
import { findUsername } from './password-store.ts';

type Input = ParsedInputOf<typeof sessionActions.getPasswordResetText>;

/** Only whoever holds the link learns what stands behind it. */
export async function passwordResetText(ctx: CallContext, { code, language }: Input) {
  const key = await findOneTimeKey(ctx.db, code, 'password_reset', ctx.now);
  const username = key && (await findUsername(ctx.db, key));
  if (key === undefined || username === undefined) throw new AppError('code_invalid');
  const { accountId } = key;
  const { text } = await readSystemText(
    ctx.db,
    { accountId, key: 'password_reset_web', language },
    { username },
  );
  return { text };
}
