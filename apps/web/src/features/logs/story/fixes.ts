import type { ActionName } from '@posthouse/contract';
import type { ListSearch } from '../../../ui/table/view/view-address.ts';
import { causeFor, domainOf } from './cause.ts';
import type { EventOf, Story, StoryRecipient } from './story.ts';
import { judgedOf, toldEvents } from './told-events.ts';

export interface Fix {
  readonly kind: 'allow' | 'settings' | 'blacklist' | 'networks' | 'quota' | 'user' | 'explain';
  /** Offered only to those who may do it. */
  readonly needs: ActionName;
  readonly to: string;
  readonly search?: ListSearch;
}

/** What can be done so that the next message arrives. What other servers refuse is theirs to change. */
export function fixesOf(story: Story, recipient: StoryRecipient): readonly Fix[] {
  if (story.kind === 'outgoing') return [];
  const judged = judgedOf(recipient);
  if (judged && judged.verdict !== 'inbox') return fixesOfRule(judged, story, recipient);
  return fixesOfAnswer(story, recipient);
}

function fixesOfRule({ rule }: EventOf<'judged'>, story: Story, { to, user_id }: StoryRecipient): Fix[] {
  const sender = story.sender || story.from;
  if (rule.endsWith('networks'))
    return [{ kind: 'networks', needs: 'getIpAccessList', to: '/filtering/ipaccesslists' }];
  if (rule.endsWith('senders')) {
    // An entry may mean the whole domain: it is not found by an address.
    const search = { search: domainOf(sender) };
    return rule === 'user_senders' && user_id !== null
      ? [
          {
            kind: 'blacklist',
            needs: 'getBlacklist',
            to: `/users/list/${user_id}/filtering/blacklist`,
            search,
          },
        ]
      : [{ kind: 'blacklist', needs: 'getBlacklist', to: '/filtering/blacklist', search }];
  }
  const fixes: Fix[] = [];
  if (sender !== '')
    fixes.push({
      ...{ kind: 'allow', needs: 'addWhitelist', to: '/filtering/whitelist' },
      search: { open: 'new', address: sender },
    });
  if (rule === 'score' || rule === 'accept_from')
    fixes.push({
      ...{ kind: 'settings', needs: 'getFilterSettings', to: '/filtering/settings' },
      search: { domain: domainOf(to) },
    });
  return fixes;
}

function fixesOfAnswer(story: Story, recipient: StoryRecipient): Fix[] {
  const { status, events, user_id, to } = recipient;
  const last = toldEvents(events).findLast((event) => 'answer' in event);
  if (status === 'delivered' || last === undefined) return [];
  const cause = causeFor(story, recipient, last);
  if (cause === 'full' && user_id !== null)
    return [{ kind: 'quota', needs: 'updateUser', to: `/users/list/${user_id}/account` }];
  if (cause === 'notThen') return [{ kind: 'user', needs: 'getUser', to: `/users/list/${user_id}` }];
  if (cause === 'nobody')
    return [{ kind: 'explain', needs: 'explainAddress', to: '.', search: { explain: to } }];
  return [];
}
