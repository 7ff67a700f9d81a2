import type { ReactNode } from 'react';
import { type ApiError, errorText } from '../../api/api-error.ts';
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
  /** The list it belongs to. */
  readonly list: { readonly to: string; readonly label: string };
  /** Its name, or what it is as long as that is not known. */
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
export function RecordPage<Row>({ record, list, title, part, gone, ...made }: RecordPageProps<Row>) {
  const { data, error, refetch } = record;
  return (
    <>
      <BackToList {...list} />
      <PageHead
        title={title}
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
    </>
  );
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
