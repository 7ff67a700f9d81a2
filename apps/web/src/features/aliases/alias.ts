import type { ActionAnswer } from '@posthouse/contract';
import { aliasesActions } from '@posthouse/contract/features/aliases';
import { z } from 'zod';
import { choiceOf, choiceSchema, chosenAddresses } from '../../domain/addresses/address-choice.ts';
import { changedFields } from '../../ui/form/record-changes.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type AliasRow = RowOf<'getAliases'>;
/** One alias with what is known about its destinations. */
export type Alias = ActionAnswer<'getAlias'>;

const { shape } = aliasesActions.addAlias.input;
const fields = { alias: shape.alias, forward: choiceSchema({ least: 1 }), note: shape.note.unwrap() };

export const addSchema = z.strictObject({ ...fields, domain: shape.domain });
export const changeSchema = z.strictObject(fields);
export type AliasValues = z.input<typeof changeSchema>;

export const newAlias = { alias: '', forward: choiceOf([]), note: '' } satisfies AliasValues;

export const valuesOf = ({ alias, destinations, note }: Alias) =>
  ({ alias, forward: choiceOf(destinations), note }) satisfies AliasValues;

/** What is sent of a form: the addresses alone. */
export const sentOf = <Values extends AliasValues>(values: Values) => ({
  ...values,
  forward: chosenAddresses(values.forward),
});

/** What differs: all destinations where one does. */
export const changesOf = (from: Alias, values: AliasValues) =>
  changedFields(sentOf(valuesOf(from)), sentOf(values)) as Partial<ReturnType<typeof sentOf<AliasValues>>>;
