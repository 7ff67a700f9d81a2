import { once } from 'node:events';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { ClusterPlace } from './cluster-place.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { giveTo } from './server-account.ts';

/** Makes the folder for the socket, private to PostgreSQL's user (and root). */
export async function makeSocketFolder({ socketDir, account }: ClusterPlace): Promise<void> {
  await mkdir(socketDir, { recursive: true, mode: 0o700 });
  const entry = await lstat(socketDir);
  const ownUid = process.getuid?.();
  if (entry.isDirectory() && entry.uid === ownUid) {
    await chmod(socketDir, 0o700);
    await giveTo(account, socketDir);
    return;
  }
  // Under /tmp anybody could have made it first. Root changes nothing that belongs to somebody else:
  // that somebody could swap it for a link in between.
  const isPrivate = entry.isDirectory() && entry.uid === account?.uid && (entry.mode & 0o077) === 0;
  if (!isPrivate)
    throw new EmbeddedPostgresError(
      `${socketDir}, the folder for PostgreSQL’s socket, must be a private folder of user ${account?.uid ?? ownUid}. ` +
        'Remove it, or move the data folder to a shorter path.',
    );
}

/**
 * Something listens although no process here is known to serve the cluster: it runs in another container
 * that shares the folder. PostgreSQL itself cannot see that, and two servers would ruin the data.
 */
export async function refuseForeignServer({ socketDir, cluster }: ClusterPlace): Promise<void> {
  const socket = connect(`${socketDir}/.s.PGSQL.5432`);
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (answered)
    throw new EmbeddedPostgresError(
      `A PostgreSQL outside of this machine or container already serves ${cluster}. Stop it first.`,
    );
}
