import { expect, it } from 'vitest';
import {
  addressOfQuestion,
  inputOfQuestion,
  type Question,
  questionOfAddress,
  questionSchema,
} from './question.ts';

const question: Question = {
  ...{ from: 'anna@partner.example', header_from: '', ip: '2001:db8::7', to: 'ben&x=y@example.com' },
  ...{ spf: 'fail', signed_by: 'bulk.example', dmarc: 'reject', score: '7.5' },
};

it('comes back from the address it was written to', () => {
  const address = addressOfQuestion(question);
  expect(address).toBe(
    'from=anna@partner.example,ip=2001:db8::7,to=ben&x=y@example.com,spf=fail,signed_by=bulk.example,dmarc=reject,score=7.5',
  );
  expect(questionOfAddress(address)).toEqual(question);
});

it('is empty at the address of a panel that was only opened, and at one that somebody made up', () => {
  for (const address of ['1', '', 'x', 'spf=great'])
    expect(addressOfQuestion(questionOfAddress(address))).toBe('1');
});

it('asks only once it is whole, and nothing that was left empty', () => {
  expect(inputOfQuestion(questionOfAddress('1'))).toBeUndefined();
  expect(inputOfQuestion(questionOfAddress('to=ben'))).toBeUndefined();
  expect(inputOfQuestion(questionOfAddress('to=ben@example.com'))).toEqual({
    ...{ from: '', to: 'ben@example.com', spf: 'pass' },
  });
});

it('takes a score with the comma that many languages write', () => {
  const typed = { ...question, score: ' 7,5 ' };
  expect(addressOfQuestion(typed)).toBe(addressOfQuestion(question));
  expect(questionSchema.safeParse(typed).data?.score).toBe(7.5);
  expect(questionSchema.safeParse({ ...question, score: '1,000.5' }).success).toBe(false);
});
