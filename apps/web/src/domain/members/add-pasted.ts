import type { ActionAnswer } from '@posthouse/contract';
import { mostMembersAtOnce } from '@posthouse/contract/core/list-members';
import { pastedAddresses, type RefusedAddress } from './pasted-addresses.ts';

/** Adds some members, at most a thousand, and says what became of each. */
export type SendMembers = (addresses: readonly string[]) => Promise<ActionAnswer<'addListMembers'>>;

/** What became of a pasted text. */
export interface AddedMembers {
  readonly added: number;
  /** They were members before. */
  readonly present: number;
  readonly refused: readonly RefusedAddress[];
  /** What is still to be added: all that was refused, and what was not sent because something failed before. */
  readonly rest: string;
  readonly failure?: unknown;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Adds the addresses of a text, in slices where there are many; what cannot be added is left over with its reason. */
export async function addPasted(
  text: string,
  send: SendMembers,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<AddedMembers> {
  const { addresses, mistakes } = pastedAddresses(text);
  const refused = [...mistakes];
  let [added, present, done] = [0, 0, 0];
  const outcome = () => ({
    added,
    present,
    refused,
    rest: [...refused.map((one) => one.text), ...addresses.slice(done)].join('\n'),
  });
  while (done < addresses.length) {
    onProgress({ done, total: addresses.length });
    const slice = addresses.slice(done, done + mostMembersAtOnce);
    try {
      const answer = await send(slice);
      added += answer.added;
      present += answer.present;
      refused.push(...answer.refused.map(({ address, code }) => ({ text: address, code })));
    } catch (failure) {
      return { ...outcome(), failure };
    }
    done += slice.length;
  }
  return outcome();
}
