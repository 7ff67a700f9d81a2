import { once } from 'node:events';
import { chmod, chown, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';

/** A socket for one user of the system alone. */
export interface PrivateSocket {
  readonly path: string;
  readonly uid: number;
  readonly gid: number;
}

/** A server on such a socket. Who asks it keeps the connection; after the end it finds whoever is there next. */
export function createSocketServer(onConnection: (socket: Socket) => void, { answersAfterEnd = false } = {}) {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: answersAfterEnd }, (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  });
  return {
    async listen({ path, uid, gid }: PrivateSocket): Promise<void> {
      // Left behind by one that was killed.
      await rm(path, { force: true });
      server.listen(path);
      await once(server, 'listening');
      await chown(path, uid, gid);
      await chmod(path, 0o600);
    },
    /** Those who are there can end what they began. */
    takeNobodyElse(): void {
      server.close();
    },
    close(): void {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

export type SocketServer = ReturnType<typeof createSocketServer>;
