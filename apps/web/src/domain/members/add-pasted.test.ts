import { describe, expect, it } from 'vitest';
import { addPasted, type Progress, type SendMembers } from './add-pasted.ts';

const many = Array.from({ length: 2_500 }, (_, n) => `m${n}@one.example`);

describe('adding pasted members', () => {
  it('goes on in slices of a thousand, and says how far it is', async () => {
    const slices: number[] = [];
    const progress: Progress[] = [];
    const send: SendMembers = async (addresses) => {
      slices.push(addresses.length);
      return { added: addresses.length - 1, present: 1, refused: [] };
    };
    const outcome = await addPasted(many.join('\n'), send, (one) => progress.push(one));
    expect(slices).toEqual([1_000, 1_000, 500]);
    expect(progress.map(({ done }) => done)).toEqual([0, 1_000, 2_000]);
    expect(outcome).toEqual({ added: 2_497, present: 3, refused: [], rest: '' });
  });

  it('adds the others where some are mistakes or refused, and leaves those over with their reasons', async () => {
    const send: SendMembers = async () => ({
      added: 1,
      present: 0,
      refused: [{ address: 'gone@one.example', code: 'address_unknown' }],
    });
    expect(await addPasted('anna\nok@one.example, gone@one.example', send)).toEqual({
      added: 1,
      present: 0,
      refused: [
        { text: 'anna', code: 'email_invalid' },
        { text: 'gone@one.example', code: 'address_unknown' },
      ],
      rest: 'anna\ngone@one.example',
    });
  });

  it('leaves over what was not sent when something fails on the way', async () => {
    const failure = new Error('no connection');
    let calls = 0;
    const send: SendMembers = async (addresses) => {
      calls += 1;
      if (calls > 1) throw failure;
      return { added: addresses.length, present: 0, refused: [] };
    };
    const outcome = await addPasted(many.join(','), send);
    expect(outcome).toMatchObject({ added: 1_000, failure });
    expect(outcome.rest.split('\n')).toEqual(many.slice(1_000));
  });

  it('sends nothing where there is no address', async () => {
    const send: SendMembers = () => Promise.reject(new Error('sent'));
    expect(await addPasted('anna', send)).toMatchObject({ added: 0, rest: 'anna' });
  });
});
