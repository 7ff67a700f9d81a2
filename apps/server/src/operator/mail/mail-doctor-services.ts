import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineChild, findChild } from '../../engine/engine-child.ts';
import { engineServices, isServiceRunning } from '../../engine/engine-services.ts';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { reasonOf } from '../command-failure.ts';
import { quantity } from '../command-output.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import { findKeeper } from './mail-run.ts';
import { askPort, readFingerprint } from './port-answers.ts';
import { findPortOwner } from './port-owner.ts';

const startIt = 'Run "npm run posthouse -- mail start".';

interface Probe {
  readonly name: string;
  readonly at: number | string;
  ask(): Promise<string>;
  /** What the right service answers. */
  readonly right: RegExp;
}

/** Each service must run, and answer on its ports as only it would. */
export async function checkServices(settings: EngineSettings): Promise<Check[]> {
  const services = await Promise.all(
    engineServices(settings).map(async (service) => ({
      name: service.name as string,
      isRunning: await isServiceRunning(service),
    })),
  );
  const keeper = await findKeeper(settings);
  const kept =
    keeper === undefined
      ? fail('Keeper', 'not running: nothing is restarted, and the panel learns nothing', startIt)
      : ok('Keeper', `running as process ${keeper.identity.pid}`);
  const probes = probesOf(settings);
  const checks = services.map(({ name, isRunning }) => checkService(name, isRunning, probes[name] ?? []));
  const hooks = checkHooks(settings.ports.hooks, keeper?.identity.pid, probes['hooks'] ?? []);
  const checkChild = async (name: EngineChild) =>
    checkService(name, (await findChild(settings, name)) !== undefined, probes[name] ?? []);
  return [kept, ...(await Promise.all([checkChild('lookups'), checkChild('logs'), hooks, ...checks]))];
}

/** Hooks that outlive their keeper answer with what they knew then, and keep those of the next one away. */
async function checkHooks(
  port: number,
  keeper: number | undefined,
  probes: readonly Probe[],
): Promise<Check> {
  const owner = await findPortOwner(port);
  if (owner === undefined || keeper === undefined || owner.parent === keeper)
    return checkService('hooks', owner !== undefined || keeper !== undefined, probes);
  const message = `port ${port} is held by process ${owner.pid} (${owner.program}), which is not the keeper’s`;
  return fail('Hooks', message, `End it with "kill ${owner.pid}". The keeper starts its own within seconds.`);
}

async function checkService(service: string, isRunning: boolean, probes: readonly Probe[]): Promise<Check> {
  const name = `${service.charAt(0).toUpperCase()}${service.slice(1)}`;
  if (!isRunning) return explainStop(name, probes);
  const answers = await Promise.all(probes.map(examine));
  const silent = answers.filter((answer) => answer !== undefined);
  const hint =
    'See its log in the log folder. The keeper starts services that ended again within 10 seconds.';
  if (silent.length > 0) return fail(name, silent.join('; '), hint);
  return ok(name, `answers: ${probes.map(({ name: what, at }) => `${what} ${at}`).join(', ')}`);
}

/** Perhaps it can’t start, because somebody else is where it wants to be. */
async function explainStop(name: string, probes: readonly Probe[]): Promise<Check> {
  for (const { at } of probes) {
    const owner = typeof at === 'number' ? await findPortOwner(at) : undefined;
    if (owner !== undefined)
      return fail(
        name,
        `stopped; ${owner.program} (process ${owner.pid}) uses port ${at}`,
        'Stop that program, or set up a private mail engine with other ports.',
      );
  }
  return fail(name, 'stopped', startIt);
}

async function examine({ name, at, ask, right }: Probe): Promise<string | undefined> {
  try {
    const answer = await ask();
    return right.test(answer) ? undefined : `${name} ${at} answers ${JSON.stringify(answer.slice(0, 60))}`;
  } catch (error) {
    return `${name} ${at}: ${reasonOf(error)}`;
  }
}

/** Negotiates as Postfix does: length, command O, version 6, all actions, all steps. */
const milterGreeting = Buffer.from('0000000d4f00000006000001ff001fffff', 'hex');
const milterAnswer = /^\0\0\0\rO/;
const policyQuestion = 'request=smtpd_access_policy\n\n';

function probesOf({ ports, hostname, root }: EngineSettings): Record<string, Probe[]> {
  const speaks = (name: string, at: number | string, right: RegExp, options = {}): Probe => ({
    ...{ name, at, right },
    ask: () => askPort({ at, until: right, ...options }),
  });
  const tls = { tls: true };
  // The name tells ours from another mail server on the same machine.
  const smtp = new RegExp(`^220 ${hostname.replaceAll('.', '\\.')} .*\\r\\n`, 's');
  const isRefused = (name: string, port: number, path: string): Probe => ({
    ...{ name, at: port, right: /^401$/ },
    ask: async () => {
      const url = `http://127.0.0.1:${port}${path}`;
      const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      return String(answer.status);
    },
  });
  const policy = { say: policyQuestion };
  const asked = { say: '24:mailbox_domain x.invalid,' };
  return {
    lookups: [
      speaks('socket', join(root, 'spool/postfix/private/posthouse-lookups'), /^\d+:NOTFOUND /, asked),
    ],
    hooks: [isRefused('hooks', ports.hooks, '/message'), speaks('policy', ports.policy, /^action=/, policy)],
    redis: [speaks('socket', join(root, 'run/redis/redis.sock'), /^\+PONG/, { say: 'PING\r\n' })],
    rspamd: [
      speaks('milter', ports.milter, milterAnswer, { say: milterGreeting }),
      speaks('controller', ports.controller, /\r\n\r\npong/, { say: 'GET /ping HTTP/1.0\r\n\r\n' }),
    ],
    dovecot: [
      speaks('imap', ports.imap, /^\* OK .*\r\n/),
      speaks('imaps', ports.imaps, /^\* OK .*\r\n/, tls),
      speaks('pop3', ports.pop3, /^\+OK .*\r\n/),
      speaks('pop3s', ports.pop3s, /^\+OK .*\r\n/, tls),
      speaks('sieve', ports.sieve, /^"IMPLEMENTATION".*\r\nOK .*\r\n/s),
      isRefused('doveadm', ports.doveadm, '/doveadm/v1'),
    ],
    postfix: [
      speaks('smtp', ports.smtp, smtp),
      speaks('submission', ports.submission, smtp),
      speaks('submissions', ports.submissions, smtp, tls),
      speaks('reinject', ports.reinject, smtp),
    ],
  };
}

const dayMs = 86_400_000;
const soonDays = 14;

/** The file, and whether mail programs get to see what is in it. */
export async function checkCertificate(
  { tls, ports, hostname, isPrivate }: EngineSettings,
  now: Date,
): Promise<Check> {
  const name = 'Certificate';
  const renew = `Renew ${tls.certificate}, then reload Dovecot and Postfix.`;
  try {
    const file = new X509Certificate(await readFile(tls.certificate));
    // Whether Dovecot answers at all is a check of its own.
    const shown = await readFingerprint(ports.imaps).catch(() => file.fingerprint256);
    const daysLeft = Math.floor((Date.parse(file.validTo) - now.getTime()) / dayMs);
    if (file.fingerprint256 !== shown)
      return fail(
        name,
        `Dovecot still uses another one than ${tls.certificate}`,
        'Reload Dovecot and Postfix.',
      );
    if (daysLeft < 0) return fail(name, `expired on ${file.validTo}`, renew);
    if (file.checkHost(hostname) === undefined)
      return warn(name, `not for the name ${hostname}`, 'Get one for the name people connect to.');
    const message = `for ${hostname}, valid for another ${quantity(daysLeft, 'day')}`;
    if (daysLeft < soonDays) return warn(name, message, renew);
    if (file.issuer === file.subject && !isPrivate)
      return warn(
        name,
        `${message}, but self-signed`,
        'Mail programs will warn people. Get one from an authority.',
      );
    return ok(name, message);
  } catch (error) {
    return fail(name, `can’t be read: ${reasonOf(error)}`, `Check ${tls.certificate}.`);
  }
}
