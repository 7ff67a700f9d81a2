import type { ActionAnswer } from '@posthouse/contract';
import { z } from 'zod';
import {
  addressesIn,
  choiceOf,
  choiceSchema,
  chosenAddresses,
  type RelatedAddress,
  rowsOf,
} from '../../../domain/addresses/address-choice.ts';
import { changedFields } from '../../../ui/form/record-changes.ts';

export type SendAs = ActionAnswer<'getSendAs'>;
export type Delegates = ActionAnswer<'getDelegates'>;
export type Delegate = Delegates['delegates'][number];

export const sendAsSchema = z.strictObject({ addresses: choiceSchema() });
export type SendAsValues = z.input<typeof sendAsSchema>;

export const sendAsValuesOf = ({ addresses }: SendAs) =>
  ({ addresses: choiceOf(addresses) }) satisfies SendAsValues;

const sentAddresses = ({ addresses }: SendAsValues) => ({ addresses: chosenAddresses(addresses) });

export const sendAsChangesOf = (from: SendAs, values: SendAsValues) =>
  changedFields(sentAddresses(sendAsValuesOf(from)), sentAddresses(values)) as Partial<
    ReturnType<typeof sentAddresses>
  >;

export const delegatesSchema = z.strictObject({ delegates: choiceSchema<Delegate>() });
export type DelegatesValues = z.input<typeof delegatesSchema>;

export const delegatesValuesOf = ({ delegates }: Delegates) =>
  ({ delegates: choiceOf(delegates) }) satisfies DelegatesValues;

/** The least that is of use. */
const least = { right: 'read', send: 'none' } as const;

export const newDelegate = (address: RelatedAddress): Delegate => ({ ...address, ...least });

const sentDelegates = ({ delegates }: DelegatesValues) => ({
  delegates: [
    ...rowsOf(delegates).map(({ address, right, send }) => ({ address, right, send })),
    ...(addressesIn(delegates.typed) ?? []).map((address) => ({ address, ...least })),
  ],
});

export const delegatesChangesOf = (from: Delegates, values: DelegatesValues) =>
  changedFields(sentDelegates(delegatesValuesOf(from)), sentDelegates(values)) as Partial<
    ReturnType<typeof sentDelegates>
  >;
