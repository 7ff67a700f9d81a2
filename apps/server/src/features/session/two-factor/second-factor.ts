import type { AdminKey, CallContext, CommandPowers } from '../../../kernel/context.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { latestStep, plainRecoveryCode, totpStepOf } from './totp.ts';
import { consumeRecoveryCode, consumeStep, findTwoFactor } from './two-factor-store.ts';

export interface SecondFactor {
  /** True for a current code or a recovery code, each only once; the use outlives whatever the command does next. */
  accept(ctx: CallContext & CommandPowers, key: AdminKey, code: string): Promise<boolean>;
}

export const twoFactorContext = ({ accountId, adminId }: AdminKey) => `two-factor ${accountId}/${adminId}`;

/** Belongs in `prepare`: it writes in a transaction of its own. */
export function createSecondFactor(secrets: SecretBox): SecondFactor {
  return {
    async accept(ctx, { accountId, adminId }, code) {
      const key = { accountId, adminId };
      const stored = await findTwoFactor(ctx.db, key);
      if (!stored?.secret) return false;
      const step = totpStepOf(secrets.open(stored.secret, twoFactorContext(key)), code, ctx.now);
      let accepted = false;
      await ctx.recordSecurityEvent(async (db) => {
        accepted =
          step === undefined
            ? await consumeRecoveryCode(db, key, plainRecoveryCode(code), ctx.now)
            : await consumeStep(db, key, { step, latest: latestStep(ctx.now) });
      });
      return accepted;
    },
  };
}
