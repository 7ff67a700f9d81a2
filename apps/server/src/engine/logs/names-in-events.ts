import { addressOfLogin } from '../hooks/policy.ts';
import { domainOf } from '../hooks/sender-address.ts';
import { type MailEvent, sessionOfAnswer } from './fold-logs.ts';
import type { Known } from './message-book.ts';

/** What has to be known to understand these. */
export function namesIn(events: readonly MailEvent[]) {
  const queueIds = new Set<string>();
  const sessions = new Set<string>();
  const messageIds = new Set<string>();
  for (const event of events) {
    if ('queueId' in event && event.queueId !== undefined) queueIds.add(event.queueId);
    if (event.kind === 'handed_on') queueIds.add(event.nextId);
    if (event.kind === 'notice') queueIds.add(event.noticeId);
    if (event.kind === 'message_id') messageIds.add(event.messageId);
    const session = 'session' in event ? event.session : sessionOfAnswer(event);
    if (session !== undefined) sessions.add(session);
  }
  return { queueIds: [...queueIds], sessions: [...sessions], messageIds: [...messageIds] };
}

/** Every domain that could be one of ours. */
export function domainsIn(events: readonly MailEvent[], { messages }: Known): string[] {
  const known = [...messages.values()].flatMap(({ login, sender, recipients, sentOn }) => [
    ...[login, sender, ...recipients],
    ...(sentOn ? [sentOn.domain] : []),
  ]);
  const domains = [...events.flatMap(addressesIn), ...known].map(domainOf);
  return [...new Set(domains)].filter((domain) => domain !== '');
}

/** Addresses, or domains alone. */
function addressesIn(event: MailEvent): readonly string[] {
  switch (event.kind) {
    case 'accepted':
      return [addressOfLogin(event.login)];
    case 'handed_on':
      return [event.domain];
    case 'read':
      return [event.sender, event.sentOnBy, ...event.recipients];
    case 'outcome':
      return [event.recipient, event.original];
    case 'refused':
      return [event.recipient, event.sender];
    default:
      return [];
  }
}
