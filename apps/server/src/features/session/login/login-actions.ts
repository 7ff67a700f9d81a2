import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import { forgetAttempts, takeAttemptBack } from '../../../domain/attempt-limit.ts';
import { countLoginAttempt, loginAttemptKey } from '../../../domain/login-attempts.ts';
import type { CallContext, CommandPowers, PreparePowers } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import {
  consumeOneTimeKey,
  countAttempt,
  createOneTimeKey,
  findOneTimeKey,
} from '../../../kernel/one-time-keys.ts';
import { createTurnsByKey } from '../../../kernel/turns.ts';
import type { SecondFactor } from '../two-factor/second-factor.ts';
import { alertOfLogin } from './login-alert.ts';
import {
  findLoginCandidate,
  getLoginCandidate,
  type LoginCandidate,
  lockLoginCandidate,
  openSession,
} from './login-store.ts';
import { noteRefusedLogin } from './refused-login-job.ts';

type Login = typeof sessionActions.login;
type LoginCode = typeof sessionActions.loginCode;

/** The name the login began with: its second step counts for the same one. */
interface ChallengeDetail {
  readonly loginName: string;
}

const challengeMinutes = 5;
const triesPerChallenge = 5;

export function loginHandler(parts: FeatureParts): CommandHandler<Login, LoginCandidate> {
  // One after the other for each counter: many right passwords at once are no failures, and many wrong ones no chance.
  const inTurnOf = createTurnsByKey({ atOnce: 1, mostWaiting: 250, retrySeconds: 5 });
  return {
    async prepare(ctx, { username, password }) {
      const candidate = await findLoginCandidate(ctx, username);
      const { subject, source } = loginAttemptKey(username, candidate, ctx.remoteIp);
      const right = await inTurnOf(`${subject} ${source}`, () =>
        isRightPassword(ctx, parts, { username, password, candidate }),
      );
      if (!right || candidate === undefined) {
        await noteRefusedLogin(ctx, parts, { candidate, action: 'login' });
        throw new AppError('login_invalid');
      }
      await demandEntry(ctx, parts, candidate);
      return candidate;
    },
    async apply(ctx, { username }, verified) {
      const candidate = await stillTheSame(ctx, verified);
      if (candidate === undefined) throw new AppError('login_invalid');
      ctx.actAs(candidate);
      if (candidate.twoFactorOn) {
        const { accountId, adminId } = candidate;
        ctx.recordHistory({ target: candidate.adminname, isPending: true });
        const challenge = await createOneTimeKey(ctx.db, {
          accountId,
          adminId,
          purpose: 'login_code',
          detail: { loginName: username } satisfies ChallengeDetail,
          now: ctx.now,
          lifetimeMinutes: challengeMinutes,
        });
        return { otprequired: 1, challenge };
      }
      await alertOfLogin(ctx, parts, candidate);
      return { token: await openSession(ctx, candidate), otprequired: 0 };
    },
  };
}

interface GivenPassword {
  readonly username: string;
  readonly password: string;
  readonly candidate: LoginCandidate | undefined;
}

/** Counts a failure. A right password ends the count, unless its owner has yet to give a code: then it is no failure. */
async function isRightPassword(
  ctx: CallContext & PreparePowers,
  { passwords }: FeatureParts,
  { username, password, candidate }: GivenPassword,
): Promise<boolean> {
  const attempts = loginAttemptKey(username, candidate, ctx.remoteIp);
  await countLoginAttempt(ctx, attempts);
  let right = false;
  try {
    right = await passwords.verify(candidate?.passwordHash ?? undefined, password, {
      isKnown: candidate?.ipKnown ?? false,
    });
  } catch (error) {
    await ctx.recordSecurityEvent((db) => takeAttemptBack(db, attempts));
    throw error;
  }
  if (right)
    await ctx.recordSecurityEvent((db) =>
      candidate?.twoFactorOn ? takeAttemptBack(db, attempts) : forgetAttempts(db, attempts),
    );
  return right;
}

export function loginCodeHandler(
  parts: FeatureParts,
  secondFactor: SecondFactor,
): CommandHandler<LoginCode, LoginCandidate> {
  return {
    async prepare(ctx, { challenge, code }) {
      const key = await findOneTimeKey(ctx.db, challenge, 'login_code', ctx.now);
      const candidate = key && (await getLoginCandidate(ctx, key));
      if (key === undefined || candidate === undefined) throw new AppError('code_invalid');
      refuseEntry(candidate);
      const { loginName } = key.detail as ChallengeDetail;
      await countLoginAttempt(ctx, loginAttemptKey(loginName, candidate, ctx.remoteIp));
      let tries: number | undefined;
      await ctx.recordSecurityEvent(async (db) => {
        tries = await countAttempt(db, challenge, 'login_code', ctx.now);
      });
      if (tries === undefined || tries > triesPerChallenge) throw new AppError('code_invalid');
      if (!(await secondFactor.accept(ctx, candidate, code))) {
        await noteRefusedLogin(ctx, parts, { candidate, action: 'loginCode' });
        throw new AppError('code_invalid');
      }
      return candidate;
    },
    async apply(ctx, { challenge }, verified) {
      const key = await consumeOneTimeKey(ctx.db, challenge, 'login_code', ctx.now);
      const candidate = await stillTheSame(ctx, verified);
      if (key === undefined || candidate === undefined) throw new AppError('code_invalid');
      ctx.actAs(candidate);
      const { loginName } = key.detail as ChallengeDetail;
      await forgetAttempts(ctx.db, loginAttemptKey(loginName, candidate, ctx.remoteIp));
      await alertOfLogin(ctx, parts, candidate);
      return { token: await openSession(ctx, candidate) };
    },
  };
}

/** Checked under a lock: a password changed while this one was verified lets nobody in. */
async function stillTheSame(ctx: CallContext, verified: LoginCandidate): Promise<LoginCandidate | undefined> {
  const current = await lockLoginCandidate(ctx, verified);
  if (current?.passwordHash !== verified.passwordHash) return undefined;
  refuseEntry(current);
  return current;
}

/** The same before anything is changed, with a note for the account to see. */
async function demandEntry(
  ctx: CallContext & CommandPowers,
  parts: FeatureParts,
  candidate: LoginCandidate,
): Promise<void> {
  try {
    refuseEntry(candidate);
  } catch (error) {
    await noteRefusedLogin(ctx, parts, { candidate, action: 'login' });
    throw error;
  }
}

/** Said only to someone who knows the password. */
function refuseEntry(candidate: LoginCandidate): void {
  if (!candidate.mayEnter) throw new AppError('login_failed');
  if (!candidate.ipAllowed) throw new AppError('ip_not_allowed');
}
