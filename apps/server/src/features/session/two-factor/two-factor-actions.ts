import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import QRCode from 'qrcode';
import { forgetAttempts } from '../../../domain/attempt-limit.ts';
import { confirmAttemptKey, countLoginAttempt } from '../../../domain/login-attempts.ts';
import type { PasswordCheck } from '../../../domain/password-check.ts';
import type { SessionContext } from '../../../kernel/context.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { recoveryFacts, type SecondFactor, type SecondProof, twoFactorContext } from './second-factor.ts';
import { newRecoveryCodes, newTotpSecret, plainRecoveryCode, totpAddress, totpStepOf } from './totp.ts';
import {
  activateSecret,
  findTwoFactor,
  isTwoFactorAllowed,
  lockPendingSecret,
  removeTwoFactor,
  savePendingSecret,
} from './two-factor-store.ts';

type Setup = typeof sessionActions.getTwoFactorSetup;
type Enable = typeof sessionActions.enableTwoFactor;
type Disable = typeof sessionActions.disableTwoFactor;

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
      const otpauth = totpAddress(secret, ctx.session.adminname);
      return { secret, otpauth, qr: await QRCode.toDataURL(otpauth, { margin: 1, width: 240 }) };
    },
    async apply(ctx, _input, prepared) {
      const expires = new Date(ctx.now.getTime() + setupMinutes * 60_000);
      const { accountId, adminId } = ctx.session;
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
      await countLoginAttempt(ctx, confirmAttemptKey(ctx.session, 'code'));
    },
    async apply(ctx, { code }) {
      const { accountId, adminId } = ctx.session;
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
      await forgetAttempts(ctx.db, confirmAttemptKey(ctx.session, 'code'));
      return { recovery };
    },
  };
}

export function disableHandler(secondFactor: SecondFactor): CommandHandler<Disable, SecondProof> {
  return {
    async prepare(ctx, { code }) {
      await countLoginAttempt(ctx, confirmAttemptKey(ctx.session, 'code'));
      const proof = await secondFactor.accept(ctx, ctx.session, code);
      if (proof === undefined) throw new AppError('twofa_code_invalid');
      return proof;
    },
    async apply(ctx, _input, proof) {
      ctx.recordHistory({ target: '', after: await recoveryFacts(ctx.db, ctx.session, proof) });
      await removeTwoFactor(ctx.db, ctx.session);
      await forgetAttempts(ctx.db, confirmAttemptKey(ctx.session, 'code'));
      return 'success';
    },
  };
}

/** A second factor that is on is never replaced, only turned off with one of its own codes. */
async function refuseWhileOn(ctx: SessionContext): Promise<void> {
  const present = await findTwoFactor(ctx.db, ctx.session);
  if (present?.enabledAt) throw new AppError('conflict');
}

async function demandAllowed(ctx: SessionContext): Promise<void> {
  if (!(await isTwoFactorAllowed(ctx.db, ctx.session))) throw new AppError('forbidden');
}
