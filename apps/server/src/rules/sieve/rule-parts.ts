import type { RuleAction, RuleCondition } from '@posthouse/contract/features/users/delivery-rules';
import { literally, pattern, type SieveWriter } from './sieve-writer.ts';

type TextTest = Exclude<RuleCondition['test'], 'over' | 'under' | 'yes' | 'no'>;

const headersOf = { sender: ['From'], recipient: ['To', 'Cc'], subject: ['Subject'] } as const;
/** Where filters in front of the mailbox say that a message is spam. */
const spamHeaders = ['X-Spam-Flag', 'X-Spam'] as const;

export const isSpam = (writer: SieveWriter) => `header :is ${writer.texts(spamHeaders)} "yes"`;

export function testOf(writer: SieveWriter, condition: RuleCondition): string {
  const { field, value } = condition;
  switch (field) {
    case 'spam':
      return condition.test === 'yes' ? isSpam(writer) : `not ${isSpam(writer)}`;
    case 'size':
      return `size :${condition.test} ${Math.round(Number(value) * 1_000_000)}`;
    case 'body':
      writer.needs('body');
      return `${negation(condition.test)}body :text :contains ${writer.text(value)}`;
    case 'header':
      return headerTest(writer, [condition.header], condition.test, value);
    case 'subject':
      return headerTest(writer, headersOf.subject, condition.test, value);
    default:
      return addressTest(writer, headersOf[field], condition.test, value);
  }
}

const negation = (test: TextTest) => (test.startsWith('not_') ? 'not ' : '');

function headerTest(writer: SieveWriter, headers: readonly string[], test: TextTest, value: string): string {
  return `${negation(test)}header ${comparison(writer, headers, test, value)}`;
}

/** Names are searched too; what is compared as a whole is the address alone. */
function addressTest(writer: SieveWriter, headers: readonly string[], test: TextTest, value: string): string {
  if (test === 'contains' || test === 'not_contains') return headerTest(writer, headers, test, value);
  return `${negation(test)}address :all ${comparison(writer, headers, test, value)}`;
}

function comparison(writer: SieveWriter, headers: readonly string[], test: TextTest, value: string): string {
  const [how, text] = {
    contains: [':contains', value],
    not_contains: [':contains', value],
    is: [':is', value],
    not_is: [':is', value],
    starts: [':matches', `${literally(value)}*`],
    ends: [':matches', `*${literally(value)}`],
    matches: [':matches', pattern(value)],
  }[test] as [string, string];
  return `${how} ${writer.texts(headers)} ${writer.text(text)}`;
}

/** Flags come before what they are to be seen on. */
export const inOrder = (actions: readonly RuleAction[]) => [
  ...actions.filter(isMark),
  ...actions.filter((action) => !isMark(action)),
];

const isMark = ({ type }: RuleAction) => type === 'read' || type === 'flag';

export function commandOf(writer: SieveWriter, { type, value }: RuleAction): string {
  switch (type) {
    case 'move':
      writer.needs('fileinto', 'mailbox');
      return `fileinto :create ${writer.text(value)};`;
    case 'copy':
      writer.needs('fileinto', 'mailbox', 'copy');
      return `fileinto :copy :create ${writer.text(value)};`;
    case 'read':
      writer.needs('imap4flags');
      return 'addflag "\\\\Seen";';
    case 'flag':
      writer.needs('imap4flags');
      return 'addflag "\\\\Flagged";';
    case 'forward':
      writer.needs('copy');
      return `redirect :copy ${writer.text(value)};`;
    case 'redirect':
      return `redirect ${writer.text(value)};`;
    case 'reject':
      writer.needs('reject');
      return `reject ${writer.text(value)};`;
    default:
      return `${type};`;
  }
}
