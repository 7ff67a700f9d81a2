import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
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
import { type AttemptKey, forgetAttempts, takeAttemptBack } from '../../../rules/logins/attempt-limit.ts';
import { countLoginAttempt, loginAttemptKey } from '../../../rules/logins/login-attempts.ts';
import { recoveryFacts, type SecondFactor, type SecondProof } from '../two-factor/second-factor.ts';
import { alertOfLogin } from './login-alert.ts';
import {
  findLoginCandidate,
  forgetPendingLogin,
  getLoginCandidate,
  type LoginCandidate,
  lockLoginCandidate,
  openSession,
} from './login-store.ts';
import { noteRefusedLogin } from './refused-login-job.ts';

type Login = typeof sessionActions.login;
type LoginCode = typeof sessionActions.loginCode;

/** The name the login began with, for which its second step counts too, and the request of the first. */
interface ChallengeDetail {
  readonly loginName: string;
  readonly requestId: string;
}

/** Who logs in, and what they proved it with after the password. */
interface ProvenLogin {
  readonly verified: LoginCandidate;
  readonly proof: SecondProof;
}

const challengeMinutes = 5;
const triesPerChallenge = 5;

export function loginHandler(parts: FeatureParts): CommandHandler<Login, LoginCandidate> {
  // One after the other for each counter: many right passwords at once are no failures, and many wrong ones no chance.
  const inTurnOf = createTurnsByKey({ atOnce: 1, mostWaiting: 250, retrySeconds: 5 });
  return {
    async prepare(ctx, { username, password }) {
      const candidate = await findLoginCandidate(ctx, username);
      const attempts = loginAttemptKey(username, candidate, ctx.remoteIp);
      const right = await inTurnOf(`${attempts.subject} ${attempts.source}`, () =>
        isRightPassword(ctx, parts, { username, password, candidate }),
      );
      if (!right || candidate === undefined) {
        await noteRefusedLogin(ctx, parts, { candidate, action: 'login', reason: 'password', attempts });
        throw new AppError('login_invalid');
      }
      await demandEntry(ctx, parts, { candidate, action: 'login', attempts });
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
          detail: { loginName: username, requestId: ctx.requestId } satisfies ChallengeDetail,
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
): CommandHandler<LoginCode, ProvenLogin> {
  return {
    async prepare(ctx, { challenge, code }) {
      const key = await findOneTimeKey(ctx.db, challenge, 'login_code', ctx.now);
      const candidate = key && (await getLoginCandidate(ctx, key));
      if (key === undefined || candidate === undefined) throw new AppError('code_invalid');
      const { loginName } = key.detail as ChallengeDetail;
      const attempts = loginAttemptKey(loginName, candidate, ctx.remoteIp);
      await demandEntry(ctx, parts, { candidate, action: 'loginCode', attempts });
      await countLoginAttempt(ctx, attempts);
      let tries: number | undefined;
      await ctx.recordSecurityEvent(async (db) => {
        tries = await countAttempt(db, challenge, 'login_code', ctx.now);
      });
      if (tries === undefined || tries > triesPerChallenge) throw new AppError('code_invalid');
      const proof = await secondFactor.accept(ctx, candidate, code);
      if (proof === undefined) {
        await noteRefusedLogin(ctx, parts, { candidate, action: 'loginCode', reason: 'code', attempts });
        throw new AppError('code_invalid');
      }
      return { verified: candidate, proof };
    },
    async apply(ctx, { challenge }, { verified, proof }) {
      const key = await consumeOneTimeKey(ctx.db, challenge, 'login_code', ctx.now);
      const candidate = await stillTheSame(ctx, verified);
      if (key === undefined || candidate === undefined) throw new AppError('code_invalid');
      ctx.actAs(candidate);
      const { loginName, requestId } = key.detail as ChallengeDetail;
      await forgetPendingLogin(ctx.db, candidate, { requestId, now: ctx.now });
      await forgetAttempts(ctx.db, loginAttemptKey(loginName, candidate, ctx.remoteIp));
      ctx.recordHistory({ target: '', after: await recoveryFacts(ctx.db, candidate, proof) });
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
  login: { candidate: LoginCandidate; action: 'login' | 'loginCode'; attempts: AttemptKey },
): Promise<void> {
  try {
    refuseEntry(login.candidate);
  } catch (error) {
    const reason = login.candidate.mayEnter ? 'address' : 'disabled';
    await noteRefusedLogin(ctx, parts, { ...login, reason });
    throw error;
  }
}

/** Said only to someone who knows the password. */
function refuseEntry(candidate: LoginCandidate): void {
  if (!candidate.mayEnter) throw new AppError('login_failed');
  if (!candidate.ipAllowed) throw new AppError('ip_not_allowed');
}
