import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import QRCode from 'qrcode';
import type { CallerContext, PreparePowers } from '../../../kernel/context.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { forgetAttempts } from '../../../rules/logins/attempt-limit.ts';
import { confirmAttemptKey, countLoginAttempt } from '../../../rules/logins/login-attempts.ts';
import type { PasswordCheck } from '../../../rules/logins/password-check.ts';
import { recoveryFacts, type SecondFactor, type SecondProof, twoFactorContext } from './second-factor.ts';
import { newRecoveryCodes, newTotpSecret, plainRecoveryCode, totpAddress, totpStepOf } from './totp.ts';
import {
  activateSecret,
  findTwoFactor,
  lockPendingSecret,
  lockTwoFactor,
  readTwoFactorRules,
  removeTwoFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from './two-factor-store.ts';

type Setup = typeof sessionActions.getTwoFactorSetup;
type Enable = typeof sessionActions.enableTwoFactor;
type Disable = typeof sessionActions.disableTwoFactor;
type Renew = typeof sessionActions.renewRecoveryCodes;

const setupMinutes = 5;

interface PreparedSetup {
  readonly secret: string;
  readonly otpauth: string;
  readonly qr: string;
}

export function setupHandler(
  secrets: SecretBox,
  passwordCheck: PasswordCheck,
): CommandHandler<Setup, PreparedSetup> {
  return {
    async prepare(ctx, { password1 }) {
      await demandAllowed(ctx);
      await refuseWhileOn(ctx);
      await passwordCheck.demandRecent(ctx, password1);
      const secret = newTotpSecret();
      const otpauth = totpAddress(secret, ctx.caller.adminname);
      return { secret, otpauth, qr: await QRCode.toDataURL(otpauth, { margin: 1, width: 240 }) };
    },
    async apply(ctx, _input, prepared) {
      const expires = new Date(ctx.now.getTime() + setupMinutes * 60_000);
      const { accountId, adminId } = ctx.caller;
      const key = { accountId, adminId };
      await savePendingSecret(ctx.db, key, secrets.seal(prepared.secret, twoFactorContext(key)), expires);
      return { ...prepared, expires: expires.toISOString() };
    },
  };
}

export function enableHandler(secrets: SecretBox): CommandHandler<Enable> {
  return {
    async prepare(ctx) {
      await demandAllowed(ctx);
      await refuseWhileOn(ctx);
      await countLoginAttempt(ctx, confirmAttemptKey(ctx.caller, 'code'));
    },
    async apply(ctx, { code }) {
      const { accountId, adminId } = ctx.caller;
      const key = { accountId, adminId };
      const pendingSecret = await lockPendingSecret(ctx.db, key, ctx.now);
      if (pendingSecret === undefined) throw new AppError('twofa_code_invalid');
      const step = totpStepOf(secrets.open(pendingSecret, twoFactorContext(key)), code, ctx.now);
      if (step === undefined) throw new AppError('twofa_code_invalid');
      const recovery = newRecoveryCodes();
      await activateSecret(ctx.db, key, {
        secret: pendingSecret,
        step,
        now: ctx.now,
        recoveryCodes: recovery.map(plainRecoveryCode),
      });
      await forgetAttempts(ctx.db, confirmAttemptKey(ctx.caller, 'code'));
      return { recovery };
    },
  };
}

export function disableHandler(secondFactor: SecondFactor): CommandHandler<Disable, SecondProof> {
  return {
    async prepare(ctx, { code }) {
      await refuseWhileRequired(ctx);
      return demandCode(ctx, secondFactor, code);
    },
    async apply(ctx, _input, proof) {
      // Again, for the account cannot change its mind any more.
      await refuseWhileRequired(ctx);
      ctx.recordHistory({ target: '', after: await recoveryFacts(ctx.db, ctx.caller, proof) });
      await removeTwoFactor(ctx.db, ctx.caller);
      await forgetAttempts(ctx.db, confirmAttemptKey(ctx.caller, 'code'));
      return 'success';
    },
  };
}

/** A code, not the password: whoever knows that must not get past the second factor with it. */
export function renewRecoveryCodesHandler(secondFactor: SecondFactor): CommandHandler<Renew, Date> {
  return {
    async prepare(ctx, { code }) {
      const present = await findTwoFactor(ctx.db, ctx.caller);
      await demandCode(ctx, secondFactor, code);
      if (!present?.enabledAt) throw new AppError('twofa_code_invalid');
      return present.enabledAt;
    },
    async apply(ctx, _input, enabledAt) {
      // The code was one of this set-up: it says nothing about a later one.
      if (!(await lockTwoFactor(ctx.db, ctx.caller, enabledAt))) throw new AppError('twofa_code_invalid');
      const recovery = newRecoveryCodes();
      await replaceRecoveryCodes(ctx.db, ctx.caller, recovery.map(plainRecoveryCode));
      await forgetAttempts(ctx.db, confirmAttemptKey(ctx.caller, 'code'));
      ctx.recordHistory({ target: ctx.caller.adminname });
      return { recovery };
    },
  };
}

/** A current code or a recovery code; wrong ones are counted. */
async function demandCode(
  ctx: CallerContext & PreparePowers,
  secondFactor: SecondFactor,
  code: string,
): Promise<SecondProof> {
  await countLoginAttempt(ctx, confirmAttemptKey(ctx.caller, 'code'));
  const proof = await secondFactor.accept(ctx, ctx.caller, code);
  if (proof === undefined) throw new AppError('twofa_code_invalid');
  return proof;
}

async function refuseWhileRequired(ctx: CallerContext): Promise<void> {
  if ((await readTwoFactorRules(ctx.db, ctx.caller)).required) throw new AppError('twofa_required');
}

/** A second factor that is on is never replaced, only turned off with one of its own codes. */
async function refuseWhileOn(ctx: CallerContext): Promise<void> {
  const present = await findTwoFactor(ctx.db, ctx.caller);
  if (present?.enabledAt) throw new AppError('conflict');
}

async function demandAllowed(ctx: CallerContext): Promise<void> {
  if (!(await readTwoFactorRules(ctx.db, ctx.caller)).allowed) throw new AppError('forbidden');
}
