import { levels } from '@posthouse/contract/core/permissions';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { FeatureParts } from '../kernel/feature.ts';
import { sealMail, sendMailJob } from '../kernel/mail.ts';
import { listDomainAlertRecipients } from './domain-alerts-store.ts';
import { mailText } from './mail-texts/mail-text.ts';

interface DomainAlert {
  readonly accountId: number;
  readonly domainId: number;
  readonly text: 'domainWorse' | 'claimEnds';
  readonly values: Readonly<Record<string, string>>;
}

/** Mails everybody who looks after the domain and wants to know; with the transaction that found it out. */
export async function alertOfDomain(
  { jobs, secrets }: Pick<FeatureParts, 'jobs' | 'secrets'>,
  client: PoolClient,
  { accountId, domainId, text, values }: DomainAlert,
): Promise<void> {
  const recipients = await listDomainAlertRecipients(drizzle(client), {
    accountId,
    domainId,
    level: levels.view,
  });
  for (const { email, language } of recipients) {
    const mail = { to: email, ...mailText(text, language, values) };
    await jobs.enqueue(client, sendMailJob, sealMail(secrets, mail));
  }
}
