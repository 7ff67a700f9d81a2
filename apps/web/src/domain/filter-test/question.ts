import { testFilterActions } from '@posthouse/contract/features/filtering/test-filter';
import { dmarcResults, spfResults } from '@posthouse/contract/fields/filter-decision';
import { z } from 'zod';

const { shape } = testFilterActions.testFilter.input;

/** Many languages write a comma where the API has a point. */
const plainScore = (typed: string) => typed.trim().replace(',', '.');

export const questionSchema = z.strictObject({
  from: shape.from,
  header_from: shape.header_from.unwrap(),
  ip: shape.ip.unwrap(),
  to: shape.to,
  spf: shape.spf.unwrap(),
  signed_by: shape.signed_by.unwrap(),
  dmarc: shape.dmarc.unwrap(),
  score: z
    .string()
    .transform(plainScore)
    .pipe(z.union([z.literal(''), shape.score.unwrap()], 'format')),
});
export type Question = z.input<typeof questionSchema>;
type Part = keyof Question;

const empty: Question = {
  ...{ from: '', header_from: '', ip: '', to: '', spf: 'pass', signed_by: '', dmarc: 'none', score: '' },
};
const parts = Object.keys(empty) as Part[];

/** In no address of mail. */
const separator = ',';

/** As it is in an address, without what was left as it is. */
export function addressOfQuestion(question: Question): string {
  const plain = { ...question, score: plainScore(question.score) };
  const given = parts.filter((part) => plain[part] !== empty[part]);
  return given.map((part) => `${part}=${plain[part].trim()}`).join(separator) || '1';
}

export function questionOfAddress(address: string): Question {
  const typed = new Map(
    address.split(separator).map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
  const text = (part: Part) => typed.get(part) ?? empty[part];
  const spf = spfResults.find((result) => result === typed.get('spf')) ?? empty.spf;
  const dmarc = dmarcResults.find((result) => result === typed.get('dmarc')) ?? empty.dmarc;
  return {
    ...{ from: text('from'), header_from: text('header_from'), ip: text('ip'), to: text('to'), spf, dmarc },
    ...{ signed_by: text('signed_by'), score: text('score') },
  };
}

/** What the server is asked; nothing where the address has half a question. */
export function inputOfQuestion(question: Question) {
  if (!questionSchema.safeParse(question).success) return undefined;
  const { header_from, ip, signed_by, dmarc, score, ...needed } = question;
  return {
    ...needed,
    ...(signed_by === '' ? {} : { signed_by }),
    ...(dmarc === empty.dmarc ? {} : { dmarc }),
    ...(header_from === '' ? {} : { header_from }),
    ...(ip === '' ? {} : { ip }),
    ...(score === '' ? {} : { score }),
  };
}
