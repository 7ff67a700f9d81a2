import type { MailService } from '@posthouse/contract/fields/mail-service';
import type { Database } from '../../db/pool.ts';
import { mailEngine } from '../../db/schema/mail-engine.ts';

export interface MailProgramServer {
  readonly service: MailService;
  readonly host: string;
  readonly port: number;
  readonly security: 'tls' | 'starttls';
}

/** Where mail programs reach the mail engine, as it told itself; nothing where there is none. What is best comes first. */
export async function readMailPrograms(db: Database): Promise<MailProgramServer[]> {
  const [row] = await db.select({ reach: mailEngine.reach }).from(mailEngine);
  if (!row?.reach) return [];
  const { host, ports } = row.reach;
  return [
    { service: 'imap', host, port: ports.imaps, security: 'tls' },
    { service: 'pop3', host, port: ports.pop3s, security: 'tls' },
    { service: 'smtp', host, port: ports.submissions, security: 'tls' },
    { service: 'smtp', host, port: ports.submission, security: 'starttls' },
  ];
}
