import { actions } from '@posthouse/contract';
import {
  type AccessByInput,
  type Action,
  leastRequirement,
  requirementFor,
} from '@posthouse/contract/core/action';
import {
  type Area,
  type AreaLevel,
  areas,
  levels,
  levelsIn,
  type Requirement,
} from '@posthouse/contract/core/permissions';
import { type Envelope, encodeForm } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseForm } from '../apps/server/src/kernel/http/form-body.ts';
import { turnOnTwoFactor } from '../apps/server/src/testing/test-authenticator.ts';
import {
  outcomeOf,
  startTestPanel,
  type TestPanel,
  testPassword,
} from '../apps/server/src/testing/test-panel.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An input of an action, and the right it needs. */
interface Case {
  readonly name: string;
  readonly action: Action;
  readonly example: Fields;
  readonly needs: Requirement;
}

const registry = Object.entries(actions) as [string, Action][];

function branchesOf(action: Action): AccessByInput<unknown>['branches'] {
  const access: unknown = action.access;
  return typeof access === 'object' && access !== null && 'branches' in access
    ? (access as AccessByInput<unknown>).branches
    : [];
}

/** Every action with its example, and with one more per branch where the right depends on the input. */
const cases: readonly Case[] = registry.flatMap(([name, action]) => {
  const branches = branchesOf(action);
  return branches.length > 0
    ? branches.map(({ example, needs }) => ({ name, action, example, needs }))
    : [{ name, action, example: action.example as Fields, needs: leastRequirement(action) }];
});

/** Those that an action takes besides the one in this area. */
const besides = (needs: Requirement, area: Area) =>
  typeof needs === 'object' && 'allOf' in needs ? needs.allOf.filter((entry) => entry.area !== area) : [];

/** Those that need the same after each other: their levels are set once. */
const ofAreas = cases
  .filter(({ needs }) => levelsIn(needs).length > 0)
  .sort((one, other) => JSON.stringify(one.needs).localeCompare(JSON.stringify(other.needs)));

/** Stepping over this list is a decision: whoever adds to it opens an action to the whole world. */
const publicActions = [
  'login',
  'loginCode',
  'openLoginLink',
  'forgotPassword',
  'resetPassword',
  'getPasswordResetText',
  'confirmEmail',
  'acceptInvitation',
  'openPasswordHandover',
  'releaseSpam',
  'getTimezones',
  'getLanguages',
  'getDateFormats',
  'getBranding',
  'getClientConfig',
];

/** Fields of the history that only sound like secrets. */
const tellsNoSecret = ['password_max_age_days', 'password_changed'];

describe('every action', () => {
  it('has a summary that is a sentence', () => {
    const without = registry.filter(([, { summary }]) => !/^[A-Z].{8,}\.$/.test(summary));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('has an example that it accepts, also after its way over the wire', () => {
    const refused = cases.filter(({ name, action, example }) => {
      const { action: _name, ...received } = parseForm(Buffer.from(encodeForm(name, example)));
      return !action.input.safeParse(example).success || !action.input.safeParse(received).success;
    });
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  it('whose right depends on its input decides as its branches say, and never below its least right', () => {
    for (const { name, action, example, needs } of cases) {
      expect(requirementFor(action, action.input.parse(example)), name).toEqual(needs);
    }
  });

  it('is public only where this list says so', () => {
    const found = cases.filter(({ needs }) => needs === 'public').map(({ name }) => name);
    expect([...new Set(found)].sort()).toEqual([...publicActions].sort());
    const least = registry.filter(([, action]) => leastRequirement(action) === 'public');
    expect(least.map(([name]) => name).sort()).toEqual([...publicActions].sort());
  });

  it('keeps secrets out of the fields that may stand in the account history', () => {
    const telling = registry.filter(
      ([, action]) =>
        action.kind === 'command' &&
        action.history.some(
          (field: string) => /pass|secret|token|code|key/i.test(field) && !tellsNoSecret.includes(field),
        ),
    );
    expect(telling.map(([name]) => name)).toEqual([]);
  });
});

describe('every action at the endpoint', { timeout: 240_000 }, () => {
  let house: TestPanel;
  let accountId: number;
  let subAdminId: number;
  beforeAll(async () => {
    house = await startTestPanel();
    // The ids of the examples are nobody's: only the right decides.
    await startIdsHigher(house);
    ({ accountId } = await house.addAccount('alpha'));
    // To an account without chat its actions are unknown.
    await sql('update account set max_chat_users = 5');
    ({ adminId: subAdminId } = await house.addSubAdmin(accountId, 'helper'));
  });
  afterAll(() => house.stop());

  const sql = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  const call = async ({ name, example }: Pick<Case, 'name' | 'example'>, token?: string) => {
    const { status, json } = await house.post(encodeForm(name, example), token ? { token } : {});
    if (status !== 200) throw new Error(`${name}: HTTP ${status}`);
    return json;
  };
  const outcome = async (tried: Pick<Case, 'name' | 'example'>, token?: string) =>
    outcomeOf(await call(tried, token));
  let helperToken: string | undefined;
  let given = '';
  const giveLevels = async (levels: readonly AreaLevel[]) => {
    if (given === JSON.stringify(levels)) return;
    given = JSON.stringify(levels);
    await sql('delete from admin_permission where admin_id = $1', [subAdminId]);
    await sql(
      'insert into admin_permission select $1, $2, area, level from unnest($3::text[], $4::int[]) as given(area, level)',
      [accountId, subAdminId, levels.map(({ area }) => area), levels.map(({ level }) => level)],
    );
  };
  /** What the sub-admin gets with these levels and no others; they count from the next call. */
  const outcomeWith = async (levels: readonly AreaLevel[], tried: Pick<Case, 'name' | 'example'>) => {
    await giveLevels(levels);
    helperToken ??= await house.login('helper');
    const found = await outcome(tried, helperToken);
    if (found !== 'session_invalid') return found;
    // The action before may have ended the session.
    helperToken = await house.login('helper');
    return outcome(tried, helperToken);
  };

  it('answers session_invalid without a session, unless it is public', async () => {
    for (const tried of cases) {
      for (const token of [undefined, 'made-up']) {
        const found = await outcome(tried, token);
        if (publicActions.includes(tried.name)) expect(found, tried.name).not.toBe('session_invalid');
        else expect(found, tried.name).toBe('session_invalid');
      }
    }
  });

  it('says nothing about its fields to somebody without a session', async () => {
    for (const { name } of cases.filter(({ needs }) => needs !== 'public')) {
      expect(await outcome({ name, example: { no_such_field: 'x' } }), name).toBe('session_invalid');
    }
  });

  it('of an area is forbidden one level lower, even with every other right', async () => {
    for (const tried of ofAreas) {
      const wanted = levelsIn(tried.needs);
      const levelIn = (area: string) => wanted.find((entry) => entry.area === area)?.level;
      const allOthers = areas.map((area) => ({ area, level: (levelIn(area) ?? 7) - 1 }) as AreaLevel);
      expect(await outcomeWith(allOthers, tried), tried.name).toBe('forbidden');
    }
  });

  it('of an area is decided by the level in that area alone, at each of the levels 0 to 6', async () => {
    for (const area of areas) {
      const inArea = ofAreas.filter(({ needs }) => levelsIn(needs).some((entry) => entry.area === area));
      for (const level of Object.values(levels)) {
        for (const tried of inArea) {
          const wanted = levelsIn(tried.needs).filter((entry) => entry.area === area);
          const least = Math.min(...wanted.map((entry) => entry.level));
          const found = await outcomeWith([{ area, level }, ...besides(tried.needs, area)], tried);
          const told = `${tried.name} at level ${level} in ${area}`;
          expect(found, told).not.toBe('session_invalid');
          expect(found === 'forbidden', told).toBe(level < least);
        }
      }
    }
  });

  it('of an area leaves a trace in the history when a sub-admin was refused, if it is a command', async () => {
    for (const tried of ofAreas.filter(({ action }) => action.kind === 'command')) {
      await sql('delete from account_history');
      await outcomeWith([], tried);
      const { rows } = await sql(
        `select adminname, action, outcome, before, after from account_history where action <> 'login'`,
      );
      expect(rows).toEqual([
        { adminname: 'helper', action: tried.name, outcome: 'refused', before: null, after: null },
      ]);
    }
  });

  it('for the main admin alone is forbidden to a sub-admin with every level', async () => {
    const everything = areas.map((area) => ({ area, level: 6 }) as const);
    for (const tried of cases.filter(({ needs }) => needs === 'admin')) {
      expect(await outcomeWith(everything, tried), tried.name).toBe('forbidden');
    }
  });

  it('for the signed-in is allowed to a sub-admin without any level', async () => {
    for (const tried of cases.filter(({ needs }) => needs === 'session')) {
      const found = await outcomeWith([], tried);
      expect(['forbidden', 'session_invalid'], tried.name).not.toContain(found);
    }
  });

  it('refuses an unknown field, with every right', async () => {
    // Nothing is done, so nothing ends the session.
    const token = await house.login('alpha');
    for (const { name, example } of cases) {
      const json = await call({ name, example: { ...example, no_such_field: 'x' } }, token);
      expect(json, name).toMatchObject({
        error: { code: 'invalid_input', fields: { no_such_field: { code: 'unknown_field' } } },
      });
    }
  });

  it('of a query changes nothing', async () => {
    const queries = cases.filter(({ action }) => action.kind === 'query');
    const token = await house.login('alpha');
    const before = await rowsOf(house, accountId);
    for (const tried of queries) await outcome(tried, token);
    expect(await rowsOf(house, accountId)).toEqual(before);
  });
});

/** Commands that would leave a table empty again. */
const takesBack = ['revokeDnsHandover', 'revokePasswordHandover'];

/** Tables of an account that no example fills: they have tests of their own. */
const filledByNoExample = [
  'account_limit_alert',
  'admin_domain',
  'bulk_undo',
  'bulk_undo_row',
  'filter_lesson',
  'known_network',
  'list_delivery',
  'mail_leftover',
  'plan_file',
  'public_folder_place',
  'spam_link',
  'spam_report',
  'stopped_filter',
];

/** Several accounts may claim a name: the DNS decides whose it is. */
const claims = ['addDomain'];

/** What an account may be asked for by name; each is aimed at on its own. */
const aims = ['id', 'ids', 'list', 'username', 'email', 'domain'] as const;

describe('another account', { timeout: 240_000 }, () => {
  let house: TestPanel;
  let foreignAccount: number;
  let asItWas: Awaited<ReturnType<typeof rowsOf>>;
  let allForeignIds: string[];
  /** One of each kind, to aim at: the latest row of each table. */
  let foreignIds: string[];
  let foreignNames: Readonly<Record<'username' | 'email' | 'domain', readonly string[]>>;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
    const { accountId: onlookers } = await house.addAccount('gamma');
    await house.addSubAdmin(onlookers, 'gamma-helper');
    await startIdsHigher(house);
    foreignAccount = (await house.addAccount('beta')).accountId;
    await house.database.pool.query(
      'update account set max_basic_users = 5, max_enhanced_users = 1, max_quota_mb = 9000 where id = $1',
      [foreignAccount],
    );
    await house.database.pool.query('update account set max_chat_users = 5');
    await house.addSubAdmin(foreignAccount, 'beta-helper', { users: 6 });
    await turnOnTwoFactor(house, { token: await house.login('beta-helper') });
    await house.call('forgotPassword', { username: 'beta', email: 'beta@admins.example' });
    await runEveryCommand();
    await addLoginsAndAudit();
    await addJob(house, foreignAccount);
    await shareMailboxes(house, await house.login('beta'));
    await addChat(house, foreignAccount);
    await house.panel.runJobsUntilIdle();
    const ids = await idsOf(house, foreignAccount);
    allForeignIds = ids.flat();
    foreignIds = [...new Set(ids.flatMap((ofTable) => ofTable.slice(-1)))];
    foreignNames = {
      username: await valuesOf(house, foreignAccount, 'username'),
      email: await valuesOf(house, foreignAccount, 'email'),
      domain: await valuesOf(house, foreignAccount, 'ascii'),
    };
    asItWas = await rowsOf(house, foreignAccount);
  });
  afterAll(() => house.stop());

  const call = async (name: string, fields: Fields, token?: string) =>
    (await house.post(encodeForm(name, fields), token ? { token } : {})).json;

  const tokens = new Map<string, string>();
  const callAs = async (admin: 'alpha' | 'beta', name: string, fields: Fields) => {
    const known = tokens.get(admin);
    const answer = known === undefined ? undefined : await call(name, fields, known);
    if (answer && outcomeOf(answer) !== 'session_invalid') return answer;
    // The action before may have ended the session.
    const token = await house.login(admin);
    tokens.set(admin, token);
    return call(name, fields, token);
  };
  const callAsAlpha = (name: string, fields: Fields) => callAs('alpha', name, fields);

  /** The other account lives: it does all it may, so that a table of a new feature has rows here by itself. */
  const runEveryCommand = async () => {
    const commands = cases.filter(
      ({ name, action }) =>
        action.kind === 'command' && action !== actions.login && !takesBack.includes(name),
    );
    const making = commands.filter((one) => turnOf(one) === 0);
    const others = commands
      .filter((one) => turnOf(one) > 0)
      .sort((one, other) => turnOf(one) - turnOf(other));
    await runEach(making);
    await house.verifyDomains(foreignAccount);
    // Again: some things can only be made in others.
    await runEach([...making, ...others]);
  };
  /** What no example makes: there is no user of theirs, nor one for audit. */
  const addLoginsAndAudit = async () => {
    const token = await house.login('beta');
    const domain = 'beta-logins.example';
    await call('addDomain', { domain }, token);
    await house.verifyDomains(foreignAccount);
    const user = { domain, password: testPassword, quota: 10 };
    await call('addUser', { ...user, username: 'beta-journal', account_type: 'audit' }, token);
    const email = `beta-journal@${domain}`;
    await call('setAuditDomain', { domain, audit_email: email }, token);
    await call('addUser', { ...user, username: 'beta-leaver' }, token);
    await call('setRemovalDate', { email: `beta-leaver@${domain}`, remove_at: '2199-12-31' }, token);
    await call('addAppPassword', { email, label: 'beta-phone' }, token);
    await call('getOneTimePassword', { email, reason: 'beta' }, token);
    await call('createPasswordHandover', { email }, token);
    // As the mail engine reports it.
    await house.database.pool.query(
      `insert into mail_login (account_id, user_id, domain_id, at, service, outcome, password, label)
       select account_id, id, domain_id, $2, 'imap', 'accepted', 'app', 'beta-phone' from mail_user where email = $1`,
      [email, house.clock.now()],
    );
    for (const log of ['incoming', 'outgoing']) {
      const columns = 'account_id, at, story, domain_id, sender, recipient, reached, subject';
      await house.database.pool.query(
        `insert into ${log}_mail (${columns}, message_status, recipient_status)
         select account_id, $2, 'beta', domain_id, email, email, email, 'beta', 'permanent', 'permanent'
           from mail_user where email = $1`,
        [email, house.clock.now()],
      );
      await house.database.pool.query(
        `insert into ${log}_story (account_id, at, story, facts)
         select account_id, $2, 'beta', '{}' from mail_user where email = $1`,
        [email, house.clock.now()],
      );
    }
    await house.database.pool.query(
      `insert into sender_hit (account_id, entry_id, day, hits, last_at)
       select account_id, id, $2::timestamptz, 1, $2 from sender_entry where account_id = $1`,
      [foreignAccount, house.clock.now()],
    );
    await house.database.pool.query(
      `insert into mail_session (account_id, user_id, service, ip)
       select account_id, id, 'imap', '192.0.2.7' from mail_user where email = $1`,
      [email],
    );
    await house.database.pool.query(
      `with seen as (
         insert into login_country (account_id, user_id, country, ip, first_at, last_at)
         select account_id, id, 'DE', '192.0.2.7', $2, $2 from mail_user where email = $1 returning *)
       insert into security_incident (account_id, user_id, kind, level, evidence, first_at, last_at)
       select account_id, user_id, 'countries', 1, jsonb_build_object('limit', 1, 'countries', jsonb_build_object(country,
                jsonb_build_object('ip', host(ip), 'first_at', first_at, 'last_at', last_at))), first_at, last_at from seen`,
      [email, house.clock.now()],
    );
    await house.database.pool.query(
      `insert into known_sender (account_id, domain_id, user_id, address, readable, first_at, last_at)
       select account_id, domain_id, id, 'beta@outside.example', 'beta@outside.example', now(), now()
         from mail_user where email = $1`,
      [email],
    );
  };
  const runEach = async (commands: readonly Case[]) => {
    for (const { name, example } of commands) {
      const marked = markedForBeta(withPassword(name, example));
      const done = outcomeOf(await callAs('beta', name, marked));
      if (done !== 'done') await callAs('beta', name, withPassword(name, example));
    }
  };

  /** The example, turned at something of the other account in one field at a time. */
  const aimed = ({ name, action, example }: Case): { aim: (typeof aims)[number]; fields: Fields }[] => {
    const fields = withPassword(name, example);
    return aims
      .filter((aim) => aim in action.input.shape)
      .flatMap((aim): { aim: (typeof aims)[number]; fields: Fields }[] => {
        if (aim === 'ids') return partsOf(foreignIds).map((ids) => ({ aim, fields: { ...fields, ids } }));
        const values = aim === 'id' || aim === 'list' ? foreignIds : foreignNames[aim];
        return values.map((value) => ({ aim, fields: { ...fields, [aim]: value } }));
      });
  };

  it('has rows in every table of an account in this test, and ids that no row of the own account has', async () => {
    const rows = await rowsOf(house, foreignAccount);
    const empty = Object.keys(rows).filter((table) => rows[table]?.length === 0);
    expect(empty).toEqual(filledByNoExample);
    expect(allForeignIds.length).toBeGreaterThan(20);
    expect(foreignNames.username).toContain('beta-helpdesk');
  });

  it('is told apart in every list and answer, with the example and without any filter', async () => {
    const token = await house.login('gamma');
    for (const { name, action, example } of cases) {
      if (action.kind !== 'query' || publicActions.includes(name)) continue;
      const inputs = action.input.safeParse({}).success ? [example, {}] : [example];
      for (const fields of inputs) {
        const text = JSON.stringify(await call(name, fields, token));
        expect(text, name).not.toContain('beta');
        expect(
          allForeignIds.filter((id) => text.includes(`"${id}"`)),
          name,
        ).toEqual([]);
      }
    }
  });

  const everyRowNotFound = ({ ids }: Fields) => {
    const failed = (ids as string[]).map((id) => ({ id, code: 'not_found' }));
    return { returncode: 1, returndata: { done: [], failed } };
  };

  /** The rows of a sub-admin who is named and is not there answer as a single one does, and so does a plan about nobody. */
  const isBulk = ({ name, action }: Case, aim: string, fields: Fields) =>
    action.kind === 'command' && aim === 'ids' && !('username' in fields) && name !== 'planOffboarding';

  it('is not found by its ids, row by row in bulk', async () => {
    for (const tried of cases) {
      const byId = aimed(tried).filter(({ aim }) => aim === 'ids' || aim === 'id');
      for (const { aim, fields } of byId) {
        const answer = await callAsAlpha(tried.name, fields);
        if (isBulk(tried, aim, fields)) expect(answer, tried.name).toEqual(everyRowNotFound(fields));
        else expect(outcomeOf(answer), tried.name).toBe('not_found');
      }
    }
  });

  const isAskedByName = ({ name, needs }: Case) => needs !== 'public' && !claims.includes(name);

  it('is out of reach by the names of its admins and domains', async () => {
    for (const tried of cases.filter(isAskedByName)) {
      for (const { aim, fields } of aimed(tried)) {
        if (aim !== 'username' && aim !== 'domain') continue;
        const answer = await callAsAlpha(tried.name, fields);
        const isNothing =
          isEmptyList(answer) || isOfOtherKind(answer, aim) || (await isEmptyFile(house, answer));
        const found = isNothing ? 'not_found' : outcomeOf(answer);
        expect(['not_found', 'conflict'], `${tried.name} ${JSON.stringify(fields)}`).toContain(found);
      }
    }
  });

  const isTriedAbove = (tried: Case, aim: string) =>
    aim === 'id' || aim === 'ids' || ((aim === 'username' || aim === 'domain') && isAskedByName(tried));

  it('stays as it was whatever the first one did above or does else, signed in or not', async () => {
    for (const tried of cases) {
      const aims = aimed(tried);
      const inputs = [tried.example, ...aims.map(({ fields }) => fields)];
      // Without a session the others are refused before they look at their fields, as said above.
      if (tried.needs === 'public') for (const fields of inputs) await call(tried.name, fields);
      const left = aims.filter(({ aim }) => !isTriedAbove(tried, aim)).map(({ fields }) => fields);
      for (const fields of [tried.example, ...left]) await callAsAlpha(tried.name, fields);
    }
    await house.panel.runJobsUntilIdle();
    expect(withoutRefusedLogins(await rowsOf(house, foreignAccount))).toEqual(asItWas);
  });
});

/** Only some kinds of what the action takes have that field. */
const isOfOtherKind = (answer: Envelope<unknown>, field: string) =>
  answer.returncode === 0 && answer.error.fields?.[field]?.code === 'format';

/** As many as every bulk command does at once, also those that ask another system. */
const atOnce = 20;
function partsOf(ids: readonly string[]): string[][] {
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => part * atOnce);
  return parts.map((from) => ids.slice(from, from + atOnce));
}

/** More rows than are done at once: no example has so many. */
async function addJob(house: TestPanel, accountId: number): Promise<void> {
  await house.database.pool.query(
    `with job as (
       insert into long_job (account_id, admin_id, kind, action, input, state, total, created_at, ended_at)
       select account_id, id, 'bulk', 'enableDomains', '{}', 'done', 1, $2, $2 from admin
        where account_id = $1 and role = 'admin' returning account_id, id)
     insert into long_job_row (account_id, job_id, row_id, outcome) select account_id, id, 1, 'done' from job`,
    [accountId, house.clock.now()],
  );
}

/** Two users who have to do with each other: examples know only one. */
async function shareMailboxes(house: TestPanel, token: string): Promise<void> {
  const call = async (name: string, fields: Fields) => {
    const { json } = await house.post(encodeForm(name, fields), { token });
    if (json.returncode === 0) throw new Error(JSON.stringify(json));
  };
  const domain = 'beta-example.com';
  const [email, address] = [`beta-one@${domain}`, `beta-two@${domain}`];
  for (const username of ['beta-one', 'beta-two'])
    await call('addUser', { username, domain, password: testPassword, quota: 1 });
  await call('setForwards', { email, destinations: [address] });
  await call('setSendAs', { email, addresses: [address] });
  await call('setDelegates', { email, delegates: [{ address, right: 'read' }] });
  // The examples lead to somebody who is not there, and name no owners.
  await call('addAlias', { alias: 'beta-alias', domain, forward: [address] });
  await call('addList', { name: 'beta-list', domain, type: 'distribution', members: [address] });
  const owned = { name: 'beta-owned', domain, owners: [email] };
  const smart = await house.call('addSmartList', owned, { token });
  const list = smart.returncode === 1 ? smart.returndata.id : '';
  await call('setSmartListMembers', { list, members: [{ address }] });
  // Only enhanced users own folders.
  const enhanced = {
    username: 'beta-three',
    domain,
    password: testPassword,
    quota: 1,
    account_type: 'enhanced',
  };
  await call('addUser', enhanced);
  const who = `beta-three@${domain}`;
  const draft = { name: 'beta-owned', domain, type: 'mail', owners: [who] } as const;
  const folder = await house.call('addPublicFolder', draft, { token });
  const id = folder.returncode === 1 ? folder.returndata.id : '';
  await call('setPublicFolderRights', { id, rights: [{ who, profile: 'editor' }] });
}

/** As the operator connects it, and Zulip lists them. */
async function addChat(house: TestPanel, accountId: number): Promise<void> {
  const { pool } = house.database;
  await pool.query(
    `insert into chat_organization (account_id, url, bot_email, api_key, connected_at)
     values ($1, 'https://chat.beta-example.com', 'bot@beta-example.com', '', now())`,
    [accountId],
  );
  await pool.query(
    `insert into chat_user (account_id, zulip_id, email, readable, name, role, adopted, created_at, changed_at)
     values ($1, 7, 'chat@beta-example.com', 'chat@beta-example.com', 'beta-chat', 'member', true, now(), now())`,
    [accountId],
  );
}

/** A list, or rows in bulk, filtered by something of others. */
function isEmptyList({ returndata }: Envelope<unknown>): boolean {
  if (typeof returndata !== 'object' || returndata === null) return false;
  const rows: unknown = 'rows' in returndata ? returndata.rows : 'done' in returndata && returndata.done;
  return Array.isArray(rows) && rows.length === 0;
}

/** An export of nothing is a file with a head alone. */
async function isEmptyFile({ panel }: TestPanel, { returndata }: Envelope<unknown>): Promise<boolean> {
  if (typeof returndata !== 'object' || returndata === null || !('url' in returndata)) return false;
  const { statusCode, body } = await panel.app.inject({ method: 'GET', url: String(returndata.url) });
  return statusCode === 200 && body.trim().split('\n').length === 1;
}

/** Whoever is tried at the login of an account is noted there, for it to see. */
function withoutRefusedLogins(rows: Awaited<ReturnType<typeof rowsOf>>) {
  const isRefusedLogin = (row: string) => /"action": "login"/.test(row) && /"outcome": "refused"/.test(row);
  return { ...rows, account_history: rows['account_history']?.filter((row) => !isRefusedLogin(row)) };
}

function turnOf({ name }: Case): number {
  if (/^(add|create|import)/.test(name)) return 0;
  return /^(remove|delete|purge|end|disable|logout)/.test(name) ? 2 : 1;
}

/** Where the password is asked for again it is the right one; the own password stays, for logins follow. */
function withPassword(name: string, example: Fields): Fields {
  return 'password1' in example && name !== 'changePassword'
    ? { ...example, password1: testPassword }
    : example;
}

/** The example with names in which one sees whose they are. */
function markedForBeta(example: Fields): Fields {
  const marked = Object.entries(example).map(([key, value]) => {
    // Its users are in its own domain, which has the mark too.
    if (key === 'email') return [key, `beta-${String(value).replace('@', '@beta-')}`];
    return ['username', 'name', 'domain'].includes(key) ? [key, `beta-${value}`] : [key, value];
  });
  return Object.fromEntries(marked);
}

/** Ids of rows made from now on are in no danger to equal an id made before, whatever the table. */
async function startIdsHigher(house: TestPanel): Promise<void> {
  const { rows } = await house.database.pool.query<{ statement: string }>(
    `select format('alter table %I alter column %I restart with %s', table_name, column_name,
                   1000000 * row_number() over (order by table_name)) as statement
       from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
        and table_name not in (select relname from pg_class where relispartition)`,
  );
  for (const { statement } of rows) await house.database.pool.query(statement);
}

async function tenantTables(house: TestPanel): Promise<{ name: string; hasId: boolean }[]> {
  const { rows } = await house.database.pool.query<{ name: string; has_id: boolean }>(
    `select c.table_name as name,
            bool_or(c.column_name = 'id') as has_id
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.table_name not in (select relname from pg_class where relispartition)
      group by c.table_name having bool_or(c.column_name = 'account_id') order by c.table_name`,
  );
  return rows.map(({ name, has_id }) => ({ name, hasId: has_id }));
}

/** Of each table, oldest first. */
async function idsOf(house: TestPanel, accountId: number): Promise<string[][]> {
  const tables = (await tenantTables(house)).filter(({ hasId }) => hasId);
  const found = await Promise.all(
    tables.map(({ name }) =>
      house.database.pool.query<{ id: number }>(`select id from ${name} where account_id = $1 order by id`, [
        accountId,
      ]),
    ),
  );
  return found.map(({ rows }) => rows.map(({ id }) => String(id)));
}

/** What the account's rows hold in columns of this name; a table's own names count as well: `domain.name`. */
async function valuesOf(house: TestPanel, accountId: number, column: string): Promise<string[]> {
  const { rows } = await house.database.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'
        and (column_name = $1 or (table_name = $1 and column_name = 'name'))`,
    [column],
  );
  const tables = (await tenantTables(house)).map(({ name }) => name);
  const found = await Promise.all(
    rows
      .filter(({ table }) => tables.includes(table))
      .map((place) =>
        house.database.pool.query<{ value: string }>(
          `select distinct ${place.column} as value from ${place.table} where account_id = $1`,
          [accountId],
        ),
      ),
  );
  return [...new Set(found.flatMap((answer) => answer.rows.map(({ value }) => value)))].filter(Boolean);
}

/** Everything an account has, by table. */
async function rowsOf(house: TestPanel, accountId: number): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    (await tenantTables(house)).map(async ({ name }) => {
      const { rows } = await house.database.pool.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t where account_id = $1 order by 1`,
        [accountId],
      );
      return [name, rows.map(({ row }) => row)] as const;
    }),
  );
  const { rows } = await house.database.pool.query<{ row: string }>(
    'select to_jsonb(a)::text as row from account a where id = $1',
    [accountId],
  );
  return { ...Object.fromEntries(entries), account: rows.map(({ row }) => row) };
}
