import type { ActionAnswer } from '@posthouse/contract';
import { addressValue, type ListSearch } from '../../ui/table/view/view-address.ts';

export type Receiver = ActionAnswer<'testFilter'>['receivers'][number];
export type Asked = Receiver['asked'][number];

interface RuleLink {
  readonly path: string;
  readonly search: ListSearch;
}

/** Blocking needs no proof: an entry that could not be proven is one that allows. */
const listOf = ({ outcome }: Asked, verdict: Receiver['verdict']) =>
  outcome === 'decides' && verdict === 'refuse' ? 'blacklist' : 'whitelist';

/** Where a rule is set: its entry, or the settings of the receiver’s domain. */
export function linkOfRule(
  asked: Asked,
  { verdict, name }: Pick<Receiver, 'verdict' | 'name'>,
): RuleLink | undefined {
  const { rule, outcome, entry } = asked;
  if (rule === 'accept_from' || rule === 'score') {
    const domain = name.slice(name.lastIndexOf('@') + 1);
    return outcome === 'decides' ? { path: '/filtering/settings', search: { domain } } : undefined;
  }
  if (!entry || entry.id === null) return undefined;
  if (rule === 'auto_whitelist') return { path: '/filtering/autowhitelist', search: { search: entry.text } };
  const open = addressValue(entry.id);
  return rule.endsWith('networks')
    ? { path: '/filtering/ipaccesslists', search: { open } }
    : { path: `/filtering/${listOf(asked, verdict)}`, search: { open } };
}
