import type { ActionAnswer } from '@posthouse/contract';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { mostRelated } from '@posthouse/contract/fields/related-address';
import { type FieldErrors, type FieldValues, get } from 'react-hook-form';
import { z } from 'zod';
import { type FormFinding, findingAt } from '../../ui/form/form-finding.ts';

/** An address that something refers to, of the account or elsewhere. */
export type RelatedAddress = ActionAnswer<'getForwards'>['destinations'][number];

/**
 * What an address field holds: what was chosen, by address so that two who change the list at once change different parts
 * of it; and what is typed but not added yet, which counts as well.
 */
export interface AddressChoice<Row extends RelatedAddress = RelatedAddress> {
  rows: Record<string, Row>;
  typed: string;
}

export const choiceOf = <Row extends RelatedAddress>(
  rows: readonly Row[],
  typed = '',
): AddressChoice<Row> => ({
  rows: Object.fromEntries(rows.map((row) => [row.address, row])),
  typed,
});

/** In their order; what was taken out of a list that somebody else saved meanwhile is undefined there. */
export const rowsOf = <Row extends RelatedAddress>({ rows }: Pick<AddressChoice<Row>, 'rows'>): Row[] =>
  Object.values<Row | undefined>(rows).filter((row) => row !== undefined);

/** The schema of such a field. */
export function choiceSchema<Row extends RelatedAddress = RelatedAddress>({
  least = 0,
  most = mostRelated,
} = {}) {
  return z
    .strictObject({
      rows: z.record(z.string(), z.custom<Row>()).refine((rows) => rowsOf({ rows }).length <= most, {
        error: 'too_many',
        params: { num: most },
      }),
      typed: z.string().refine((text) => addressesIn(text) !== undefined, 'email_invalid'),
    })
    .refine((choice) => chosenAddresses(choice).length >= least, 'required');
}

/** The addresses in a text, which may be several after each other, each once; undefined where something in it is none. */
export function addressesIn(text: string): string[] | undefined {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const found = parts.flatMap((part) => mailAddress.safeParse(part).data ?? []);
  return found.length === parts.length ? [...new Set(found)] : undefined;
}

/**
 * What was typed while the addresses in a text were looked up. They stay in the field until they are added, because what is
 * saved meanwhile takes what is typed along.
 */
export const typedSince = (before: string, now: string): string =>
  now.startsWith(before) ? now.slice(before.length).replace(/^[\s,;]+/, '') : now;

/** An address as its readers write it, where it can be typed like that. */
export function typedAddress(address: string): string {
  const readable = readableName(address);
  return mailAddress.safeParse(readable).data === address ? readable : address;
}

/** What is sent of a choice: the addresses in their order. */
export const chosenAddresses = (choice: AddressChoice): string[] => [
  ...rowsOf(choice).map(({ address }) => address),
  ...(addressesIn(choice.typed) ?? []),
];

/** A choice in words, of a form's values. */
export const addressNames = (choice: unknown) =>
  rowsOf(choice as AddressChoice).map(({ unicode }) => unicode);

/** An address that nobody in the account is known to have. */
export const externalAddress = (address: string): RelatedAddress => ({
  ...{
    id: null,
    address,
    unicode: readableName(address),
    name: '',
    kind: null,
    external: 1,
    state: 'active',
  },
});

/** Half a name is meant for the one it finds, where it finds one alone; what is offered may be of an earlier text. */
export function onlyOneNamed(typed: string, offered: readonly RelatedAddress[]): RelatedAddress | undefined {
  const text = typed.trim().toLowerCase();
  const isMeant = ({ unicode, address, name }: RelatedAddress) =>
    [unicode, address, name].some((known) => known.toLowerCase().includes(text));
  return offered.length === 1 ? offered.find(isMeant) : undefined;
}

/** What is wrong with the row at a place, wherever below it that is. */
export function findingOfRow(
  errors: FieldErrors<FieldValues>,
  name: string,
  index: number,
): FormFinding | undefined {
  const row = `${name}.${index}`;
  return at(errors, row) ?? at(errors, `${row}.address`) ?? at(errors, `${row}.who`);
}

/** What is wrong with the field as a whole, or with what is typed and was refused as the last of the addresses. */
export function findingOfChoice(
  errors: FieldErrors<FieldValues>,
  name: string,
  choice: AddressChoice,
): FormFinding | undefined {
  const { length } = rowsOf(choice);
  const beyond = (addressesIn(choice.typed) ?? []).map((_, index) =>
    findingOfRow(errors, name, length + index),
  );
  return [at(errors, `${name}.typed`), at(errors, `${name}.rows`), at(errors, name), ...beyond].find(
    (finding) => finding !== undefined,
  );
}

const at = (errors: FieldErrors<FieldValues>, path: string) => findingAt(get(errors, path));
