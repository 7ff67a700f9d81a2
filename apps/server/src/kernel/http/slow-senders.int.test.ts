import { connect, type Socket } from 'node:net';
import { encodeForm, formContentType, tokenHeader } from '@posthouse/contract/core/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf, startTestPanel, type TestPanel, testPassword } from '../../testing/test-panel.ts';

/** A request that is sent bit by bit over a real connection. */
class SlowRequest {
  readonly #socket: Socket;
  #received = '';

  constructor(port: number, head: readonly string[]) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setEncoding('utf8').on('data', (text: string) => {
      this.#received += text;
    });
    // Being cut off is what some of these requests are for.
    this.#socket.on('error', () => undefined);
    this.#socket.write(`${['POST / HTTP/1.1', 'host: a', ...head].join('\r\n')}\r\n\r\n`);
  }

  send(text: string): Promise<void> {
    return new Promise((resolve) => this.#socket.write(text, () => resolve()));
  }

  /** Status and envelope, once they came. */
  async answer(): Promise<{ status: number; json: { returncode: number; error?: { code: string } } }> {
    for (let turn = 0; !this.#received.includes('\r\n\r\n{'); turn += 1) {
      if (turn > 2_000) throw new Error(`no answer but: ${this.#received}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(this.#received) ?? [];
    return { status: Number(status), json: JSON.parse(this.#received.split('\r\n\r\n')[1] ?? '') };
  }

  close(): void {
    this.#socket.destroy();
  }
}

describe('who sends slowly', () => {
  let house: TestPanel;
  let port: number;
  let accountId: number;
  let adminId: number;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    house = await startTestPanel();
    ({ port } = await house.panel.listen());
  });
  afterAll(() => house.stop());
  beforeEach(async () => {
    count += 1;
    ({ accountId } = await house.addAccount(`owner${count}`));
    ({ adminId } = await house.addSubAdmin(accountId, `deputy${count}`, { subadmins: 6, users: 6 }));
    token = await house.login(`deputy${count}`);
  });

  const sql = (text: string) => house.database.pool.query(text, [accountId, adminId]);
  const head = (length: number) => [
    `content-type: ${formContentType}`,
    `${tokenHeader}: ${token}`,
    // One of the trusted proxies sends it: the address the session was opened from.
    'x-forwarded-for: 203.0.113.1',
    `content-length: ${length}`,
  ];
  const form = () =>
    encodeForm('addSubAdmin', {
      username: `evil${count}`,
      email: `evil${count}@elsewhere.example`,
      password: testPassword,
      permissions: { users: 6 },
    });

  it.each([
    ['removed', 'delete from admin where account_id = $1 and id = $2', 'session_invalid'],
    ['disabled', 'update admin set active = false where account_id = $1 and id = $2', 'session_invalid'],
    [
      'lowered',
      `update admin_permission set level = 1 where account_id = $1 and admin_id = $2 and area = 'subadmins'`,
      'forbidden',
    ],
    [
      'suspended with the account',
      `update account set state = 'suspended' where id = $1 and $2::bigint > 0`,
      'session_invalid',
    ],
    ['signed out', 'delete from session where account_id = $1 and admin_id = $2', 'session_invalid'],
  ])('and is %s meanwhile does nothing with the rest', async (_what, change, code) => {
    const body = form();
    const request = new SlowRequest(port, head(body.length));
    await request.send(body.slice(0, 10));
    // The head and the first bytes are there when a later request on another connection was answered.
    expect(outcomeOf(await house.call('status', {}, { token }))).toBe('done');
    await sql(change);
    await request.send(body.slice(10));
    expect((await request.answer()).json.error).toMatchObject({ code });
    request.close();
    const { rowCount } = await house.database.pool.query('select from admin where username = $1', [
      `evil${count}`,
    ]);
    expect(rowCount).toBe(0);
  });

  it('cannot fill the memory with bodies that never end, and others go on', async () => {
    const kept: SlowRequest[] = [];
    const size = 3_900_000;
    const start = `action=setAdminBranding&logo=${'A'.repeat(3_000_000)}`;
    await sql(
      `insert into admin_permission (account_id, admin_id, area, level) values ($1, $2, 'branding', 6)`,
    );
    for (let turn = 0; turn < 4; turn += 1) {
      const request = new SlowRequest(port, head(size));
      kept.push(request);
      void request.send(start);
    }
    const refused = await Promise.race(kept.map((request) => request.answer()));
    expect(refused).toMatchObject({ status: 429, json: { error: { code: 'rate_limited' } } });
    expect(outcomeOf(await house.call('status', {}, { token }))).toBe('done');
    for (const request of kept) request.close();
  });
});
