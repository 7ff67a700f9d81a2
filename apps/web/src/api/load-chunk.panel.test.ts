import { afterEach, expect, it, vi } from 'vitest';
import { setOnline } from '../testing/connection.ts';
import { done, unreachable } from '../testing/shown-panel.tsx';
import { loadChunk } from './load-chunk.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const chunk = async () => 'chunk';

afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is not asked for without a connection, and comes by itself with it', async () => {
  const load = vi.fn(chunk);
  setOnline(false);
  const loading = loadChunk(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  setOnline(true);
  expect(await loading).toBe('chunk');
});

it('is tried again when the connection broke while it loaded', async () => {
  const load = vi.fn(chunk).mockImplementationOnce(() => {
    setOnline(false);
    return gone();
  });
  const loading = loadChunk(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  setOnline(true);
  expect(await loading).toBe('chunk');
});

it('of a server that cannot be reached is not taken for one that was replaced', async () => {
  vi.stubGlobal('fetch', unreachable);
  await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
});

it('that the server no longer has was replaced', async () => {
  vi.stubGlobal('fetch', async () => done({ version: 'next' }));
  await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ChunkError' });
});
