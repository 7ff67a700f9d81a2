import { Outlet } from '@tanstack/react-router';
import { Notifications } from '../ui/notifications/notifications.tsx';
import { LoadingBar } from './notices/loading-bar.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';

/** What every page has, signed in or not. */
export function Root() {
  return (
    <>
      <LoadingBar />
      <OfflineNotice />
      <Outlet />
      <Notifications />
    </>
  );
}
