import { actions } from '@posthouse/contract';
import type { Action } from '@posthouse/contract/core/action';
import { areas } from '@posthouse/contract/core/permissions';
import { type Envelope, encodeForm } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../apps/server/src/testing/test-panel.ts';

type Fields = Readonly<Record<string, unknown>>;

const registry = Object.entries(actions) as [string, Action][];

/** In every name, address, note and description of the other domain; nothing else has it. */
const mark = 'zweitwelt';
const own = 'erstwelt.example';
const foreign = `${mark}.example`;

/**
 * Being limited to domains is a second tenancy. An account has the same things in two domains; an admin with every
 * level, limited to the first, must meet nothing of the second.
 */
describe('an admin limited to one of two domains', { timeout: 240_000 }, () => {
  let house: TestPanel;
  let token: string;
  let foreignIds: string[];
  let ownLists: { readonly plain: string; readonly smart: string };
  let foreignNames: Readonly<Record<'domain' | 'email' | 'username' | 'forward' | 'member', string[]>>;

  beforeAll(async () => {
    house = await startTestPanel({}, {});
    const { accountId } = await house.addAccount('alpha');
    await house.database.pool.query(
      `update account set max_basic_users = 9, max_enhanced_users = 2, max_quota_mb = 9000, max_chat_users = 9
        where id = $1`,
      [accountId],
    );
    const admin = await house.login('alpha');
    const main = { token: admin };
    // Ids of the two domains must not be mistaken for each other's, nor for those of examples.
    await startIdsHigher(house);
    const ownId = await fillDomain(house, accountId, admin, own, 'erst');
    await startIdsHigher(house);
    const before = await idsOfAccount(house, accountId);
    await fillDomain(house, accountId, admin, foreign, mark);
    ownLists = await shareAcross(house, admin);
    foreignIds = (await idsOfAccount(house, accountId)).filter((id) => !before.includes(id));
    foreignNames = {
      domain: [foreign, `alias-${foreign}`],
      email: [`helper@${foreign}`, `user-${mark}@${foreign}`, `journal-${mark}@${foreign}`],
      forward: [`user-${mark}@${foreign}`],
      member: [`user-${mark}@${foreign}`],
      username: [`helper-${mark}`],
    };
    const permissions = Object.fromEntries(areas.map((area) => [area, 6]));
    const made = await house.call(
      'addSubAdmin',
      {
        username: 'limited',
        email: 'limited@admins.example',
        password: 'Correct-horse-7',
        permissions,
        domains_limited: 1,
        domains: [ownId],
      },
      main,
    );
    dataOf(made);
    await house.panel.runJobsUntilIdle();
    token = await house.login('limited');
  });
  afterAll(() => house.stop());

  /** The list of the examples is the own one, for which others' things are asked. */
  const call = async (name: string, { list, ...fields }: Fields): Promise<Envelope<unknown>> => {
    const ownList = name.includes('Smart') ? ownLists.smart : ownLists.plain;
    const asked = list === undefined ? fields : { ...fields, list: list === '1' ? ownList : list };
    return (await house.post(encodeForm(name, asked), { token })).json;
  };
  const textOf = async (name: string, fields: Fields) => JSON.stringify(await call(name, fields));
  const meetsForeign = (text: string) =>
    text.toLowerCase().includes(mark) ||
    foreignIds.some((id) => text.includes(`"id":"${id}"`) || text.includes(`_id":"${id}"`));

  it('has things of the other domain to meet', async () => {
    const main = await house.login('alpha');
    const rows = await house.post(encodeForm('getDomains', {}), { token: main });
    expect(JSON.stringify(rows.json)).toContain(mark);
    expect(foreignIds.length).toBeGreaterThan(3);
    const history = await house.post(encodeForm('getAccountHistory', {}), { token: main });
    expect(JSON.stringify(history.json)).toContain(mark);
  });

  it('meets nothing of the other in any answer: plain, searched, filtered, sorted, or asked for by name', async () => {
    const found: string[] = [];
    for (const [name, action] of registry) {
      if (action.kind !== 'query' || action.access === 'public') continue;
      for (const fields of questionsOf(action)) {
        const text = await textOf(name, fields);
        // An echo of what was asked is no answer.
        if (meetsForeign(text)) found.push(`${name} ${JSON.stringify(fields)}`);
      }
    }
    expect(found).toEqual([]);
  });

  /** The example and nothing at all, every search and filter that would name the other, each order. */
  function questionsOf(action: Action): Fields[] {
    const shape: Fields = action.input.shape;
    const given = action.input.safeParse({}).success ? {} : (action.example as Fields);
    const takes = (field: string) => field in shape;
    const keys = { id: foreignIds, list: foreignIds, ids: foreignIds.map((id) => [id]), ...foreignNames };
    const keyed = Object.entries(keys)
      .filter(([field]) => takes(field))
      .flatMap(([field, values]) => values.map((value) => ({ ...withoutKeys(given), [field]: value })));
    const plain = Object.entries({
      search: [mark, 'zw', foreign],
      address: [`user-erst@${own}`],
      target: [mark],
      adminname: [`helper-${mark}`],
      exact_total: [1],
      dir: ['desc'],
    })
      .filter(([field]) => takes(field))
      .flatMap(([field, values]) => values.map((value) => ({ ...given, [field]: value })));
    const negated = takes('not') && takes('domain') ? [{ ...given, domain: own, not: { domain: 1 } }] : [];
    return [given, action.example as Fields, ...plain, ...negated, ...keyed];
  }

  it('counts nothing of the other', async () => {
    for (const name of [
      'getDomains',
      'getAliasDomains',
      'getBrandingDomains',
      'getUserDomains',
      'getAudit',
      'getChatUsers',
      'getAliases',
      'getLists',
      'getSmartLists',
      'getPublicFolders',
      'getFilterDomains',
      'getIpAccessList',
      'getAutoWhitelist',
      'getWhitelist',
      'getBlacklist',
      'getTrustedIps',
      'getSecurityIncidents',
    ] as const) {
      const { total } = dataOf(await house.call(name, {}, { token }));
      expect(total, name).toBe(1);
    }
    expect(dataOf(await house.call('getUsers', {}, { token })).total).toBe(2);
    const status = dataOf(await house.call('status', {}, { token }));
    expect([status.curdomains, status.maxdomains]).toEqual([1, 1]);
    expect([status.curemails, status.curquota, status.curzulipusers]).toEqual([1, 600, 1]);
    const logins = dataOf(await house.call('getMailLoginCounts', {}, { token }));
    expect(logins).toEqual({ accepted: 1, refused: 0 });
  });

  it('gets nothing of the other in an export', async () => {
    for (const [name, action] of registry.filter(([name]) => name.startsWith('export'))) {
      const everything = { ...(action.example as Fields), search: '' };
      const ofTheOther = 'domain' in action.input.shape ? [{ ...everything, domain: foreign }] : [];
      for (const fields of [everything, ...ofTheOther]) {
        const { url } = dataOf((await call(name, fields)) as Envelope<{ url: string }>);
        const { pathname } = new URL(url, 'https://panel.example');
        const file = await house.panel.app.inject({ method: 'GET', url: pathname });
        expect(file.statusCode, name).toBe(200);
        expect(meetsForeign(file.body), name).toBe(false);
      }
    }
  });

  /** An export of nothing, which is a file with a head alone, found nothing either. */
  const outcomeOfAny = async (answer: Envelope<unknown>) => {
    const { returndata } = answer;
    const isFile = typeof returndata === 'object' && returndata !== null && 'url' in returndata;
    if (!isFile) return rowOutcome(answer);
    const file = await house.panel.app.inject({ method: 'GET', url: String(returndata.url) });
    return file.body.trim().split('\n').length === 1 ? 'not_found' : 'found';
  };

  it('is refused every action of the whole account', async () => {
    const wholeAccount = registry.filter(([, action]) => action.scope === 'account');
    expect(wholeAccount.length).toBeGreaterThan(5);
    for (const [name, action] of wholeAccount) {
      expect(outcomeOf(await call(name, action.example as Fields)), name).toBe('forbidden');
    }
  });

  it('finds nothing of the other with any command: not by id, not by name, not in bulk', async () => {
    const before = await rowsOfForeign();
    const found: string[] = [];
    for (const [name, action] of registry.filter(isDomainCommand)) {
      if (makesOnly.includes(name)) continue;
      const aimed = aimedAt(action);
      if (aimed.length === 0) found.push(`${name} can be aimed at nothing`);
      for (const fields of aimed) {
        const outcome = await outcomeOfAny(await call(name, fields));
        if (outcome !== 'not_found') found.push(`${name} ${JSON.stringify(fields)}: ${outcome}`);
      }
    }
    expect(found).toEqual([]);
    expect(await rowsOfForeign()).toEqual(before);
  });

  it('selects nothing of the other with all that match', async () => {
    const bulk = registry.filter(isDomainCommand).filter(([, { input }]) => 'all' in input.shape);
    expect(bulk.length).toBeGreaterThan(4);
    for (const [name, action] of bulk) {
      const { ids: _ids, ...example } = action.example as Fields;
      const answer = await call(name, { ...example, all: 1, count: 99 });
      expect(answer, name).toMatchObject({ error: { fields: { count: { code: 'count_changed' } } } });
      expect(answer, name).toMatchObject({
        error: { fields: { count: { params: { num: ownRowsOf(name) } } } },
      });
    }
  });

  /** The example, turned at each thing of the other that the action can be about. */
  function aimedAt(action: Action): Fields[] {
    const shape: Fields = action.input.shape;
    const example = withoutKeys(action.example as Fields);
    if ('ids' in shape) return partsOf(foreignIds).map((ids) => ({ ...example, ids }));
    const { forward: _forward, member: _member, ...names } = foreignNames;
    const keys = { id: foreignIds, list: foreignIds, ...names };
    const isValid = (fields: Fields) => action.input.safeParse(fields).success;
    return Object.entries(keys)
      .filter(([field]) => field in shape)
      .flatMap(([field, values]) =>
        values.flatMap((value) => {
          // Where the other keys of the example name something new, it needs them too.
          const tries = [example, action.example as Fields].map((given) => ({ ...given, [field]: value }));
          return tries.filter(isValid).slice(0, 1);
        }),
      );
  }

  const rowsOfForeign = async () => {
    const { rows } = await house.database.pool.query(
      `select n.ascii, n.state, n.removed_at, d.active, d.type, d.dkim_enabled, d.version
         from domain_name n left join domain d on d.account_id = n.account_id and d.id = n.id
        where n.ascii like '%${mark}%' order by n.id`,
    );
    return rows;
  };
});

/** How many rows of a list are the limited admin's own: sub-admins are its helper and itself, users one and an audit
 * mailbox, members of a smart list one here and one elsewhere, of domains nothing is in its bin. */
function ownRowsOf(command: string): number {
  if (/^[a-z]+(SubAdmins|Users)$/.test(command)) return 2;
  if (command === 'removeSmartListMembers') return 2;
  return command.endsWith('Items') ? 0 : 1;
}

const isDomainCommand = ([, action]: [string, Action]) =>
  action.kind === 'command' && action.scope === 'domain';

/** Commands that are about nothing that is there already. */
const makesOnly = ['addSubAdmin', 'exportAccountHistory', 'exportDomains', 'exportUsers', 'planImport'];

/** Of a single thing its outcome; of rows in bulk why they failed. */
function rowOutcome(answer: Envelope<unknown>): string {
  if (answer.returncode === 0) return answer.error.code;
  const { done = [], failed = [] } = answer.returndata as { done?: string[]; failed?: { code: string }[] };
  return done.length > 0 || failed.length === 0
    ? 'done'
    : [...new Set(failed.map(({ code }) => code))].join();
}

/** As many as every bulk command does at once, also those that ask another system. */
const atOnce = 20;
function partsOf(ids: readonly string[]): string[][] {
  const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => part * atOnce);
  return parts.map((from) => ids.slice(from, from + atOnce));
}

function withoutKeys(fields: Fields): Fields {
  const { id: _id, ids: _ids, domain: _domain, username: _username, email: _email, ...others } = fields;
  return others;
}

/** One of everything an admin can make in a domain; a later kind of thing belongs here. */
async function fillDomain(
  house: TestPanel,
  accountId: number,
  token: string,
  domain: string,
  word: string,
): Promise<string> {
  const sender = { token };
  const added = dataOf(await house.call('addDomain', { domain }, sender));
  const { id } = added.domain;
  dataOf(await house.call('addAliasDomain', { domain, aliasdomain: `alias-${domain}` }, sender));
  dataOf(await house.call('updateDomain', { domain, footer: `Greetings from ${word}` }, sender));
  dataOf(await house.call('enableDkim', { domain }, sender));
  const { url } = dataOf(await house.call('createDnsHandover', { domain, days: 3 }, sender));
  await house.panel.app.inject({ method: 'GET', url: new URL(url).pathname });
  dataOf(await house.call('checkDomainHealth', { domain }, sender));
  dataOf(await house.call('checkDomainHealth', { domain: `alias-${domain}` }, sender));
  dataOf(await house.call('verifyDomain', { domain: `alias-${domain}` }, sender));
  dataOf(await house.call('setBrandingDomain', { domain, brandname: `Mail of ${word}` }, sender));
  await house.verifyDomains(accountId);
  const user = { domain, password: 'Correct-horse-7', quota: 500, name: `User of ${word}` };
  dataOf(await house.call('addUser', { ...user, username: `user-${word}` }, sender));
  const email = `user-${word}@${domain}`;
  dataOf(await house.call('setRemovalDate', { email, remove_at: '2199-12-31' }, sender));
  const rule = {
    name: `Rule of ${word}`,
    active: 1,
    match: 'all',
    conditions: [{ field: 'subject', test: 'is', value: word }],
    actions: [{ type: 'move', value: word }],
    stop: 0,
  } as const;
  dataOf(await house.call('setDeliveryRules', { email, rules: [rule] }, sender));
  dataOf(await house.call('setVacation', { email, active: 1, text: `Away from ${word}` }, sender));
  const trusted = { domain, username: `user-${word}`, ip: '192.0.2.7', description: `Office of ${word}` };
  dataOf(await house.call('addTrustedIp', trusted, sender));
  await addLogins(house, token, email, word);
  await audit(house, token, domain, word);
  const left = dataOf(await house.call('addUser', { ...user, username: `left-${word}` }, sender));
  dataOf(await house.call('removeUsers', { ids: [left.id] }, sender));
  await addAddresses(house, token, domain, word);
  await addFolders(house, token, domain, word);
  await addFilterRules(house, token, domain, word);
  await addSenders(house, token, domain, word);
  const csv = `email,quota_gb\nplanned-${word}@${domain},0.1\nuser-${word}@${domain},0.4`;
  dataOf(await house.call('planImport', { kind: 'users', csv }, sender));
  // As if it had been read from Zulip.
  await house.database.pool.query(
    `insert into chat_user (account_id, domain_id, zulip_id, email, readable, name, role, created_at, changed_at)
     values ($1, $2, $2, $3, $3, $4, 'member', now(), now())`,
    [accountId, id, `chat-${word}@${domain}`, `Chat user of ${word}`],
  );
  const gone = dataOf(await house.call('addDomain', { domain: `gone-${domain}` }, sender));
  dataOf(await house.call('removeDomains', { ids: [gone.domain.id] }, sender));
  dataOf(
    await house.call(
      'addSubAdmin',
      {
        username: `helper-${word}`,
        name: `Helper of ${word}`,
        email: `helper@${domain}`,
        password: 'Correct-horse-7',
        permissions: { domains: 6 },
        domains_limited: 1,
        domains: [id],
      },
      sender,
    ),
  );
  const helper = await house.login(`helper-${word}`);
  dataOf(await house.call('disableDomains', { ids: [id] }, { token: helper }));
  dataOf(await house.call('enableDomains', { ids: [id] }, { token: helper }));
  return id;
}

/** An alias, a list and a smart list with all they have, one more of each in the recycle bin, and plans about them. */
async function addAddresses(house: TestPanel, token: string, domain: string, word: string): Promise<void> {
  const sender = { token };
  const user = `user-${word}@${domain}`;
  const note = `Note of ${word}`;
  const alias = { alias: `alias-${word}`, domain, forward: [user], note };
  dataOf(await house.call('addAlias', alias, sender));
  const list = { name: `list-${word}`, domain, type: 'distribution', members: [user], note } as const;
  dataOf(await house.call('addList', list, sender));
  const smart = await house.call(
    'addSmartList',
    { name: `smart-${word}`, domain, owners: [user], note },
    sender,
  );
  const members = [{ address: user }, { address: `${word}@outside.example` }];
  dataOf(await house.call('setSmartListMembers', { list: dataOf(smart).id, members }, sender));
  const gone = {
    alias: dataOf(await house.call('addAlias', { ...alias, alias: `gone-alias-${word}` }, sender)).id,
    list: dataOf(await house.call('addList', { ...list, name: `gone-list-${word}` }, sender)).id,
    smart: dataOf(await house.call('addSmartList', { name: `gone-smart-${word}`, domain }, sender)).id,
  };
  dataOf(await house.call('removeAliases', { ids: [gone.alias] }, sender));
  dataOf(await house.call('removeLists', { ids: [gone.list] }, sender));
  dataOf(await house.call('removeSmartLists', { ids: [gone.smart] }, sender));
  const aliases = `email,forward\nplanned-${word}@${domain},${user}`;
  dataOf(await house.call('planImport', { kind: 'aliases', csv: aliases }, sender));
  const listMembers = `list,member\nlist-${word}@${domain},planned-${word}@outside.example`;
  dataOf(await house.call('planImport', { kind: 'list_members', csv: listMembers }, sender));
  const everything = [
    'type,email,quota_gb,forward,members',
    `domain,${domain},,,`,
    `user,built-${word}@${domain},0.1,,`,
    `alias,built-alias-${word}@${domain},,${user},`,
    `list,built-list-${word}@${domain},,,${user}`,
  ].join('\n');
  dataOf(await house.call('planImport', { kind: 'builder', csv: everything }, sender));
}

/** A folder with all it has, and one more in the recycle bin. */
async function addFolders(house: TestPanel, token: string, domain: string, word: string): Promise<void> {
  const sender = { token };
  const folder = { domain, type: 'mail', note: `Note of ${word}` } as const;
  const named = { ...folder, name: `Folder of ${word}`, username: `folder-${word}` };
  dataOf(await house.call('addPublicFolder', named, sender));
  const gone = dataOf(
    await house.call('addPublicFolder', { ...folder, name: `Gone folder of ${word}` }, sender),
  );
  dataOf(await house.call('removePublicFolders', { ids: [gone.id] }, sender));
}

/** What becomes of mail to the domain. */
async function addFilterRules(house: TestPanel, token: string, domain: string, word: string): Promise<void> {
  const sender = { token };
  dataOf(await house.call('updateFilterSettings', { domain, sensitivity: 7 }, sender));
  const network = { ip: '192.0.2.0/24', type: 'block', domain, description: `Network of ${word}` } as const;
  dataOf(await house.call('addIpAccess', network, sender));
  // As the mail engine notes it.
  const written = { writer: `user-${word}@${domain}`, address: `${word}@outside.example`, readable: word };
  await house.database.pool.query('select engine.note_known_senders($1)', [JSON.stringify([written])]);
}

/** On both lists: a sender for the domain, one for its user, and a plan for more. */
async function addSenders(house: TestPanel, token: string, domain: string, word: string): Promise<void> {
  const sender = { token };
  const email = `user-${word}@${domain}`;
  const entry = { address: `${word}.sender.example`, note: `Note of ${word}` };
  for (const add of ['addWhitelist', 'addBlacklist'] as const) {
    dataOf(await house.call(add, { ...entry, domain }, sender));
    dataOf(await house.call(add, { ...entry, email }, sender));
  }
  const csv = `planned-${word}@sender.example`;
  dataOf(await house.call('planImport', { kind: 'whitelist', csv, domain }, sender));
  dataOf(await house.call('planImport', { kind: 'blacklist', csv, email }, sender));
}

/** What users have to do with each other, over the border between the two domains. */
async function shareAcross(house: TestPanel, token: string): Promise<{ plain: string; smart: string }> {
  const [here, there] = [`user-erst@${own}`, `user-${mark}@${foreign}`];
  const call = async (name: string, fields: Fields) =>
    dataOf((await house.post(encodeForm(name, fields), { token })).json);
  await call('setForwards', { email: here, destinations: [there, 'x@other.example'] });
  await call('setSendAs', { email: here, addresses: [there] });
  for (const [email, address] of [
    [here, there],
    [there, here],
  ]) {
    await call('setDelegates', { email, delegates: [{ address, right: 'full', send: 'as' }] });
  }
  const idOf = async (name: string) => {
    const { rows } = await house.database.pool.query<{ id: number }>(
      'select a.id from address a join domain_name d on d.id = a.domain_id where d.ascii = $1 and a.local_part = $2',
      [own, name],
    );
    return String(rows[0]?.id);
  };
  await call('updateAlias', { id: await idOf('alias-erst'), forward: [here, there] });
  const [plain, smart] = [await idOf('list-erst'), await idOf('smart-erst')];
  await call('addListMembers', { list: plain, members: [there] });
  await call('setSmartListMembers', { list: smart, members: [{ address: there }] });
  await call('updateSmartList', { id: smart, owners: [here, there] });
  // Only enhanced users are given rights; they keep them when they become others.
  for (const email of [here, there]) await call('updateUser', { email, account_type: 'enhanced' });
  const folder = await idOf('folder-erst');
  await call('updatePublicFolder', { id: folder, owners: [here, there] });
  const rights = [here, there].map((who) => ({ who, profile: 'editor' }));
  await call('setPublicFolderRights', { id: folder, rights });
  for (const email of [here, there]) await call('updateUser', { email, account_type: 'basic' });
  return { plain, smart };
}

async function addLogins(house: TestPanel, token: string, email: string, word: string): Promise<void> {
  dataOf(await house.call('addAppPassword', { email, label: `Phone of ${word}` }, { token }));
  dataOf(await house.call('getOneTimePassword', { email, reason: `Asked by ${word}` }, { token }));
  dataOf(await house.call('createPasswordHandover', { email }, { token }));
  // As the mail engine reports it.
  await house.database.pool.query(
    `insert into mail_login (account_id, user_id, domain_id, at, service, outcome, password, label)
     select account_id, id, domain_id, $2, 'imap', 'accepted', 'app', $3 from mail_user where email = $1`,
    [email, house.clock.now(), `Phone of ${word}`],
  );
  for (const log of ['incoming_mail', 'outgoing_mail'])
    await house.database.pool.query(
      `insert into ${log} (account_id, at, story, domain_id, sender, recipient, reached, subject, message_status, recipient_status)
       select account_id, $2, $3, domain_id, email, email, email, $3, 'permanent', 'permanent' from mail_user where email = $1`,
      [email, house.clock.now(), `About ${word}`],
    );
  await house.database.pool.query(
    `insert into mail_session (account_id, user_id, service, ip)
     select account_id, id, 'imap', '192.0.2.7' from mail_user where email = $1`,
    [email],
  );
  await house.database.pool.query(
    `insert into security_incident (account_id, user_id, kind, level, evidence, first_at, last_at)
     select account_id, id, 'countries', 1, jsonb_build_object('limit', 1, 'countries', jsonb_build_object('DE',
              jsonb_build_object('ip', '192.0.2.7', 'first_at', $2::timestamptz, 'last_at', $2))), $2, $2
       from mail_user where email = $1`,
    [email, house.clock.now()],
  );
}

async function audit(house: TestPanel, token: string, domain: string, word: string): Promise<void> {
  const mailbox = { username: `journal-${word}`, domain, account_type: 'audit', quota: 100 } as const;
  const made = await house.call('addUser', { ...mailbox, password: 'Correct-horse-7' }, { token });
  dataOf(await house.call('setAuditDomain', { domain, audit_email: dataOf(made).email }, { token }));
}

async function startIdsHigher(house: TestPanel): Promise<void> {
  const { rows } = await house.database.pool.query<{ sequence: string; top: number }>(
    `select schemaname || '.' || sequencename as sequence, coalesce(last_value, 1) as top from pg_sequences
      where schemaname = 'public'`,
  );
  for (const [index, { sequence, top }] of rows.entries()) {
    // Far apart: an id of one table must be no other's of another.
    await house.database.pool.query('select setval($1, $2)', [
      sequence,
      Number(top) + 7_000 + index * 100_000,
    ]);
  }
}

/** Ids of what belongs to domains: names, sub-admins, addresses, their passwords and plans about them. */
async function idsOfAccount(house: TestPanel, accountId: number): Promise<string[]> {
  const { rows } = await house.database.pool.query<{ id: number }>(
    `select id from domain_name where account_id = $1
     union all select id from admin where account_id = $1
     union all select id from address where account_id = $1
     union all select id from app_password where account_id = $1
     union all select id from plan where account_id = $1
     union all select id from list_member where account_id = $1
     union all select id from smart_list_member where account_id = $1
     union all select id from chat_user where account_id = $1
     union all select id from network_entry where account_id = $1
     union all select id from known_sender where account_id = $1`,
    [accountId],
  );
  return rows.map(({ id }) => String(id));
}
