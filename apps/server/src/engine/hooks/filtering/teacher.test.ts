import { expect, it } from 'vitest';
import type { Lesson } from './lesson.ts';
import { createTeacher } from './teacher.ts';

const plain = Buffer.from('Subject: one\r\n\r\nHello\r\n');
const attached = (count: number) =>
  Buffer.from(
    [
      'Content-Type: multipart/mixed; boundary=x\r\n',
      ...Array.from(
        { length: count },
        (_, index) => `--x\r\nContent-Type: message/rfc822\r\n\r\nSubject: ${index}\r\n\r\nText ${index}\r\n`,
      ),
      '--x--\r\n',
    ].join('\r\n'),
  );

function teacher(mayStill = Number.POSITIVE_INFINITY) {
  const [learnt, noted]: [string[], string[]] = [[], []];
  const parts = createTeacher({
    learn: async ({ mail }: Lesson) => learnt.push(mail.toString().split(/\r?\n/, 1)[0] ?? '') % 2 === 1,
    begin: async () => learnt.length < mayStill,
    noteLesson: async (accountId, kind) => void noted.push(`${kind} of ${accountId}`),
  });
  return { ...parts, learnt, noted };
}

it('teaches what is attached, or the message itself, and notes what taught something', async () => {
  const { teachAttached, learnt, noted } = teacher();
  await teachAttached({ accountId: '7', kind: 'spam', mail: attached(3) });
  await teachAttached({ accountId: '7', kind: 'notspam', mail: plain });
  expect(learnt).toEqual(['Subject: 0', 'Subject: 1', 'Subject: 2', 'Subject: one']);
  expect(noted).toEqual(['spam of 7', 'spam of 7']);
});

it('says so where an account has taught enough for today, and where it can’t learn', async () => {
  const { teach, teachAttached, learnt } = teacher(2);
  await expect(teachAttached({ accountId: '7', kind: 'spam', mail: attached(3) })).rejects.toThrow(
    'tomorrow',
  );
  expect(learnt).toHaveLength(2);
  expect(await teach({ accountId: '7', kind: 'spam', mail: plain })).toBe(false);
  const large = { accountId: '7', kind: 'spam', mail: Buffer.alloc(5_000_001) } as const;
  await expect(teacher().teachAttached(large)).rejects.toThrow('too large');
  const parts = { ...large, mail: Buffer.from('--x\n'.repeat(301)) };
  await expect(teacher().teachAttached(parts)).rejects.toThrow('too many parts');
});

it('teaches the beginning of a long message', async () => {
  const { teach, learnt } = teacher();
  let bytes = 0;
  const long = Buffer.from(`Subject: long\r\n\r\n${'word '.repeat(100_000)}`);
  const parts = createTeacher({
    learn: async ({ mail }) => {
      bytes = mail.length;
      return true;
    },
    begin: async () => true,
    noteLesson: async () => undefined,
  });
  await parts.teach({ accountId: '7', kind: 'spam', mail: long });
  expect(bytes).toBeLessThan(10_000);
  await teach({ accountId: '7', kind: 'spam', mail: plain });
  expect(learnt).toEqual(['Subject: one']);
});
