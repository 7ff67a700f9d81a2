import type { ActionInput } from '@posthouse/contract';
import { languages } from '@posthouse/contract/core/languages';
import { checkSystemText, systemTextKeys } from '@posthouse/contract/fields/system-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-mailbox.ts';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../../testing/test-panel.ts';

type Draft = ActionInput<'updateSystemText'>;

const mail = { key: 'password_reset_mail', language: 'en' } as const;
const good = { ...mail, subject: 'New password, {username}', text: 'Dear {username},\nopen {link}' };

describe('system texts', () => {
  let house: TestPanel;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
    await house.addAccount('beta');
    token = await house.login('alpha');
  });
  afterAll(() => house.stop());

  const update = (draft: Partial<Draft>) =>
    house.call('updateSystemText', { ...good, ...draft } as Draft, { token });
  const refused = async (draft: Partial<Draft>) => {
    const answer = await update(draft);
    return answer.returncode === 0 ? answer.error.fields : 'done';
  };
  const resetMail = async (username = 'alpha') => {
    await house.call('forgotPassword', { username, email: `${username}@admins.example` });
    const sent = (await mailsTo(house, `${username}@admins.example`)).at(-1);
    if (sent === undefined) throw new Error('no mail');
    return sent;
  };

  it('have a default in every language that keeps its own rules', async () => {
    const { rows } = dataOf(await house.call('getSystemTexts', {}, { token }));
    expect(rows).toHaveLength(systemTextKeys.length * languages.length);
    for (const row of rows) {
      expect(row).toMatchObject({ is_default: 1, version: 0 });
      checkSystemText(row, (path, code, params) => {
        throw new Error(`${row.key} ${row.language} ${path}: ${code} ${params?.name ?? ''}`);
      });
    }
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  });

  it('are what the next mail says, for this account and language alone', async () => {
    dataOf(await update({}));
    const sent = await resetMail();
    expect(sent.subject).toBe('New password, alpha');
    expect(sent.text).toMatch(/^Dear alpha,\nopen https:\/\/panel\.example\/forgotPass\?code=[\w-]{43}/);
    expect((await resetMail('beta')).subject).toBe('Reset the password of beta');
  });

  it('go back to the default, with both in the history', async () => {
    dataOf(await update({ subject: 'Own words {link}' }));
    const reset = dataOf(await house.call('resetSystemText', mail, { token }));
    expect(reset).toMatchObject({ is_default: 1, subject: 'Reset the password of {username}' });
    expect((await resetMail()).subject).toBe('Reset the password of alpha');
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'resetSystemText' }, { token }),
    );
    expect(rows[0]).toMatchObject({
      target: 'password_reset_mail',
      before: { subject: 'Own words {link}' },
      after: { subject: 'Reset the password of {username}' },
    });
  });

  it('stand on the page behind a reset link, and nowhere for a dead one', async () => {
    const web = { key: 'password_reset_web', language: 'de', subject: '', text: 'Für <b>{username}</b>' };
    dataOf(await update(web as Draft));
    const code = /code=([\w-]+)/.exec((await resetMail()).text)?.[1] ?? '';
    const page = (language: 'de' | 'en', of = code) =>
      house.call('getPasswordResetText', { code: of, language });
    expect(dataOf(await page('de')).text).toBe('Für <b>alpha</b>');
    expect(dataOf(await page('en')).text).toContain('for alpha');
    expect(outcomeOf(await page('de', 'made-up'))).toBe('code_invalid');
    dataOf(await house.call('resetPassword', { code }));
    expect(outcomeOf(await page('de'))).toBe('code_invalid');
    // The account's password was reset: the test goes on with a new session.
    await house.database.pool.query(
      `update admin set password_hash = (select password_hash from admin where username = 'beta') where username = 'alpha'`,
    );
    token = await house.login('alpha');
  });

  it('know a closed list of placeholders', async () => {
    expect(await refused({ text: 'open {link} or {constructor}' })).toEqual({
      text: { code: 'placeholder_unknown', params: { name: '{constructor}' } },
    });
    expect(await refused({ subject: 'for {days}' })).toEqual({
      subject: { code: 'placeholder_unknown', params: { name: '{days}' } },
    });
    expect(await refused({ text: 'no way in' })).toEqual({
      text: { code: 'placeholder_missing', params: { name: '{link}' } },
    });
    expect(await refused({ subject: '' })).toEqual({ subject: { code: 'required' } });
    expect(await refused({ text: ' \n ' })).toEqual({ text: { code: 'required' } });
  });

  it('cannot add headers, hide characters or grow without end', async () => {
    for (const subject of ['Hi\r\nBcc: victim@x.example', 'Hi\nX: y', 'Hi\u0000', 'Hi\u2028there']) {
      expect(await refused({ subject }), JSON.stringify(subject)).toEqual({ subject: { code: 'format' } });
    }
    expect(await refused({ text: `{link}${'\u0007'}` })).toEqual({ text: { code: 'format' } });
    expect(await refused({ text: `{link}${'x'.repeat(100_000)}` })).toMatchObject({
      text: { code: 'max_length' },
    });
    expect(await refused({ subject: 'x'.repeat(201) })).toMatchObject({ subject: { code: 'max_length' } });
  });

  it('that look like HTML, templates or headers arrive as the letters they are', async () => {
    const text = [
      '<script>alert(1)</script> <img src=x onerror=alert(1)> &amp;',
      '{{constructor}} $(env) <%= env %> %0d%0aBcc: x@y.example {link}',
      '.',
      'Content-Type: text/html',
      '{username',
    ].join('\r\n');
    // `{{constructor}}` holds `{constructor}`: unknown, so it is refused; with spaces it is plain text.
    expect(await refused({ text })).toMatchObject({ text: { code: 'placeholder_unknown' } });
    const tame = text.replace('{{constructor}}', '{{ constructor }}');
    dataOf(await update({ text: tame, subject: '=?utf-8?q?x?= "quoted" <a@b.example>, {username}' }));
    const sent = await resetMail();
    expect(sent.subject).toBe('=?utf-8?q?x?= "quoted" <a@b.example>, alpha');
    expect(sent.text).toContain('<script>alert(1)</script> <img src=x onerror=alert(1)> &amp;');
    expect(sent.text).toContain('{{ constructor }}');
    const raw = (await house.readMails()).at(-1) ?? '';
    const [head = ''] = raw.split('\n\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toMatch(/^content-type: text\/plain/im);
    expect(head.match(/^to:/gim)).toHaveLength(1);
  });

  it('never look into the values they are filled with', async () => {
    const preview = dataOf(
      await house.call('previewSystemText', { ...good, text: '{username} {link}{remoteip}' }, { token }),
    );
    expect(preview.text).toBe('alex@example.com https://panel.example/forgotPass?code=EXAMPLE192.0.2.7');
  });

  it('answer stale to whoever saw an older wording', async () => {
    const first = dataOf(await update({ text: 'one {link}' }));
    dataOf(await update({ text: 'two {link}', version: first.version }));
    expect(outcomeOf(await update({ text: 'three {link}', version: first.version }))).toBe('stale');
    const { version } = dataOf(await house.call('resetSystemText', mail, { token }));
    for (const seen of [0, first.version, first.version + 1]) {
      expect(outcomeOf(await update({ text: 'four {link}', version: seen }))).toBe('stale');
    }
    const races = await Promise.all([1, 2, 3, 4].map((n) => update({ text: `${n} {link}`, version })));
    expect(races.map(outcomeOf).sort()).toEqual(['done', 'stale', 'stale', 'stale']);
  });
});
