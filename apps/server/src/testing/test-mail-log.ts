import type { LogKind } from '@posthouse/contract/features/logs';
import type { DeliveryStatus } from '@posthouse/contract/features/logs/mail-logs';
import type { TestPanel } from './test-panel.ts';

export interface TestMail {
  readonly at?: string | Date;
  readonly story?: string;
  readonly domain_id?: number | string;
  readonly sender?: string;
  readonly recipient?: string;
  readonly reached?: string;
  readonly client_ip?: string | null;
  readonly subject?: string;
  readonly bytes?: number;
  readonly score?: number | null;
  readonly is_spam?: boolean;
  readonly message_status?: DeliveryStatus;
  readonly recipient_status?: DeliveryStatus;
  readonly answer?: string;
}

/** What became of messages, as the mail engine writes it: the first is the newest unless they say when they came. */
export async function addTestMail(
  house: TestPanel,
  accountId: number,
  kind: LogKind,
  mails: readonly TestMail[],
): Promise<void> {
  const rows = mails.map((mail, index) => {
    const { recipient = 'anna@alpha.example' } = mail;
    return {
      at: new Date(house.clock.now().getTime() - (index + 1) * 60_000),
      story: `S${index}`,
      domain_id: 1,
      sender: 'ben@far.example',
      recipient,
      reached: recipient,
      client_ip: '192.0.2.7',
      subject: '',
      is_spam: false,
      message_status: mail.recipient_status ?? 'delivered',
      recipient_status: 'delivered',
      answer: '',
      ...mail,
    };
  });
  await house.database.pool.query(
    `insert into ${kind}_mail (account_id, at, story, domain_id, sender, recipient, reached, client_ip, subject, bytes, score,
       is_spam, message_status, recipient_status, answer)
     select $1, at, story, domain_id, sender, recipient, reached, client_ip, subject, bytes, score, is_spam, message_status,
       recipient_status, answer
       from jsonb_to_recordset($2) as r (at timestamptz, story text, domain_id bigint, sender text, recipient text,
         reached text, client_ip inet, subject text, bytes bigint, score real, is_spam boolean, message_status text,
         recipient_status text, answer text)`,
    [accountId, JSON.stringify(rows)],
  );
}
