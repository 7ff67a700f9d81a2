import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { isOnline, whenOnline } from './online.ts';

/** Specification 9: lazy-loaded chunks time out after 120 seconds. */
const chunkTimeoutMs = 120_000;

/** A chunk that the server does not have: mostly because a newer version replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * Loads a part of the panel. Without a connection it waits for one; a server that cannot be reached is told apart from
 * one that no longer has the part.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    await whenOnline();
    return await withinChunkTimeout(load());
  } catch {
    if (isOnline()) await reachServer();
  }
  // The connection may have been back before anybody looked.
  await whenOnline();
  return withinChunkTimeout(load()).catch((error) => {
    throw error instanceof ChunkError ? error : new ChunkError(String(error));
  });
}

async function reachServer(): Promise<void> {
  try {
    await call('getClientConfig', {}, { background: true });
  } catch (error) {
    // Whoever answers is there, whatever they say.
    if (error instanceof ApiError && error.isUnsettled) throw error;
  }
}

async function withinChunkTimeout<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
