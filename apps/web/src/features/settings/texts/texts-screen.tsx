import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useLookup } from '../../../api/lookups.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SettingsTabs } from '../settings-tabs.tsx';
import { TextChoice } from './text-choice.tsx';
import { TextEditor } from './text-editor.tsx';
import { useTextPlace } from './text-place.ts';

/** The words of mails and pages that the account may choose itself, in every language. */
export function TextsScreen() {
  const { t } = useTranslation('settings');
  const { place, choose } = useTextPlace();
  const texts = useAction('getSystemTexts', {});
  const languages = useLookup('getLanguages');
  const error = texts.error ?? languages.error;
  const retry = () => void Promise.all([texts.refetch(), languages.refetch()]);
  const [resets, setResets] = useState(0);
  const row = texts.data?.rows.find(({ key, language }) => key === place.key && language === place.language);
  return (
    <>
      <PageHead title={t('texts.title')} purpose={t('texts.purpose')} />
      <SettingsTabs />
      <Box sx={{ display: 'grid', gap: 4 }}>
        {languages.data ? <TextChoice place={place} languages={languages.data} choose={choose} /> : null}
        {row && languages.data ? (
          <TextEditor
            // Going back to the default takes away what was typed as well.
            key={`${row.key} ${row.language} ${resets}`}
            row={row}
            onReset={() => setResets((before) => before + 1)}
          />
        ) : (
          <Panel>
            {error ? (
              <ErrorState reason={errorText(error)} onRetry={retry} />
            ) : (
              <LoadingState rows={8} rowHeight={56} />
            )}
          </Panel>
        )}
      </Box>
    </>
  );
}
