import { expect, it } from 'vitest';
import { joinMail, passwordIn, splitMail, subjectOf, valuesOf, withoutPassword } from './mail-headers.ts';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

it('takes a message apart and puts it together without changing a byte', () => {
  const raw = mail('Subject: one', ' more', 'X-Raw: \xff\x80', '', 'body\xff', '', 'end');
  const split = splitMail(raw);
  expect(split.fields).toHaveLength(2);
  expect(valuesOf(split.fields, 'subject')).toEqual(['one more']);
  expect(joinMail(split)).toEqual(raw);
  expect(splitMail(mail('Subject: no body')).body).toHaveLength(0);
});

it('finds the password at the start of a subject, however it is written, and takes it out', () => {
  const subjectAfter = (line: string) => {
    const { fields } = splitMail(mail(`subject: ${line}`, '', ''));
    return { password: passwordIn(subjectOf(fields)), rest: subjectOf(withoutPassword(fields)) };
  };
  expect(subjectAfter('[s3cret] Hello [all]')).toEqual({ password: 's3cret', rest: 'Hello [all]' });
  expect(subjectAfter('=?UTF-8?Q?[s3cret]_Gr=C3=BC=C3=9Fe?=')).toEqual({ password: 's3cret', rest: 'Grüße' });
  expect(subjectAfter('Hello [s3cret]')).toEqual({ password: undefined, rest: 'Hello [s3cret]' });
  const long = `[s3cret] ${'Grüße und mehr '.repeat(20)}`.trim();
  const written = `=?UTF-8?B?${Buffer.from(long).toString('base64')}?=`;
  expect(subjectAfter(written).rest).toBe(long.slice('[s3cret] '.length));
});
