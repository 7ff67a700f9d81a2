import { mostOwners, smartListsActions } from '@posthouse/contract/features/smart-lists';
import { z } from 'zod';
import { choiceOf, choiceSchema, chosenAddresses } from '../../domain/addresses/address-choice.ts';
import { changedFields } from '../../ui/form/record-changes.ts';
import type { SmartList } from './smart-list.ts';

const { shape } = smartListsActions.addSmartList.input;
const fields = {
  name: shape.name,
  type: shape.type.unwrap(),
  protection: shape.protection.unwrap(),
  password: shape.password,
  copy_to_sender: shape.copy_to_sender.unwrap(),
  owners: choiceSchema({ most: mostOwners }),
  note: shape.note.unwrap(),
};

interface Protected {
  readonly protection: string;
  readonly password?: string | undefined;
}
const hasPassword = ({ protection, password }: Protected) =>
  protection !== 'password' || password !== undefined;
const passwordMissing = { error: 'required', path: ['password'] };

export const addSchema = z
  .strictObject({ ...fields, domain: shape.domain })
  .refine(hasPassword, passwordMissing);
const keepsPassword = z.strictObject(fields);
const needsPassword = keepsPassword.refine(hasPassword, passwordMissing);
export type SmartListValues = z.input<typeof keepsPassword>;

/** A list that has a password already may keep it. */
export const changeSchema = ({ protection }: SmartList) =>
  protection === 'password' ? keepsPassword : needsPassword;

export const newSmartList = {
  name: '',
  type: 'members',
  protection: 'none',
  password: '',
  copy_to_sender: false,
  owners: choiceOf([]),
  note: '',
} satisfies SmartListValues;

export const valuesOf = ({ name, type, protection, copy_to_sender, owners, note }: SmartList) =>
  ({
    ...{ name, type, protection, note, password: '' },
    copy_to_sender: copy_to_sender === 1,
    owners: choiceOf(owners),
  }) satisfies SmartListValues;

/** What is sent of a form: the addresses alone, and a password only where it is asked for. */
export function sentOf<Values extends SmartListValues>({ password, ...values }: Values) {
  const isSet = values.protection === 'password' && password !== undefined && password !== '';
  return {
    ...values,
    owners: chosenAddresses(values.owners),
    ...(isSet ? { password } : {}),
  };
}

/** What differs: all owners where one does. */
export const changesOf = (from: SmartList, values: SmartListValues) =>
  changedFields(sentOf(valuesOf(from)), sentOf(values)) as Partial<
    ReturnType<typeof sentOf<SmartListValues>>
  >;
