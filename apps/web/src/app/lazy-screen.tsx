import Box from '@mui/material/Box';
import { redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { can } from '../api/access.ts';
import { call } from '../api/call.ts';
import { NeededAction } from '../api/needed-action.ts';
import { currentSession } from '../api/session.ts';
import { loadCatalogs } from '../i18n/catalogs.ts';
import type { Screen } from '../ui/navigation/screen.ts';
import { LoadingState } from '../ui/page/loading-state.tsx';

/** Specification 9: lazy-loaded chunks time out after 120 seconds. */
const chunkTimeoutMs = 120_000;

/** A chunk that did not come: mostly because a newer version replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

type LazyParts = Pick<Screen, 'load' | 'texts' | 'needs' | 'when'>;

/** The parts of a route whose screen and texts are chunks of their own, loaded before it renders. */
export function lazyScreen({ load, texts, needs, when }: LazyParts) {
  let Loaded: ComponentType | undefined;
  const loadAll = async () => {
    const [component] = await Promise.all([Loaded ?? load(), loadCatalogs(texts)]);
    Loaded = component;
  };
  return {
    beforeLoad: () => {
      const session = currentSession();
      const isAllowed = (!needs || can(needs)) && (!when || (session !== undefined && when(session)));
      if (!isAllowed) throw redirect({ to: '/error-4' });
    },
    loader: () => withinChunkTimeout(loadAll()),
    component: () =>
      Loaded ? (
        <NeededAction value={needs}>
          <Loaded />
        </NeededAction>
      ) : null,
  };
}

async function withinChunkTimeout(loading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeoutMs);
  });
  try {
    await Promise.race([loading, timeout]);
  } catch (error) {
    // A service that cannot be reached brings no chunk either: then this is what is thrown.
    await call('getClientConfig', {}, { background: true });
    throw error instanceof ChunkError ? error : new ChunkError(String(error));
  } finally {
    clearTimeout(timer);
  }
}

export function RoutePending() {
  return (
    <Box sx={{ padding: 6 }}>
      <LoadingState rows={6} />
    </Box>
  );
}
