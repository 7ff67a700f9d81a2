import type { Database } from '../../../db/pool.ts';
import type { AdminKey } from '../../../kernel/actor.ts';
import type { CallContext, CommandPowers } from '../../../kernel/context.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { latestStep, plainRecoveryCode, totpStepOf } from './totp.ts';
import { consumeRecoveryCode, consumeStep, countRecoveryCodes, findTwoFactor } from './two-factor-store.ts';

/** What somebody proved with: a code of the app, or a recovery code, of which there is one fewer now. */
export type SecondProof = 'app' | 'recovery';

export interface SecondFactor {
  /** What a current code or a recovery code is; each works only once, and the use outlives whatever the command does next. */
  accept(ctx: CallContext & CommandPowers, key: AdminKey, code: string): Promise<SecondProof | undefined>;
}

export const twoFactorContext = ({ accountId, adminId }: AdminKey) => `two-factor ${accountId}/${adminId}`;

/** Belongs in `prepare`: it writes in a transaction of its own. */
export function createSecondFactor(secrets: SecretBox): SecondFactor {
  return {
    async accept(ctx, { accountId, adminId }, code) {
      const key = { accountId, adminId };
      const stored = await findTwoFactor(ctx.db, key);
      if (!stored?.secret) return undefined;
      const step = totpStepOf(secrets.open(stored.secret, twoFactorContext(key)), code, ctx.now);
      let accepted = false;
      await ctx.recordSecurityEvent(async (db) => {
        accepted =
          step === undefined
            ? await consumeRecoveryCode(db, key, plainRecoveryCode(code), ctx.now)
            : await consumeStep(db, key, { step, latest: latestStep(ctx.now) });
      });
      if (!accepted) return undefined;
      return step === undefined ? 'recovery' : 'app';
    },
  };
}

/** For the account history: that a recovery code was used, and how many are left. */
export async function recoveryFacts(db: Database, key: AdminKey, proof: SecondProof) {
  if (proof === 'app') return undefined;
  return { recovery_used: true, recovery_left: await countRecoveryCodes(db, key) };
}
