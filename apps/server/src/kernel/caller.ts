import type { Duty } from '@posthouse/contract/core/duties';
import type { ActingAdmin } from './acting-admin.ts';

/** What lets a caller in, by its key. Another way in is another kind, which `caller-lock.ts` and the endpoint learn. */
export interface PassKey {
  readonly kind: 'session';
  readonly id: number;
}

/** The session of an admin who logged in. */
interface Pass extends PassKey {
  readonly authenticatedAt: Date | null;
}

/** Who calls, as every action sees it: read afresh each time, so a change of rights counts at once. */
export interface Caller extends ActingAdmin {
  readonly accountName: string;
  readonly pass: Pass;
  /** Until it is met, only what the contract allows despite it works. */
  readonly duty: Duty | undefined;
  /** The main admin looks through it: queries only. */
  readonly isReadOnly: boolean;
  /** Tells the panel whether the rights it knows are still those of the admin. */
  readonly rightsVersion: string;
}
