import { Fragment, type ReactNode, useEffect } from 'react';
import { type ApiError, errorText } from '../../api/api-error.ts';
import { rememberPlace } from '../go-to/recent-places.ts';
import { BackToList } from './back-to-list.tsx';
import { LoadingState } from './loading-state.tsx';
import { PageHead } from './page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from './page-states.tsx';

interface Loaded<Row> {
  readonly data: Row | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
}

interface RecordPageProps<Row> {
  readonly record: Loaded<Row>;
  /** What it is called among the places where the admin was, and its address. */
  readonly place: { readonly id: string; readonly to: string };
  /** The list it belongs to. */
  readonly list: { readonly to: string; readonly label: string };
  readonly nameOf: (row: Row) => string;
  /** What it is, as long as its name is not known. */
  readonly title: string;
  /** Which of its tabs is shown. */
  readonly part?: string;
  readonly purpose?: (row: Row) => ReactNode;
  readonly actions?: (row: Row) => ReactNode;
  /** Said where there is none. */
  readonly gone: { readonly title: string; readonly hint: string };
  readonly children: (row: Row) => ReactNode;
}

/** The page of one thing: the way back, its head, and its content or why there is none. */
export function RecordPage<Row>({ record, place, list, title, part, gone, ...made }: RecordPageProps<Row>) {
  const { data, error, refetch } = record;
  const name = data === undefined ? undefined : made.nameOf(data);
  useRememberedPlace(place, name);
  return (
    // Nothing that was asked, typed or shown about one thing stays for the next one at the same route.
    <Fragment key={place.id}>
      <BackToList {...list} />
      <PageHead
        title={name ?? title}
        {...(part === undefined ? {} : { part })}
        purpose={data === undefined ? undefined : made.purpose?.(data)}
        action={data === undefined ? undefined : made.actions?.(data)}
      />
      {data !== undefined ? (
        made.children(data)
      ) : error ? (
        <Failure error={error} gone={gone} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={8} />
      )}
    </Fragment>
  );
}

function useRememberedPlace({ id, to }: RecordPageProps<unknown>['place'], name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) rememberPlace({ id, title: name, target: { to } });
  }, [id, to, name]);
}

interface FailureProps extends Pick<RecordPageProps<unknown>, 'gone'> {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

function Failure({ error, gone, onRetry }: FailureProps) {
  if (error.code === 'forbidden') return <NoPermissionState />;
  // An address made by hand may have anything in the place of the id.
  if (error.code === 'not_found' || error.code === 'invalid_input') {
    return <EmptyState title={gone.title}>{gone.hint}</EmptyState>;
  }
  return <ErrorState reason={errorText(error)} onRetry={onRetry} />;
}
