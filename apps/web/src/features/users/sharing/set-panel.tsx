import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';

interface SetPanelProps<Answer> {
  readonly title: string;
  readonly purpose: string;
  readonly query: UseQueryResult<Answer, ApiError>;
  readonly children: (answer: Answer) => ReactNode;
}

/** A set of addresses that belongs to a user, once it is loaded. */
export function SetPanel<Answer>({ title, purpose, query, children }: SetPanelProps<Answer>) {
  const { data, error, refetch } = query;
  return (
    <Panel title={title}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ color: colours.textSoft }}>{purpose}</Box>
        {data ? (
          children(data)
        ) : error ? (
          <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={3} rowHeight={56} />
        )}
      </Box>
    </Panel>
  );
}
