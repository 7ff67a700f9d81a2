import type { Database } from '../../db/pool.ts';
import { userDelegate, userForward, userSendAs, userSharing } from '../../db/schema/user-sharing.ts';
import type { MadeUser } from './demo-history.ts';

interface Sharing {
  /** The part of the address before the @, as everywhere here. */
  readonly user: string;
  /** Users, or whole addresses elsewhere. */
  readonly forwards?: readonly string[];
  readonly keepsCopy?: boolean;
  readonly sendAs?: readonly string[];
  readonly delegates?: Readonly<Record<string, Rights>>;
}

type Rights = Pick<typeof userDelegate.$inferInsert, 'access' | 'sending'>;

const everythingAs = { access: 'full', sending: 'as' } as const;
const editOnBehalf = { access: 'edit', sending: 'behalf' } as const;

/** What people who work together share. */
const sharings: readonly Sharing[] = [
  { user: 'anna.berg', delegates: { 'ben.carter': editOnBehalf } },
  { user: 'info', delegates: { 'anna.berg': everythingAs, 'carla.dias': editOnBehalf } },
  { user: 'room.harbour', delegates: { 'anna.berg': everythingAs } },
  { user: 'carla.dias', sendAs: ['van'], forwards: ['ben.carter', 'carla.dias@webmail.example'] },
  { user: 'dan.evans', forwards: ['anna.berg'], keepsCopy: false },
  { user: 'kontakt', forwards: ['emil.fuchs', 'greta.huber'], keepsCopy: false },
];

/** Forwards, send-as and delegates of some of the users. */
export async function addDemoSharing(
  db: Database,
  accountId: number,
  users: readonly MadeUser[],
): Promise<void> {
  const ids = new Map(users.map(({ id, email }) => [email.slice(0, email.indexOf('@')), id]));
  for (const { user, forwards = [], keepsCopy = true, sendAs = [], delegates = {} } of sharings) {
    const userId = ids.get(user);
    if (userId === undefined) continue;
    const whose = { accountId, userId };
    const version = (items: object) => (Object.keys(items).length > 0 ? 1 : 0);
    await db.insert(userSharing).values({
      ...whose,
      keepCopy: keepsCopy,
      forwardsVersion: version(forwards),
      sendAsVersion: version(sendAs),
      delegatesVersion: version(delegates),
    });
    const forwardRows = forwards.map((destination, position) => {
      const addressId = ids.get(destination);
      return { ...whose, position, ...(addressId === undefined ? { external: destination } : { addressId }) };
    });
    const sendAsRows = sendAs.flatMap((name) => {
      const addressId = ids.get(name);
      return addressId === undefined ? [] : [{ ...whose, addressId }];
    });
    const delegateRows = Object.entries(delegates).flatMap(([name, rights]) => {
      const delegateId = ids.get(name);
      return delegateId === undefined ? [] : [{ ...whose, delegateId, ...rights }];
    });
    if (forwardRows.length > 0) await db.insert(userForward).values(forwardRows);
    if (sendAsRows.length > 0) await db.insert(userSendAs).values(sendAsRows);
    if (delegateRows.length > 0) await db.insert(userDelegate).values(delegateRows);
  }
}
