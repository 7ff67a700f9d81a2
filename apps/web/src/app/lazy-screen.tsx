import Box from '@mui/material/Box';
import { redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { can } from '../api/access.ts';
import { loadChunk } from '../api/load-chunk.ts';
import { NeededAction } from '../api/needed-action.ts';
import { currentSession } from '../api/session.ts';
import { loadCatalogs } from '../i18n/catalogs.ts';
import type { Screen } from '../ui/navigation/screen.ts';
import { LoadingState } from '../ui/page/loading-state.tsx';

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
    loader: () => loadChunk(loadAll),
    component: () =>
      Loaded ? (
        <NeededAction value={needs}>
          <Loaded />
        </NeededAction>
      ) : null,
  };
}

export function RoutePending() {
  return (
    <Box sx={{ padding: 6 }}>
      <LoadingState rows={6} />
    </Box>
  );
}
