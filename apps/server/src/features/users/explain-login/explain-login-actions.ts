import { AppError } from '@posthouse/contract/core/errors';
import { isGranted } from '@posthouse/contract/core/permissions';
import { type explainLoginActions, triedNeeds } from '@posthouse/contract/features/users/explain-login';
import type { Feature } from '../../../kernel/feature.ts';
import type { QueryHandler } from '../../../kernel/handlers.ts';
import { mailEngineState } from '../../../rules/mail-engine/mail-engine-state.ts';
import { readMailEngine } from '../../../rules/mail-engine/mail-engine-store.ts';
import { findUserId } from '../users-store.ts';
import {
  countWrongPasswords,
  readBlocks,
  readChecks,
  readRefusedIps,
  readSubject,
} from './explain-login-store.ts';

type Explain = typeof explainLoginActions.explainLogin;

export function explainLoginFeature(): Feature<typeof explainLoginActions> {
  return { handlers: { explainLogin } };
}

/** Asks the functions of the mail engine one by one, so that what it says is what a login meets. */
const explainLogin: QueryHandler<Explain> = async (ctx, { service, ...key }) => {
  const userId = await findUserId(ctx, key);
  const subject = await readSubject(ctx, userId, service);
  if (subject === undefined) throw new AppError('not_found');
  const maySeeTried = isGranted(triedNeeds, ctx.caller);
  const refused = await readRefusedIps(ctx, userId);
  const blocks = await readBlocks(ctx, userId);
  const wrong = await countWrongPasswords(ctx, userId);
  const engine = mailEngineState(await readMailEngine(ctx), ctx.now).state;
  const problemIf = (isProblem: boolean) => (isProblem ? ('problem' as const) : ('ok' as const));
  const noteIf = (isNote: boolean) => (isNote ? ('note' as const) : ('ok' as const));
  const passed = (await readChecks(ctx, userId, service)).map(({ name, is_passed }) => {
    if (name === 'address') return { name, state: noteIf(refused.length > 0) };
    // An application password lets them in all the same.
    if (name === 'twofa' && subject.app_passwords > 0) return { name, state: noteIf(!is_passed) };
    return { name, state: problemIf(!is_passed) };
  });
  const checks = [
    { name: 'engine' as const, state: problemIf(engine === 'stopped' || engine === 'not_installed') },
    ...passed,
    { name: 'guessing' as const, state: problemIf(blocks.length > 0) },
    { name: 'password' as const, state: noteIf(wrong > 0) },
  ];
  return {
    ...{ id: String(userId), email: subject.email, unicode: subject.unicode },
    can_log_in: checks.some(({ state }) => state === 'problem') ? 0 : 1,
    checks,
    domain: { id: subject.domain_id, state: subject.domain_state },
    has_service: subject.has_service ? 1 : 0,
    refused_ips: maySeeTried ? refused : null,
    blocks: maySeeTried ? blocks : blocks.map((block) => ({ ...block, ip: '' })),
    app_passwords: subject.app_passwords,
    password_changed_at: subject.password_changed_at && new Date(subject.password_changed_at).toISOString(),
    wrong_passwords: maySeeTried ? wrong : null,
  };
};
