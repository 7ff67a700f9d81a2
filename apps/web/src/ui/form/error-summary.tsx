import Box from '@mui/material/Box';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '../page/notice.tsx';
import { messagesOf } from './server-findings.ts';

interface ErrorSummaryProps {
  readonly refusal: string | undefined;
  readonly errors: FieldErrors<FieldValues>;
  readonly isSubmitted: boolean;
}

/** What keeps the form from being accepted, above it; appears only after an attempt. */
export function ErrorSummary({ refusal, errors, isSubmitted }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const messages = messagesOf(errors);
  if (!isSubmitted || (!refusal && messages.length === 0)) return null;
  return (
    <Notice tone="bad" isAlert title={refusal ?? t('form.mend', { num: messages.length })}>
      {messages.length > 0 ? (
        <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 5 }}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      ) : null}
    </Notice>
  );
}
