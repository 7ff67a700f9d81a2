import type { LogKind } from '@posthouse/contract/features/logs';
import type { ClientBase } from 'pg';

/** Whose mail it is. */
export interface LoggedPerson {
  readonly email: string;
  readonly domainId: number;
}

interface DemoLogs {
  readonly accountId: number;
  readonly people: readonly LoggedPerson[];
  /** How many rows, of both logs together. */
  readonly rows: number;
  readonly seed: number;
  readonly now: Date;
}

/** Spread over as many days as logs are kept unless the operator says otherwise. */
const logDays = { incoming: 60, outgoing: 30 };
const incomingShare = 0.6;
const dayMs = 86_400_000;

/** What became of the messages of a company's users. The same seed makes the same rows, except for times. */
export async function addDemoLogs(client: ClientBase, { rows, ...logs }: DemoLogs): Promise<void> {
  if (rows === 0 || logs.people.length === 0) return;
  await client.query('set local statement_timeout = 0');
  const incoming = Math.ceil(rows * incomingShare);
  await addRows(client, 'incoming', incoming, logs);
  await addRows(client, 'outgoing', rows - incoming, logs);
}

/** As many as a statement makes in a few seconds. */
const rowsAtOnce = 250_000;

async function addRows(
  client: ClientBase,
  kind: LogKind,
  count: number,
  { accountId, people, seed, now }: Omit<DemoLogs, 'rows'>,
): Promise<void> {
  const days = logDays[kind];
  const first = new Date(now.getTime() - days * dayMs);
  for (const table of [`${kind}_mail`, `${kind}_story`])
    await client.query(`select keep_parts($1, 'day', $2, 36500, $3)`, [table, days + 7, first]);
  const statement = rowsStatement(kind);
  const texts = [outsiders, outsideDomains, subjects[kind], teams, answers[kind].flat()];
  for (let start = 0; start < count; start += rowsAtOnce)
    await client.query(statement, [
      ...[accountId, people.map(({ email }) => email), people.map(({ domainId }) => domainId)],
      ...[seed * 100 + (kind === 'incoming' ? 0 : 50), now, days, count],
      ...[start, Math.min(start + rowsAtOnce, count) - 1],
      ...texts,
    ]);
}

/** A whole number below `most` that follows from the seed, the row and what it is for. */
const below = (most: string, row: string, use: number) =>
  `((hashint8extended(${row}, $4::bigint + ${use}) & 2147483647) % ${most})::int`;
const pickFrom = (place: number, row: string, use: number) =>
  `($${place}::text[])[1 + ${below(`cardinality($${place}::text[])`, row, use)}]`;
/** 0 is delivered, 1 tried again, 2 refused: mostly the first. */
const rankOf = (row: string) =>
  `(case when ${below('100', row, 1)} < 91 then 0 when ${below('100', row, 1)} < 96 then 1 else 2 end)`;
const statusOf = (rank: string) => `(array['delivered', 'temporary', 'permanent'])[1 + ${rank}]`;

/** Of more messages nobody reads the story, and they would take longer than all the rest. */
const mostStories = 20_000;

const domainOfSender = `split_part(sender, '@', 2)`;
/** What is the same for all recipients, as the mail engine notes it. */
const facts: Readonly<Record<LogKind, string>> = {
  incoming: `jsonb_build_object('client_name', 'mail.' || ${domainOfSender}, 'client_ip', host(client_ip), 'from', sender,
    'message_id', '<' || story || '@' || ${domainOfSender} || '>', 'filter', jsonb_build_object('score', score, 'dmarc', 'none',
    'spf', case when score >= 6 then 'softfail' else 'pass' end, 'isForged', false,
    'signedBy', case when score >= 6 then '[]' else jsonb_build_array(${domainOfSender}) end,
    'symbols', jsonb_build_array(jsonb_build_object('name', 'BAYES_SPAM', 'score', score + 2.5),
    jsonb_build_object('name', 'RCVD_IN_DNSWL_MED', 'score', -2), jsonb_build_object('name', 'MIME_GOOD', 'score', -0.5))))`,
  outgoing: `jsonb_build_object('client_ip', host(client_ip), 'login', sender, 'from', sender,
    'message_id', '<' || story || '@' || ${domainOfSender} || '>')`,
};

/** What happened for one recipient. What comes in is refused before the filter reads it. */
const events: Readonly<Record<LogKind, string>> = {
  incoming: `(case when rank = 0 then jsonb_build_array(
    jsonb_build_object('kind', 'judged', 'at', at, 'verdict', case when score >= 6 then 'junk' else 'inbox' end, 'rule', 'score', 'score', score),
    jsonb_build_object('kind', 'stored', 'at', at, 'to', case when score >= 6 then 'Junk' else 'INBOX' end))
    else jsonb_build_array(jsonb_build_object('kind', 'refused', 'at', at, 'stage', 'RCPT', 'code', left(answer, 3)::int, 'answer', answer)) end)`,
  outgoing: `jsonb_build_array(jsonb_build_object('kind', 'outcome', 'at', at, 'status', status,
    'relay', 'mx.' || split_part(recipient, '@', 2) || '[198.51.100.25]:25', 'answer', answer))`,
};

/**
 * Made by the database: millions of rows take minutes so, and hours otherwise. Two rows of eight are one message to two
 * people. There are the more of them the nearer they are to now.
 */
function rowsStatement(kind: LogKind): string {
  const person = `1 + ${below('cardinality($2::text[])', kind === 'incoming' ? 'n' : 'message', 2)}`;
  const outside = (row: string) => `${pickFrom(10, row, 3)} || '@' || ${pickFrom(11, row, 4)}`;
  const own = `($2::text[])[${person}]`;
  const [sender, recipient] =
    kind === 'incoming' ? [outside('message'), 'wanted'] : ['reached', outside('n')];
  return `
    with made as materialized (
    select n, at, 'demo-' || $4::bigint || '-' || message as story, domain_id, ${sender} as sender, ${recipient} as recipient,
           ${kind === 'incoming' ? 'reached' : recipient} as reached, client_ip, subject, bytes, score, rank,
           ${statusOf('worst')} as worst, ${statusOf('rank')} as status,
           ($14::text[])[1 + 2 * rank + ${below('2', 'n', 5)}] as answer
      from (
        select n, message, at, rank, worst, ($3::bigint[])[${person}] as domain_id, ${own} as reached,
               case when ${below('10', 'n', 6)} = 0 then ${pickFrom(13, 'n', 7)} || substr(${own}, strpos(${own}, '@')) else ${own} end as wanted,
               ('198.51.100.0'::inet + ${below('250', 'message', 8)}) as client_ip,
               replace(${pickFrom(12, 'message', 9)}, '#', (1000 + ${below('9000', 'message', 10)})::text) as subject,
               1500 + ${below('400', 'message', 11)} * ${below('400', 'message', 12)} as bytes,
               round((${below('120', 'message', 13)} * ${below('120', 'message', 14)} / 900.0 - 2)::numeric, 1)::real as score
          from (
            select n, message, $5::timestamptz - power(($7::float8 - message) / $7::float8, 2) * $6::int * interval '1 day' as at,
                   ${rankOf('n')} as rank, greatest(${rankOf('n')}, ${rankOf('partner')}) as worst
              from (
                select n, case when n % 8 = 7 then n - 1 else n end as message,
                       case when n % 8 = 7 then n - 1 when n % 8 = 6 and n + 1 < $7 then n + 1 else n end as partner
                  from generate_series($8::bigint, $9::bigint) as n) as one) as told) as row),
    stories as (
      insert into ${kind}_story (account_id, at, story, facts)
      select distinct on (story) $1, at, story, ${facts[kind]} from made where n >= $7 - ${mostStories} order by story, n)
    insert into ${kind}_mail (account_id, at, story, domain_id, sender, recipient, reached, client_ip, subject, bytes, score,
                              is_spam, message_status, recipient_status, answer, events)
    select $1, at, story, domain_id, sender, recipient, reached, client_ip, subject, bytes, score, score >= 6, worst, status,
           answer, case when n < $7 - ${mostStories} then '[]' else ${events[kind]} end
      from made order by n`;
}

const outsiders = [
  'a.moreau accounts alex.chen anna.kowalska b.rossi billing c.jansen carla.mendes contact d.novak events',
  'f.lindqvist fatma.demir g.papadakis hello hr.team info invoices j.smith jobs k.tanaka kontakt l.garcia',
  'marketing m.okafor nadia.haddad newsletter no-reply office orders p.dubois press r.silva s.weber sales',
  'service shipping support t.nguyen tickets v.petrov welcome y.cohen',
].flatMap((line) => line.split(' '));
const outsideDomains = [
  'partner.example supplier.example customer.example billing.example newsletters.example airline.example',
  'bank.example press.example school.example shop.example travel.example xn--bcher-kva.example cloud.example',
  'parcel.example agency.example law.example insurance.example events.example software.example museum.example',
].flatMap((line) => line.split(' '));
const teams = ['sales', 'support', 'info', 'office', 'billing'];

/** A number in place of each #. */
const subjects: Readonly<Record<LogKind, readonly string[]>> = {
  incoming: [
    'Invoice #',
    'Your order # has been shipped',
    'Re: Meeting on Thursday',
    'Offer #: valid until Friday',
    'Weekly newsletter',
    'Ticket #: waiting for your answer',
    'Application for the position',
    'Re: Contract draft',
    'Reminder: payment #',
    'You have won # euros!!!',
    'Votre commande #',
    'Ihre Bestellung # ist unterwegs',
    'Fatura # disponível',
    'Undangan rapat',
    'Presupuesto #',
    'Password reset',
    'Minutes of the meeting',
    'Photos from the event',
    '',
  ],
  outgoing: [
    'Re: Invoice #',
    'Offer #',
    'Meeting on Thursday',
    'Re: Ticket #',
    'Contract draft',
    'Order #',
    'Re: Presupuesto #',
    'Angebot #',
    'Proposta comercial #',
    'Re: Votre commande #',
    'Jadwal rapat',
    'Minutes of the meeting',
    'Question about delivery #',
    'Fwd: Reminder',
    'Thank you',
  ],
};

/** Two for each status. */
const answers: Readonly<Record<LogKind, readonly (readonly [string, string])[]>> = {
  incoming: [
    ['250 2.0.0 Saved', '250 2.0.0 Saved to the inbox'],
    ['452 4.2.2 Mailbox is full', '451 4.7.1 Greylisted, please try again later'],
    ['550 5.1.1 User unknown', '554 5.7.1 Message refused: spam'],
  ],
  outgoing: [
    ['250 2.0.0 OK: queued', '250 2.1.5 Message accepted'],
    ['451 4.3.0 Temporary failure, please try again later', '421 4.4.2 Connection timed out'],
    ['550 5.1.1 The e-mail account that you tried to reach does not exist', '554 5.7.1 Rejected by policy'],
  ],
};
