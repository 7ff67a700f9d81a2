import { joinMail, splitMail, valuesOf, withoutFields } from './mail-headers.ts';

const junkField = 'x-posthouse-junk';
const goodField = 'x-posthouse-good';
const dropField = 'x-posthouse-drop';

/**
 * A message as its receiver gets it, by what the filter has decided for this one alone; undefined where the receiver does not
 * take it. Who else it was for is nobody’s business.
 */
export function fatedMail(mail: Buffer, ref: string): Buffer | undefined {
  const { fields, body } = splitMail(mail);
  const isNamedIn = (name: string) => valuesOf(fields, name).some((refs) => refs.includes(`,${ref},`));
  if (isNamedIn(dropField)) return undefined;
  const isOurs = (name: string) => [junkField, goodField, dropField].includes(name);
  const isGood = isNamedIn(goodField);
  const kept = withoutFields(fields, (name) => isOurs(name) || (isGood && name === 'x-spam'));
  if (isNamedIn(junkField)) return joinMail({ fields: ['X-Spam: Yes', ...kept], body });
  return kept.length === fields.length ? mail : joinMail({ fields: kept, body });
}
