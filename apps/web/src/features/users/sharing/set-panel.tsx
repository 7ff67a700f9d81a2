import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { type AddressChoice, type RelatedAddress, rowsOf } from '../../../domain/addresses/address-choice.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { userAddress } from '../page/user-address.ts';

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

/** Says that there is more than the admin can see. */
export function HiddenNotice({ count }: { readonly count: number }) {
  const { t } = useTranslation('users');
  return count === 0 ? null : <Notice tone="neutral">{t('sharing.hidden', { num: count })}</Notice>;
}

/** Those in the recycle bin have no page. */
export const userLink = ({ id, state }: RelatedAddress) =>
  id === null || state === 'removed' ? undefined : userAddress(id);
/** A choice in words. */
export const addressNames = (choice: unknown) =>
  rowsOf(choice as AddressChoice).map(({ unicode }) => unicode);
