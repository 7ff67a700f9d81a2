import type { LoginEvent } from '../logs/log-events.ts';

/** What Postfix asks Dovecot (`AUTH`), and what that says (`OK`, `FAIL`): words between tabs, some with a value. */
const wordsOf = (line: string) => line.split('\t');
const fieldOf = (words: readonly string[], name: string) =>
  words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/** Behind such a sign comes what would end a word or a line. */
const mark = '\x01';
const escaped: Readonly<Record<string, string>> = { 0: '\0', 1: mark, t: '\t', r: '\r', n: '\n' };
const plain = (word: string) => {
  const [first = '', ...others] = word.split(mark);
  const text = [first, ...others.map((part) => `${escaped[part.slice(0, 1)] ?? ''}${part.slice(1)}`)].join(
    '',
  );
  return Buffer.from(text, 'latin1').toString('utf8');
};

/** The number of a question, and the address of whoever logs in; never the password, which stands in the same line. */
export function askedLogin(line: string): { readonly id: string; readonly ip: string } | undefined {
  const [word, id, ...words] = wordsOf(line);
  return word === 'AUTH' && id !== undefined ? { id, ip: fieldOf(words, 'rip') ?? '' } : undefined;
}

/** `anna@example.com#app.12`: how engine.log_in() names who sends, and by which password. */
const marked = /^(.+)#(main|onetime|app)\.([^#@]*)$/s;

/** How a login ended; undefined while Dovecot has more questions. */
export function endedLogin(
  line: string,
  at: Date,
): { readonly id: string; readonly login: Omit<LoginEvent, 'ip'> | undefined } | undefined {
  const [word, id, ...words] = wordsOf(line);
  if ((word !== 'OK' && word !== 'FAIL') || id === undefined) return undefined;
  const user = fieldOf(words, 'user');
  if (user === undefined) return { id, login: undefined };
  const accepted = word === 'OK';
  const [, email, kind = '', number] = marked.exec(plain(user)) ?? [];
  return {
    id,
    login: {
      ...{ kind: 'login', at: at.toISOString(), service: 'smtp', accepted, attempts: 1 },
      login: (email ?? plain(user)).toLowerCase(),
      // Of the password that was compared, also where it was another.
      passwordKind: accepted ? (kind === 'app' ? `app:${number}` : kind) : '',
      blocked: !accepted && isTemporary(line),
    },
  };
}

/** Dovecot could not find out, or lets nobody try: it says the same. */
export const isTemporary = (line: string) => /^FAIL\t.*\t(?:temp|code=temp_fail)(?:\t|$)/.test(line);
