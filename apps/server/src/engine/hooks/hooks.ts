import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import Fastify from 'fastify';
import type { pino } from 'pino';
import { connectDatabase } from '../../db/pool.ts';
import { createSecretBox } from '../../kernel/secrets.ts';
import { type FilteredSender, readFilterRules } from '../../rules/filtering/filter-rules-store.ts';
import { dkimSealContext } from '../../rules/hosted-domains/dkim-seal.ts';
import { isServed } from '../../rules/hosted-domains/is-served.ts';
import { connectionBudget } from '../connection-budget.ts';
import { becomeUnprivileged } from '../engine-accounts.ts';
import { listenForChanges } from '../engine-changes.ts';
import { forgetProgress } from '../engine-lists-store.ts';
import {
  askPolicy,
  checkSender,
  countKnownGuesses,
  findSigningKey,
  forgetCountries,
  forgetGuesses,
  takeUsage,
  welcome,
} from '../engine-store.ts';
import { noteFilterActivated, stopFilter } from '../filters/filters-store.ts';
import { createJournal } from '../logs/journal.ts';
import type { HooksEvent } from '../logs/log-events.ts';
import { trainFilter } from '../train-filter.ts';
import { createDoveadm } from './doveadm.ts';
import {
  accountOf,
  beginLesson,
  forgetKnownSenders,
  forgetSenderHits,
  noteKnownSenders,
  noteLesson,
  noteSenderHits,
} from './filtering/filter-store.ts';
import { type JudgedMail, judgedMessage, judgeMessage } from './filtering/judge-message.ts';
import { createJunkMoves } from './filtering/junk-moves.ts';
import { createOriginSeal } from './filtering/origin-seal.ts';
import { SenderHitCounter } from './filtering/sender-hits.ts';
import { createTeacher } from './filtering/teacher.ts';
import { WrittenToCollector } from './filtering/written-to.ts';
import type { HooksOptions } from './hooks-options.ts';
import { LoginReports, loginReport } from './login-reports.ts';
import { handedOnEvent, judgedEvent, readEvent, type Untimed } from './mail-events.ts';
import { checkMessage, messageQuestion } from './message-check.ts';
import { MessagesUnderway } from './messages-underway.ts';
import { createPolicy } from './policy.ts';
import { createPolicyServer } from './policy-server.ts';
import { noteScriptEvent, scriptEvent } from './script-events.ts';
import { createSessionKeeper } from './sessions.ts';
import { openTakenMail } from './taken-mail/open-taken-mail.ts';

const roundMs = 1_000;
const lookMs = 60_000;
const forgetMs = 3_600_000;

/** The panel’s answers for the mail engine, in a process of its own: it lives as long as mail does, not as the panel. */
export async function startHooks(
  options: HooksOptions,
  log: pino.Logger,
): Promise<{ stop(): Promise<void> }> {
  const { ports } = options;
  const { pool, close } = connectDatabase(options.databaseUrl, {
    size: connectionBudget.hooks,
    keepsIdle: true,
    connectTimeoutMs: 3_000,
    statementTimeoutMs: 5_000,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const secrets = createSecretBox(options.secretKey);
  const write = createJournal<HooksEvent>(options.journal, log);
  const note = (event: Untimed) => write({ at: new Date().toISOString(), ...event });
  const reports = new LoginReports();
  const keeper = createSessionKeeper(pool, createDoveadm(ports.doveadm, options.doveadmKey), log);

  const findKey = async (domain: string) => {
    const found = await findSigningKey(pool, domain);
    if (found === undefined) return undefined;
    const { domain_id: id, selector, private_key: sealed } = found;
    return { domain, selector, private_key: secrets.open(sealed, dkimSealContext(Number(id), selector)) };
  };
  const filter = { port: ports.controller, password: options.rspamdPassword };
  const { teach, teachAttached } = createTeacher({
    learn: (lesson) => trainFilter(filter, lesson),
    begin: (accountId) => beginLesson(pool, accountId),
    noteLesson: (accountId, kind) => noteLesson(pool, accountId, kind),
  });
  const taken = await openTakenMail(options, { pool, secrets, log, findKey, teach: teachAttached });
  const moves = createJunkMoves({ accountOf: (user) => accountOf(pool, user), teach }, log);
  await moves.listen(options.lessons);
  const underway = new MessagesUnderway();
  const origin = createOriginSeal(secrets.derive('mail engine: messages of users'));
  const lookups = {
    findArrived: (queueId: string) => underway.find(queueId),
    ownAddress: `postmaster@${options.hostname}`,
    findKey,
    lacksPassword: taken.lacksPassword,
    checkSender: (writer: string, from: string) => checkSender(pool, writer, from),
    isServed: (domain: string) => isServed(pool, domain),
    sealOrigin: (letter: string) => origin.seal(letter, new Date()),
  };

  const hits = new SenderHitCounter();
  const writtenTo = new WrittenToCollector();
  const judging = {
    findArrived: lookups.findArrived,
    isServed: lookups.isServed,
    isSealed: (seal: string, letter: string) => origin.isOurs(seal, letter, new Date()),
    readRules: (recipients: readonly string[], from: FilteredSender, ip: string) =>
      readFilterRules(pool, recipients, from, ip),
    noteHit: (accountId: string, entryId: string) => hits.add(accountId, entryId),
    noteJudged: (judged: JudgedMail) => note(judgedEvent(judged)),
    noteWrittenTo: (writer: string, recipients: readonly string[]) => writtenTo.add(writer, recipients),
  };

  const app = Fastify({ bodyLimit: 256 * 1024 });
  app.setErrorHandler(async (error, _request, reply) => {
    log.warn({ err: error }, 'a question of the mail engine could not be answered');
    await reply.code(500).send();
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    const key = url === '/message' || url === '/judgement' ? options.hooksKey : options.reportsKey;
    // What Dovecot posts about scripts can have no header of ours.
    const given =
      url === '/script/*'
        ? `Bearer ${(request.params as { '*': string })['*']}`
        : request.headers.authorization;
    if (!isKey(given, key)) await reply.code(401).send();
  });
  app.post('/message', async (request) => {
    const question = messageQuestion.parse(request.body);
    const answer = await checkMessage(question, lookups);
    const [arrived, handedOn] = [underway.find(question.queue_id), taken.findHandedOn(question.helo)];
    if (handedOn) note(handedOnEvent(question, handedOn));
    else if (arrived) note(readEvent(question, arrived, answer.refusal));
    return answer;
  });
  app.post('/judgement', async (request) => judgeMessage(judgedMessage.parse(request.body), judging));
  app.post('/login', async (request) => {
    const report = loginReport.parse(request.body);
    reports.add(report);
    if (report.success) keeper.noteLogin(report.login.toLowerCase());
    return { status: 0, msg: '' };
  });
  app.post('/script/*', async (request, reply) => {
    await noteScriptEvent(scriptEvent.parse(request.body), {
      tookTooLong: (email) => stopFilter(pool, email),
      wasActivated: (email) => noteFilterActivated(pool, email),
    });
    await reply.send();
  });
  await app.listen({ host: '127.0.0.1', port: ports.hooks });
  const policy = createPolicyServer(
    createPolicy(
      { ask: (question) => askPolicy(pool, question), isReturnAddress: taken.isReturnAddress },
      underway,
    ),
    log,
  );
  policy.listen(ports.policy, '127.0.0.1');
  await once(policy, 'listening');
  becomeUnprivileged(options.account);

  const changes = listenForChanges(options.databaseUrl, log, {
    onConnected: () => void Promise.all([keeper.look(), keeper.lookAtRights()]),
    onChange: (change) => keeper.onChange(change),
  });
  const ingest = async () => {
    const logins = reports.takeAccepted();
    if (logins.length > 0)
      await welcome(pool, logins).catch((error: unknown) => {
        reports.keep(logins);
        throw error;
      });
    const guesses = reports.takeGuesses();
    if (guesses.length > 0) await countKnownGuesses(pool, guesses);
    await takeUsage(pool);
  };
  const ingestFiltering = async () => {
    const [noted, written] = [hits.take(), writtenTo.take()];
    if (noted.length > 0) await noteSenderHits(pool, noted);
    if (written.length > 0) await noteKnownSenders(pool, written);
  };
  const timers = [
    every(roundMs, ingest, log),
    every(roundMs, ingestFiltering, log),
    every(lookMs, keeper.look, log),
    every(forgetMs, () => Promise.all([forgetProgress(pool), forgetSenderHits(pool)]), log),
    every(forgetMs, () => forgetKnownSenders(pool), log),
    every(forgetMs, () => Promise.all([forgetGuesses(pool), forgetCountries(pool)]), log),
  ];
  return {
    async stop() {
      await Promise.all(timers.map((timer) => timer.stop()));
      await changes.end();
      await app.close();
      policy.close();
      await Promise.all([taken.stop(), moves.stop()]);
      await Promise.all([ingest(), ingestFiltering()]).catch(() => undefined);
      await close();
    },
  };
}

/** Dovecot sends the header as it is configured. */
function isKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Again and again, with the pause after the end of each; a failure is logged and waits for the next turn. */
function every(pauseMs: number, work: () => Promise<unknown>, log: pino.Logger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let running: Promise<void> = Promise.resolve();
  const turn = async () => {
    await work().catch((error: unknown) => log.warn({ err: error }, 'the mail engine could not be read'));
    if (!isEnded) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = turn();
    }, pauseMs);
  };
  schedule();
  return {
    async stop() {
      isEnded = true;
      clearTimeout(timer);
      await running;
    },
  };
}
