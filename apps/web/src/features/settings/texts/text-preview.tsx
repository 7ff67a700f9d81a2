import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languageTags } from '@posthouse/contract/core/languages';
import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { type TextValues, textSchema } from './system-text.ts';

/** The text as it would be sent, with sample data; plain text, whatever it looks like. */
export function TextPreview({ control }: { readonly control: Control<TextValues> }) {
  const { t } = useTranslation('settings');
  const [key, language, subject, text] = useWatch({ control, name: ['key', 'language', 'subject', 'text'] });
  const { settled, isInOrder } = useSettledDraft({ key, language, subject, text });
  const { data, error } = useAction('previewSystemText', settled, { keepPrevious: true });
  return (
    <Panel title={t('preview.title')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography color="textSecondary">{t(isInOrder ? 'preview.text' : 'preview.waiting')}</Typography>
        {error ? <Notice tone="bad" title={errorText(error)} /> : null}
        {data ? (
          <Box
            lang={languageTags[language]}
            sx={{
              padding: 4,
              border: `1px solid ${colours.border}`,
              borderRadius: 1,
              backgroundColor: colours.canvas,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {data.subject === '' ? null : <Box sx={{ fontWeight: 580, marginBottom: 3 }}>{data.subject}</Box>}
            {data.text}
          </Box>
        ) : error ? null : (
          <LoadingState rows={6} />
        )}
      </Box>
    </Panel>
  );
}

const settleMs = 500;

/** The last draft that was in order, once nothing more is typed; and whether it is still the one that is typed. */
function useSettledDraft(draft: TextValues) {
  const { key, language, subject, text } = draft;
  const [settled, setSettled] = useState(draft);
  const [isInOrder, setIsInOrder] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      const typed = { key, language, subject, text };
      const { success } = textSchema.safeParse(typed);
      setIsInOrder(success);
      if (success) setSettled(typed);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [key, language, subject, text]);
  return { settled, isInOrder };
}
