import { randomUUID } from 'node:crypto';
import { senderPattern } from '@posthouse/contract/fields/sender-pattern';
import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { hashKey, randomKey } from '../../kernel/random-keys.ts';
import { composeReport, type ToldMessage } from './report-mail.ts';
import {
  beginReport,
  type DueReport,
  dropReport,
  endReport,
  forgetSpamLinks,
  planReports,
  putOffReport,
  takeReports,
} from './reports-store.ts';
import { shownText } from './shown-text.ts';
import type { SpamFolder, SpamMessage } from './spam-folder.ts';

/** A report tells of so many; of the rest, how many they are. */
const mostTold = 200;
const mostAtOnce = 10;
const lanes = 2;
const planMs = 60_000;
const forgetMs = 3_600_000;
const longest = { sender: 80, subject: 120 };

interface ReportParts {
  readonly pool: Pool;
  readonly log: Log;
  readonly spam: SpamFolder;
  /** Where links lead to. */
  readonly publicUrl: string;
  readonly hostname: string;
}

/**
 * Tells users what is in their spam folder. It reads a few folders at a time, and one that can’t be read keeps nobody else
 * waiting. A report is never sent twice, and none is lost: whoever begins one notes its name first, and whoever finds such a
 * name looks for it in the mailbox.
 */
export function createReportKeeper(parts: ReportParts) {
  const { pool, log, spam } = parts;

  const report = async (due: DueReport): Promise<void> => {
    if (due.underway !== null) {
      if (await spam.has(due.email, due.underway)) return endReport(pool, due, true);
      await dropReport(pool, due);
    }
    const { validity, uidNext } = await spam.look(due.email);
    const isSame = Number(due.told_validity) === validity;
    const told = due.told_uid !== null && isSame ? Number(due.told_uid) : 0;
    const after = due.report_content === 'new' ? told : 0;
    if (uidNext - 1 <= after) return endReport(pool, due, false);
    const { messages, count } = await spam.read(due.email, { after, before: uidNext, most: mostTold });
    if (messages.length === 0) return endReport(pool, due, false);
    await send(due, { messages: messages.map(toldMessage), count, validity, uid: uidNext - 1 });
  };

  const send = async (
    due: DueReport,
    {
      messages,
      count,
      ...seen
    }: {
      readonly messages: readonly ToldMessage[];
      readonly count: number;
      readonly validity: number;
      readonly uid: number;
    },
  ) => {
    const name = `<spam-report.${randomUUID()}@${parts.hostname}>`;
    const expiresAt = new Date(Date.now() + due.link_days * 86_400_000);
    const links = messages.map(({ key, guid, sender, address, subject, receivedAt }) => ({
      key_hash: hashKey(key).toString('hex'),
      ...{ guid, sender, address, subject },
      received_at: receivedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    }));
    const { publicUrl, hostname } = parts;
    const mail = composeReport(due, {
      messages,
      count,
      name,
      expiresAt,
      publicUrl,
      hostname,
      now: new Date(),
    });
    if (!(await beginReport(pool, due, { name, ...seen, links }))) return;
    await spam.put(due.email, mail);
    await endReport(pool, due, true);
  };

  const attempt = async (due: DueReport) => {
    try {
      await report(due);
    } catch (error) {
      log.warn({ err: error, user: due.user_id }, 'a spam report could not be made; it is put off');
      await putOffReport(pool, due);
    }
  };

  let plannedAt = 0;
  let forgottenAt = 0;
  const reportAll = async () => {
    if (Date.now() - plannedAt >= planMs) {
      plannedAt = Date.now();
      await planReports(pool);
    }
    if (Date.now() - forgottenAt >= forgetMs) {
      forgottenAt = Date.now();
      await forgetSpamLinks(pool);
    }
    for (;;) {
      const due = await takeReports(pool, mostAtOnce);
      if (due.length === 0) return;
      const waiting = [...due];
      const lane = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await attempt(next);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
    }
  };

  let isWorking = false;
  return {
    follow(): void {
      if (isWorking) return;
      isWorking = true;
      void reportAll()
        .catch((error: unknown) => log.warn({ err: error }, 'spam reports could not be looked at'))
        .finally(() => {
          isWorking = false;
        });
    },
  };
}

/** Only what can be shown goes on from here. */
function toldMessage({ guid, bytes, receivedAt, from, address, subject }: SpamMessage): ToldMessage {
  const allowed = senderPattern.safeParse(address.length > 254 ? '' : address);
  return {
    ...{ key: randomKey(), guid, bytes, receivedAt },
    sender: shownText(from, longest.sender),
    // A domain alone, or two addresses, is nobody’s address.
    address: allowed.success && allowed.data.includes('@') ? allowed.data : '',
    subject: shownText(subject, longest.subject),
  };
}
