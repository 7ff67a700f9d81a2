import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { watchDrafts } from '../api/draft-store.ts';
import { loadChunk } from '../api/load-chunk.ts';
import { Notifications } from '../ui/notifications/notifications.tsx';
import { useArrival } from './arrival/arrival.ts';
import { LoadingBar } from './notices/loading-bar.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';
import { useThingAddress } from './notices/use-thing-address.ts';

/** Hardly ever asked: its chunk comes when it is. */
const ArrivalQuestion = lazy(async () => {
  const { ArrivalQuestion: component } = await loadChunk(() => import('./arrival/arrival-question.tsx'));
  return { default: component };
});

function Arrival() {
  return useArrival() ? (
    <Suspense>
      <ArrivalQuestion />
    </Suspense>
  ) : null;
}

/** What every page has, signed in or not. */
export function Root() {
  useEffect(watchDrafts, []);
  return (
    <>
      <LoadingBar />
      <OfflineNotice />
      <Outlet />
      <Arrival />
      <Notifications addressOf={useThingAddress()} />
    </>
  );
}
