import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPanel, type TestPanel } from '../testing/test-panel.ts';
import { makeTestUsers, type TestUsers } from '../testing/test-users.ts';

describe('guessing of passwords', () => {
  let house: TestPanel;
  let alpha: TestUsers;
  beforeAll(async () => {
    house = await startTestPanel();
    alpha = await makeTestUsers(house, 'alpha');
  });
  afterAll(() => house.stop());

  const rows = async (query: string, ...values: unknown[]) =>
    (await house.database.pool.query(query, values)).rows as Record<string, unknown>[];
  const at = (name: string) => `${name}@${alpha.domain}`;

  interface Guess {
    readonly failures: number;
    readonly blocks: number;
    readonly seen: readonly string[];
    readonly blockedFor: string | null;
  }
  /** What comes of wrong passwords, each so many minutes after the first moment. */
  const afterGuesses = async (...guesses: readonly (readonly [mark: string, minutes: number])[]) => {
    const [result] = await rows(
      `with recursive turns as (
         select row('', 'x', 0, 0, '{}', '2026-03-02', null, null)::login_guess as g, 0 as turn
         union all
         select engine.after_guess(g, ($1::text[])[turn + 1],
                  timestamptz '2026-03-02' + ($2::int[])[turn + 1] * interval '1 minute'), turn + 1
           from turns where turn < cardinality($1::text[]))
       select (g).failures, (g).blocks, (g).seen, ((g).blocked_until - (g).blocked_at)::text as "blockedFor"
         from turns order by turn desc limit 1`,
      guesses.map(([mark]) => mark),
      guesses.map(([, minutes]) => minutes),
    );
    return result as unknown as Guess;
  };
  const different = (count: number, from = 0, minutes = 0) =>
    Array.from({ length: count }, (_, index) => [`m${from + index}`, minutes] as const);

  describe('the rule', () => {
    it('blocks after ten different passwords, and twice as long each time, for a day at most', async () => {
      expect(await afterGuesses(...different(9))).toMatchObject({ failures: 9, blocks: 0, blockedFor: null });
      expect(await afterGuesses(...different(10))).toMatchObject({ failures: 0, blockedFor: '00:01:00' });
      expect(await afterGuesses(...different(19))).toMatchObject({ failures: 9, blockedFor: '00:01:00' });
      const times = await rows(
        'select engine.block_time(n)::text as lasts from unnest(array[1, 2, 3, 11, 12, 900]) n',
      );
      expect(times.map(({ lasts }) => lasts)).toEqual([
        ...['00:01:00', '00:02:00', '00:04:00', '17:04:00', '1 day', '1 day'],
      ]);
      expect(await afterGuesses(...different(40))).toMatchObject({ blocks: 4, blockedFor: '00:08:00' });
    });

    it('counts the same password once, however often a mail program brings it', async () => {
      const again = Array.from({ length: 500 }, (_, index) => ['old', index] as const);
      expect(await afterGuesses(...again)).toMatchObject({ failures: 1, blocks: 0, seen: ['old'] });
      expect(await afterGuesses(['a', 0], ['b', 0], ['a', 0])).toMatchObject({ failures: 2 });
    });

    it('remembers a few passwords alone', async () => {
      const { seen } = await afterGuesses(...different(35));
      expect([seen.length, seen[0], seen.at(-1)]).toEqual([20, 'm15', 'm34']);
    });

    it('forgets everything after a quiet day', async () => {
      const dayMinutes = 24 * 60;
      expect(await afterGuesses(...different(9), ['later', dayMinutes])).toMatchObject({ blocks: 1 });
      expect(await afterGuesses(...different(9), ['later', dayMinutes + 1])).toMatchObject({
        ...{ failures: 1, blocks: 0, seen: ['later'] },
      });
      // A block is no quiet time.
      expect(await afterGuesses(...different(10), ['later', dayMinutes + 1])).toMatchObject({ blocks: 1 });
      expect(await afterGuesses(...different(10), ['later', dayMinutes + 2])).toMatchObject({ blocks: 0 });
    });

    it('knows one place however its address is written, and the /64 around an address of IPv6', async () => {
      const networks = async (...ips: string[]) =>
        (await rows('select engine.guess_network(ip) as n from unnest($1::text[]) ip', ips)).map(
          ({ n }) => n,
        );
      expect(
        await networks('192.0.2.7', '::ffff:192.0.2.7', '2001:db8:1:2:3::4', 'fe80::1%eth0', ''),
      ).toEqual([...['192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', 'fe80::/64', '']]);
    });
  });

  let places = 0;
  /** An address that no other test has. */
  const newPlace = () => {
    places += 1;
    return `203.0.113.${places}`;
  };
  type Answer = 'refused' | 'compared' | 'come again' | 'right';
  const tries = async (login: string, ip: string, password: string): Promise<Answer> => {
    const [row, second] = await rows(
      `select * from engine.log_in($1, 'imap', encode(sha256($2::bytea), 'hex'), '/mail', $3)`,
      ...[login, password, ip],
    );
    if (row === undefined) return 'refused';
    // Dovecot takes two rows for a temporary failure.
    if (second !== undefined) return 'come again';
    return row['nopassword'] === 'y' ? 'right' : 'compared';
  };
  const guess = async (login: string, ip: string, count: number, word = 'wrong') => {
    const answers: Answer[] = [];
    for (let turn = 0; turn < count; turn += 1) answers.push(await tries(login, ip, `${word} ${turn}`));
    return answers;
  };
  const guessAtOnce = (login: string, ip: (turn: number) => string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, turn) => tries(login, ip(turn), `at once ${turn}`)));
  const count = (answers: readonly Answer[], one: Answer) => answers.filter((each) => each === one).length;
  /** The hooks tell it when Dovecot has compared the password. */
  const logIn = async (login: string, ip: string, password = 'right') => {
    const [row, second] = await rows(
      `select * from engine.log_in($1, 'imap', encode(sha256($2::bytea), 'hex'), '/mail', $3)`,
      ...[login, password, ip],
    );
    if (second !== undefined) return 'come again';
    const told = {
      login,
      at: new Date(),
      service: 'imap',
      ip,
      accepted: true,
      password_kind: 'main',
      attempts: 1,
    };
    await rows('select engine.welcome($1)', JSON.stringify([{ ...told, guess: row?.['guess'] ?? '' }]));
    return 'in';
  };
  const countKnown = (login: string, ip: string, marks: readonly string[]) =>
    rows('select engine.count_known_guesses($1)', JSON.stringify([{ login, ip, marks }]));
  const passTime = (minutes: number) =>
    rows(
      `update login_guess set failed_at = failed_at - $1 * interval '1 minute',
         blocked_at = blocked_at - $1 * interval '1 minute', blocked_until = blocked_until - $1 * interval '1 minute'`,
      minutes,
    );

  it('from one place blocks that place for everybody, until its time is over', async () => {
    await Promise.all(['anna', 'ben'].map((name) => alpha.addUser(name)));
    const [thief, cafe] = [newPlace(), newPlace()];
    const answers = await guess(at('anna'), thief, 12);
    expect([count(answers, 'compared'), count(answers, 'come again')]).toEqual([10, 2]);
    expect(await tries(at('ben'), thief, 'right')).toBe('come again');
    expect(await tries(at('ben'), cafe, 'right')).toBe('compared');
    await passTime(2);
    expect(await tries(at('ben'), thief, 'right')).toBe('compared');
  });

  it('is counted exactly, however many come at once', async () => {
    await alpha.addUser('carl');
    const [thief, others] = [newPlace(), Array.from({ length: 50 }, newPlace)];
    const fromOne = await guessAtOnce(at('nobody-1'), () => thief, 50);
    expect([count(fromOne, 'refused'), count(fromOne, 'come again')]).toEqual([10, 40]);
    const fromMany = await guessAtOnce(at('carl'), (turn) => others[turn] ?? '', 50);
    expect([count(fromMany, 'compared'), count(fromMany, 'come again')]).toEqual([10, 40]);
    await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        rows(
          'select engine.welcome($1)',
          JSON.stringify([{ login: at('carl'), ip: others[0], guess: `x${turn}` }]),
        ),
      ),
    );
    await Promise.all(
      Array.from({ length: 50 }, (_, turn) => countKnown(at('carl'), others[0] ?? '', [`known ${turn}`])),
    );
    const [counted] = await rows(
      'select blocks, failures from login_guess where name = engine.guess_name($1) and network = $2',
      at('carl'),
      others[0],
    );
    expect(counted).toEqual({ blocks: 5, failures: 0 });
  });

  it('of a name that nobody has looks the same as that of a user', async () => {
    await alpha.addUser('dora');
    const seen = async (name: string) => {
      const others = Array.from({ length: 11 }, newPlace);
      const answers: Answer[] = [];
      for (const [turn, ip] of others.entries()) answers.push(await tries(at(name), ip, `guess ${turn}`));
      return answers.map((answer) => answer === 'come again');
    };
    const asUser = await seen('dora');
    expect(asUser.filter(Boolean)).toHaveLength(1);
    expect(await seen('nobody-2')).toEqual(asUser);
  });

  it('from everywhere keeps nobody out of the places they were lately', async () => {
    await alpha.addUser('emil');
    const [home, hotel] = [newPlace(), newPlace()];
    expect(await logIn(at('emil'), home)).toBe('in');
    for (let turn = 0; turn < 10; turn += 1) await tries(at('emil'), newPlace(), `guess ${turn}`);
    expect(await tries(at('emil'), hotel, 'right')).toBe('come again');
    expect(await tries(at('emil'), home, 'right')).toBe('compared');
    await rows(`update known_network set seen_at = seen_at - interval '31 days' where network = $1`, home);
    expect(await tries(at('emil'), home, 'right')).toBe('come again');
  });

  it('counts for no login that was right, and for the place of none', async () => {
    const names = Array.from({ length: 30 }, (_, turn) => `new${turn}`);
    await Promise.all(names.map((name) => alpha.addUser(name)));
    const office = newPlace();
    for (const name of names) expect(await logIn(at(name), office)).toBe('in');
    expect(await rows(`select from login_guess where network = $1 and failures > 0`, office)).toEqual([]);
    // Others at the same place who guess are blocked, those who work there are not.
    await alpha.addUser('victim');
    expect(count(await guess(at('victim'), office, 11), 'come again')).toBe(1);
    expect(await tries(at('new7'), office, 'right')).toBe('compared');
  });

  it('by somebody with a mailbox of their own is not made up for by their own logins', async () => {
    await Promise.all(['mallory', 'target'].map((name) => alpha.addUser(name)));
    const thief = newPlace();
    for (let turn = 0; turn < 9; turn += 1) {
      await tries(at('target'), thief, `guess ${turn}`);
      await logIn(at('mallory'), thief);
    }
    expect(await guess(at('target'), thief, 2, 'another')).toEqual(['compared', 'come again']);
  });

  it('takes an application password from where nobody knows the user, unless the place is blocked', async () => {
    const fay = await alpha.addUser('fay');
    await rows(
      `insert into app_password (account_id, user_id, label, digest, imap, pop3, smtp, created_at)
       values ($1, $2, 'Phone', encode(sha256('app'::bytea), 'hex'), true, true, true, now())`,
      ...[alpha.accountId, fay.id],
    );
    const place = newPlace();
    expect(await tries(at('fay'), place, 'app')).toBe('right');
    await guess(at('nobody-3'), place, 10);
    expect(await tries(at('fay'), place, 'app')).toBe('come again');
  });

  it('at home goes on one by one, and the right password ends that', async () => {
    await alpha.addUser('gus');
    const home = newPlace();
    await logIn(at('gus'), home);
    const wrong = Array.from({ length: 10 }, (_, turn) => `w${turn}`);
    await countKnown(at('gus'), home, wrong.slice(0, 9));
    expect(await tries(at('gus'), home, 'x')).toBe('compared');
    await countKnown(at('gus'), home, wrong);
    expect(await tries(at('gus'), home, 'x')).toBe('compared');
    expect(await tries(at('gus'), home, 'x')).toBe('come again');
    // Others who try without being let in take nobody’s turn.
    await countKnown(
      at('gus'),
      home,
      Array.from({ length: 90 }, (_, turn) => `more ${turn}`),
    );
    await passTime(1);
    const atOnce = await guessAtOnce(at('gus'), () => home, 20);
    expect([count(atOnce, 'compared'), count(atOnce, 'come again')]).toEqual([1, 19]);
    await passTime(1);
    expect(await logIn(at('gus'), home)).toBe('in');
    expect(await tries(at('gus'), home, 'x')).toBe('compared');
    expect(await tries(at('gus'), home, 'x')).toBe('compared');
  });

  it('by way of webmail on the same machine blocks no machine', async () => {
    await alpha.addUser('hugo');
    for (let turn = 0; turn < 30; turn += 1) await tries(at(`nobody-w${turn}`), '127.0.0.1', `guess ${turn}`);
    expect(await tries(at('hugo'), '127.0.0.1', 'right')).toBe('compared');
  });

  it('is forgotten on the disk too, with networks where nobody was lately', async () => {
    const place = newPlace();
    await guess(at('nobody-4'), place, 3);
    await rows('select engine.forget_guesses()');
    const kept = () => rows('select from login_guess where network = $1', place);
    expect(await kept()).toHaveLength(1);
    await passTime(25 * 60);
    await rows(`update known_network set seen_at = now() - interval '31 days'`);
    await rows('select engine.forget_guesses()');
    expect([await kept(), await rows('select from known_network')]).toEqual([[], []]);
  });

  it('with the query of an older configuration asks as before', async () => {
    const [row] = await rows(`select * from engine.log_in($1, 'imap', 'x', '/mail')`, at('anna'));
    expect(row).toMatchObject({ user: at('anna'), password_kind: 'main', guess: null });
  });

  it('leaves users what they are trusted at when they move to another domain', async () => {
    const { id } = await alpha.addUser('ida');
    const other = await alpha.addDomain('other-alpha.example');
    await rows(
      `insert into trusted_ip (account_id, domain_id, user_id, network, created_at)
       values ($1, $2, $3, '198.51.100.0/24', now())`,
      ...[alpha.accountId, alpha.domainId, id],
    );
    const name = { username: 'ida', domain: 'other-alpha.example' };
    const { returncode } = await house.call('renameUser', { id, ...name }, { token: alpha.token });
    expect(returncode).toBe(1);
    expect(await rows('select domain_id::text as domain from trusted_ip where user_id = $1', id)).toEqual([
      { domain: other },
    ]);
  });
});
