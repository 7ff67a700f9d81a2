import type { ActionAnswer } from '@posthouse/contract';
import { forwardsActions } from '@posthouse/contract/features/users/forwards';
import { z } from 'zod';
import {
  choiceOf,
  choiceSchema,
  chosenAddresses,
  type RelatedAddress,
} from '../../../domain/addresses/address-choice.ts';
import { changedFields } from '../../../ui/form/record-changes.ts';

export type Forwards = ActionAnswer<'getForwards'>;

export const forwardsSchema = z.strictObject({
  destinations: choiceSchema(),
  keep_copy: forwardsActions.setForwards.input.shape.keep_copy.unwrap(),
});
export type ForwardsValues = z.input<typeof forwardsSchema>;

export const forwardsValuesOf = ({ destinations, keep_copy }: Forwards) =>
  ({ destinations: choiceOf(destinations), keep_copy: keep_copy === 1 }) satisfies ForwardsValues;

const sentOf = ({ destinations, keep_copy }: ForwardsValues) => ({
  destinations: chosenAddresses(destinations),
  keep_copy,
});

/** What differs: the whole list where it does. */
export const forwardsChangesOf = (from: Forwards, values: ForwardsValues) =>
  changedFields(sentOf(forwardsValuesOf(from)), sentOf(values)) as Partial<ReturnType<typeof sentOf>>;

type Rows = readonly RelatedAddress[];

export const leavesAccount = (rows: Rows) => rows.some(({ external }) => external === 1);

/** Nobody receives what is forwarded: it stays in the mailbox then. */
export const reachesNobody = (rows: Rows, hidden: number) =>
  rows.length > 0 && hidden === 0 && rows.every(({ state }) => state !== 'active');
