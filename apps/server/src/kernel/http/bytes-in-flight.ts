import { TransportError } from './transport-error.ts';

interface Room {
  readonly perSender: number;
  readonly inAll: number;
}

export interface HeldBytes {
  /** Says how much of a body is held by now; throws when there is no room for it. */
  hold(bytes: number): void;
  release(): void;
}

/** Bodies are small and come in one piece; that much of each is not counted. */
export const freeBytes = 4 * 1024;
const retrySeconds = 5;

/** Counts what bodies under way hold in memory, by sender and together: unfinished ones cannot fill it. */
export function createBytesInFlight({ perSender, inAll }: Room) {
  const heldBy = new Map<string, number>();
  let heldInAll = 0;
  const add = (sender: string, bytes: number) => {
    heldInAll += bytes;
    const held = (heldBy.get(sender) ?? 0) + bytes;
    if (held > 0) heldBy.set(sender, held);
    else heldBy.delete(sender);
  };
  return (sender: string): HeldBytes => {
    let held = 0;
    return {
      hold(bytes) {
        const more = Math.max(0, bytes - freeBytes) - held;
        if (more <= 0) return;
        if ((heldBy.get(sender) ?? 0) + more > perSender) throw new TransportError(429, { retrySeconds });
        if (heldInAll + more > inAll) throw new TransportError(503);
        held += more;
        add(sender, more);
      },
      release() {
        add(sender, -held);
        held = 0;
      },
    };
  };
}
