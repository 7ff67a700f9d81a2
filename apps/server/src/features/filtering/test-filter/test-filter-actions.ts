import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { testFilterActions } from '@posthouse/contract/features/filtering/test-filter';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { type AskedRule, decide } from '../../../rules/filtering/decide.ts';
import { type FilteredReceiver, readFilterRules } from '../../../rules/filtering/filter-rules-store.ts';
import { provesOwnDomain } from '../../../rules/filtering/forgery.ts';
import type { MailFacts } from '../../../rules/filtering/mail-facts.ts';
import { domainOf } from '../../../rules/filtering/sender-entry.ts';
import { type NamedReceiver, readReceivers, seesDomain } from './receivers-store.ts';

type Actions = typeof testFilterActions;
type Input = ParsedInputOf<Actions['testFilter']>;
type Result = ResultOf<Actions['testFilter']>;

export function testFilterFeature(): Feature<Actions> {
  return { handlers: { testFilter } };
}

/** The same rules and the same decision as when mail arrives. */
async function testFilter(ctx: TenantContext, input: Input): Promise<Result> {
  const { to, ip = '' } = input;
  if (!(await seesDomain(ctx, to.slice(to.lastIndexOf('@') + 1)))) throw new AppError('not_found');
  const facts = await factsOf(ctx, input);
  const written = [...new Set([facts.sender, facts.headerFrom])].filter((address) => address !== '');
  const { accountId } = ctx.caller;
  const sender = { meant: written, written };
  const reached = onceEach(await readFilterRules(ctx.db.$client, [to], sender, ip, accountId));
  if (reached.length === 0) throw new AppError('not_found');
  const names = await readReceivers(
    ctx,
    reached.map(({ ref }) => ref),
  );
  const receivers = reached.flatMap((receiver) => {
    const named = names.get(receiver.ref);
    return named ? [decided(ctx, facts, receiver, named)] : [];
  });
  return { receivers, hidden: reached.length - receivers.length };
}

async function factsOf(ctx: TenantContext, input: Input): Promise<MailFacts> {
  const { from, header_from = '', spf = 'none', signed_by = '', dmarc = 'none', score = 0 } = input;
  const told = { sender: from, headerFrom: header_from || from, spf, dmarc, score };
  const signedBy = signed_by === '' ? [] : [signed_by];
  const facts = { ...told, fromNames: [told.headerFrom], signedBy };
  // Of the caller’s domains alone, so that nobody finds out here which domains others have on this server.
  const isForgery = async (address: string) =>
    !provesOwnDomain(domainOf(address), facts) && (await seesDomain(ctx, domainOf(address)));
  return {
    ...facts,
    isForged: await isForgery(facts.headerFrom),
    isSenderForged: from !== '' && (await isForgery(from)),
  };
}

/** Several ways can lead to the same place. */
function onceEach(receivers: readonly FilteredReceiver[]): FilteredReceiver[] {
  return [...new Map(receivers.map((one) => [one.ref, one])).values()];
}

function decided(ctx: TenantContext, facts: MailFacts, rules: FilteredReceiver, named: NamedReceiver) {
  const { verdict, asked } = decide(facts, rules);
  return {
    ...named,
    verdict,
    decided_by: asked.at(-1)?.rule ?? 'score',
    asked: asked.map((rule) => onWire(ctx, rule)),
    spam_score: rules.spamScore,
  };
}

/** What is set for the whole account is not for those who are limited to some domains: only that it is there. */
function onWire({ caller }: TenantContext, { rule, outcome, entry }: AskedRule) {
  const isHidden = caller.domains !== 'all' && rule.startsWith('account_');
  return { rule, outcome, entry: entry ? (isHidden ? { id: null, text: '' } : entry) : null };
}
