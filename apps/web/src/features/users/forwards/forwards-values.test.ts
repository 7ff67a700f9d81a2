import { describe, expect, it } from 'vitest';
import { choiceOf, externalAddress, type RelatedAddress } from '../../../domain/addresses/address-choice.ts';
import { delegatesChangesOf, delegatesValuesOf, newDelegate } from '../sharing/sharing-values.ts';
import {
  type Forwards,
  forwardsChangesOf,
  forwardsValuesOf,
  leavesAccount,
  reachesNobody,
} from './forwards-values.ts';

const ben: RelatedAddress = { ...externalAddress('ben@here.example'), id: '2', external: 0 };
const record: Forwards = { version: 3, keep_copy: 1, destinations: [ben], hidden: 0 };

describe('what is sent of changed forwards', () => {
  const values = forwardsValuesOf(record);

  it('is the whole list where it differs, and the copy where that does', () => {
    expect(forwardsChangesOf(record, values)).toEqual({});
    expect(forwardsChangesOf(record, { ...values, keep_copy: false })).toEqual({ keep_copy: false });
    const typed = { ...values.destinations, typed: 'x@other.example' };
    expect(forwardsChangesOf(record, { ...values, destinations: typed })).toEqual({
      destinations: ['ben@here.example', 'x@other.example'],
    });
  });

  it('warns of mail that leaves the account, and of mail that reaches nobody', () => {
    const removed = { ...ben, state: 'removed' as const };
    expect(leavesAccount([ben])).toBe(false);
    expect(leavesAccount([ben, externalAddress('x@other.example')])).toBe(true);
    expect(reachesNobody([removed], 0)).toBe(true);
    expect(reachesNobody([removed], 1)).toBe(false);
    expect(reachesNobody([removed, ben], 0)).toBe(false);
    expect(reachesNobody([], 0)).toBe(false);
  });
});

describe('what is sent of changed delegates', () => {
  const delegates = { version: 1, hidden: 0, mailboxes: [], delegates: [newDelegate(ben)] };

  it('is each with its rights; who is new has the least', () => {
    const values = delegatesValuesOf(delegates);
    expect(delegatesChangesOf(delegates, values)).toEqual({});
    const changed = choiceOf([{ ...newDelegate(ben), right: 'full' as const }], 'carla@here.example');
    expect(delegatesChangesOf(delegates, { delegates: changed })).toEqual({
      delegates: [
        { address: 'ben@here.example', right: 'full', send: 'none' },
        { address: 'carla@here.example', right: 'read', send: 'none' },
      ],
    });
  });
});
