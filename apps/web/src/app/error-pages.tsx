import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ErrorComponentProps, Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { ChunkError } from '../api/load-chunk.ts';
import { forgetFailures } from '../api/needed-action.ts';
import { currentSession, useSession } from '../api/session.ts';
import { useAction } from '../api/use-action.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../ui/navigation/link.tsx';
import { routeNames } from '../ui/navigation/route-names.ts';
import { usePageTitle } from '../ui/page/page-head.tsx';
import { Logo } from '../ui/theme/logo.tsx';
import { colours } from '../ui/theme/tokens.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that failed, to be tried again. */
    failed?: string;
    /** It was tried again without being asked to. */
    wasRetried?: boolean;
  }
}

type ErrorNumber = 1 | 2 | 4 | 5 | 6;

function ErrorPage({ number, action }: { readonly number: ErrorNumber; readonly action?: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  // The main admin has nobody in the account to ask.
  const isOwn4 = number === 4 && session?.userRole === 'admin';
  usePageTitle(t(`errorPages.title${number}`));
  return (
    <Box
      component="main"
      sx={{ display: 'grid', justifyItems: 'center', padding: '12vh 16px 48px', textAlign: 'center' }}
    >
      <Logo />
      <Typography variant="h1" tabIndex={-1} sx={{ marginTop: 8 }}>
        {t(`errorPages.title${number}`)}
      </Typography>
      <Typography color="textSecondary" sx={{ marginTop: 2, maxWidth: 440 }}>
        {t(isOwn4 ? 'errorPages.notIncluded4' : `errorPages.text${number}`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 6 }}>
        {action}
        <LinkButton to={routeNames.home} variant={action ? 'outlined' : 'contained'}>
          {t('errorPages.home')}
        </LinkButton>
      </Box>
      <Typography variant="caption" sx={{ marginTop: 8, color: colours.textSoft }}>
        {t('errorPages.number', { num: number })}
      </Typography>
    </Box>
  );
}

/** Reloads the panel at the address that failed. */
function TryAgain({ label }: { readonly label: string }) {
  const failed = useLocation({ select: (location) => location.state.failed });
  return (
    <Button variant="contained" onClick={() => window.location.assign(failed ?? routeNames.home)}>
      {label}
    </Button>
  );
}

export const ErrorPage1 = () => <ErrorPage number={1} />;
export const ErrorPage4 = () => <ErrorPage number={4} />;

export function ErrorPage2() {
  const { t } = useTranslation();
  return <ErrorPage number={2} action={<TryAgain label={t('action.retry')} />} />;
}

export function ErrorPage5() {
  const { t } = useTranslation();
  useReturn();
  return <ErrorPage number={5} action={<TryAgain label={t('action.retry')} />} />;
}

export function ErrorPage6() {
  const { t } = useTranslation();
  return <ErrorPage number={6} action={<TryAgain label={t('action.reload')} />} />;
}

const lookEveryMs = 5_000;

/**
 * Goes back to the address that failed as soon as the server answers. Once by itself; after that only when the server was
 * away meanwhile: where one question alone fails while others are answered, going back would never end.
 */
function useReturn(): void {
  const navigate = useNavigate();
  const failed = useLocation({ select: ({ state }) => state.failed });
  const wasRetried = useLocation({ select: ({ state }) => state.wasRetried ?? false });
  const [since] = useState(Date.now);
  const { dataUpdatedAt, errorUpdatedAt } = useAction(
    'getClientConfig',
    {},
    { enabled: failed !== undefined, refreshEveryMs: lookEveryMs, staleMs: 0 },
  );
  const isBack = dataUpdatedAt > since && (!wasRetried || errorUpdatedAt > since);
  useEffect(() => {
    if (failed !== undefined && isBack)
      void navigate({ href: failed, replace: true, state: { wasRetried: true } });
  }, [failed, isBack, navigate]);
}

const pages = { 1: ErrorPage1, 2: ErrorPage2, 4: ErrorPage4, 5: ErrorPage5, 6: ErrorPage6 } as const;

/** Whatever a route threw, as the error page that says what to do about it. */
export function RouteError({ error }: ErrorComponentProps) {
  const address = useLocation({ select: (location) => location.href });
  const wasRetried = useLocation({ select: ({ state }) => state.wasRetried ?? false });
  // Kept from the first look: the redirect below changes the address.
  const [told] = useState({ failed: address, wasRetried });
  useEffect(forgetFailures, []);
  const number = errorNumber(error);
  const Page = pages[number];
  // The error pages' own addresses need a token; without one the page is shown where the error happened.
  return currentSession() ? <Navigate to={`/error-${number}`} replace state={told} /> : <Page />;
}

function errorNumber(error: unknown): ErrorNumber {
  if (error instanceof ChunkError) return 6;
  if (!(error instanceof ApiError)) return 2;
  if (error.isUnanswered) return 5;
  if (error.code === 'forbidden') return 4;
  return error.code === 'not_found' ? 1 : 2;
}
