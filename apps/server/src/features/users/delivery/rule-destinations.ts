import { AppError, type FieldError } from '@posthouse/contract/core/errors';
import { isForward, placeOfHidden } from '@posthouse/contract/features/users/delivery-rules';
import type { StoredRule } from '../../../db/schema/delivery.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { destinationProblem, meantAddresses } from '../../../rules/addresses/known-addresses.ts';
import { firstProblems } from '../../../rules/addresses/related-set.ts';

type Rules = readonly StoredRule[];

/** Rules lead mail only where forwards can; what they name already may stay, whatever became of it. */
export async function demandDestinations(ctx: TenantContext, wanted: Rules, before: Rules): Promise<void> {
  const present = new Set(forwardsOf(before).map(({ value }) => value));
  const added = forwardsOf(wanted).filter(
    ({ value }) => !present.has(value) && placeOfHidden(value) === undefined,
  );
  const meant = await meantAddresses(
    ctx,
    added.map(({ value }) => value),
  );
  const problems = added.flatMap(({ field, value }): [string, FieldError][] => {
    const address = meant(value);
    const code = destinationProblem(address);
    return code ? [[field, { code, params: { name: address.readable } }]] : [];
  });
  if (problems.length > 0) throw new AppError('invalid_input', { fields: firstProblems(problems) });
}

const forwardsOf = (rules: Rules) =>
  rules.flatMap(({ actions }, index) =>
    actions.flatMap((action, at) =>
      isForward(action) ? [{ field: `rules.${index}.actions.${at}.value`, value: action.value }] : [],
    ),
  );
