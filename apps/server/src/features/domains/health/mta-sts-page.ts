import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import type { Page } from '../../../kernel/feature.ts';
import { TransportError } from '../../../kernel/http/transport-error.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { expectedFor } from './health-plan.ts';
import { receivesMail } from './health-store.ts';

const prefix = 'mta-sts.';
/** A week: long enough to protect, short enough to leave. */
const maxAgeSeconds = 604_800;

/** The MTA-STS policy of a domain (RFC 8461), served at its own host name to everybody who sends mail to it. */
export function mtaStsPage({ database, expectedRecords }: DomainsParts): Page {
  return (app) => {
    app.get('/.well-known/mta-sts.txt', async (request, reply) => {
      const host = asciiDomain(request.hostname) ?? '';
      const domain = host.startsWith(prefix) ? host.slice(prefix.length) : '';
      const { mailHosts } = expectedFor(domain, expectedRecords);
      const isOurs = domain !== '' && mailHosts.length > 0 && (await receivesMail(database.db, domain));
      if (!isOurs) throw new TransportError(404);
      return reply.type('text/plain; charset=utf-8').send(policyText(mailHosts));
    });
  };
}

/** Testing: senders report what they could not encrypt, and deliver it all the same. No mail is lost by a certificate. */
function policyText(mailHosts: readonly string[]): string {
  const lines = ['version: STSv1', 'mode: testing', ...mailHosts.map((host) => `mx: ${host}`)];
  return `${[...lines, `max_age: ${maxAgeSeconds}`].join('\r\n')}\r\n`;
}
