import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { type vacationActions, vacationFaults } from '@posthouse/contract/features/users/vacation';
import { holdTimezone, renderScripts } from '../../../domain/sieve/user-scripts-store.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import type { CommandHandler, QueryHandler } from '../../../kernel/handlers.ts';
import { findUserId, lockUser } from '../users-store.ts';
import {
  readTimezone,
  readVacation,
  type StoredVacation,
  saveVacation,
  type VacationFields,
  vacationRecord,
} from './delivery-store.ts';

type SetVacation = typeof vacationActions.setVacation;

export const getVacationHandler: QueryHandler<typeof vacationActions.getVacation> = async (ctx, key) =>
  answer(ctx, await findUserId(ctx, key));

export const setVacationHandler: CommandHandler<SetVacation> = {
  async apply(ctx, { id, email, version, ...wanted }) {
    const user = await lockUser(ctx, { id, email });
    await holdTimezone(ctx, user.domainId);
    const before = await readVacation(ctx, user.id);
    if (version !== undefined && version !== before.version) throw new AppError('stale');
    const after = vacationWith(before, wanted);
    demandSense(after);
    ctx.recordHistory({
      target: user.email,
      domainId: user.domainId,
      ...vacationRecord.difference(before, after),
    });
    await saveVacation(ctx, user.id, after);
    await renderScripts(ctx, [user.id]);
    return answer(ctx, user.id);
  },
};

type Wanted = Omit<ParsedInputOf<SetVacation>, 'id' | 'email' | 'version'>;

/** A vacation reply with what an input names of it; an empty day is none. */
function vacationWith(before: StoredVacation, wanted: Wanted): VacationFields {
  const { starts_on: from, ends_on: until, addresses = before.addresses } = wanted;
  return {
    active: wanted.active ?? before.active,
    starts_on: from === undefined ? before.starts_on : from || null,
    ends_on: until === undefined ? before.ends_on : until || null,
    subject: wanted.subject ?? before.subject,
    text: wanted.text ?? before.text,
    days: wanted.days ?? before.days,
    addresses: [...new Set(addresses)],
  };
}

function demandSense({ starts_on, ends_on, ...reply }: VacationFields): void {
  const faults = vacationFaults({ ...reply, starts_on: starts_on ?? '', ends_on: ends_on ?? '' });
  const [[field, code] = []] = Object.entries(faults);
  if (field !== undefined && code !== undefined) throw AppError.field(field, code);
}

async function answer(ctx: TenantContext, userId: number) {
  const reply = await readVacation(ctx, userId);
  return {
    id: String(userId),
    active: reply.active ? 1 : 0,
    starts_on: reply.starts_on ?? '',
    ends_on: reply.ends_on ?? '',
    subject: reply.subject,
    text: reply.text,
    days: reply.days,
    addresses: reply.addresses,
    starts_at: reply.startsAt?.toISOString() ?? null,
    ends_at: reply.endsAt?.toISOString() ?? null,
    timezone: await readTimezone(ctx, userId),
    version: reply.version,
  } as const;
}
