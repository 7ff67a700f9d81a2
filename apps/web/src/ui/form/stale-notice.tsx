import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { differenceOf } from '../difference/difference.ts';
import { DifferenceView } from '../difference/difference-view.tsx';
import { Notice } from '../page/notice.tsx';
import type { StaleForm } from './use-action-form.ts';

/** Somebody else saved the record first: what they changed, and the way to have theirs instead of one's own. */
export function StaleNotice({ stale }: { readonly stale: StaleForm }) {
  const { t } = useTranslation();
  const { before, after, fieldName, takeNewValues } = stale;
  // The other change may be in something this form does not show.
  const isVisible = differenceOf(before, after).some((field) => field.change !== 'same');
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be a long way below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each newer version
  useEffect(() => notice.current?.focus(), [after]);
  return (
    <Box ref={notice} tabIndex={-1} sx={{ outline: 'none' }}>
      <Notice tone="warning" isAlert title={t('errors.stale')}>
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', marginTop: 1 }}>
          {t('form.staleText')}
          {isVisible ? (
            <DifferenceView
              before={before}
              after={after}
              caption={t('form.staleCaption')}
              onlyChanges
              {...(fieldName ? { fieldName } : {})}
            />
          ) : null}
          <Button variant="outlined" onClick={takeNewValues}>
            {t('form.takeNewValues')}
          </Button>
        </Box>
      </Notice>
    </Box>
  );
}
