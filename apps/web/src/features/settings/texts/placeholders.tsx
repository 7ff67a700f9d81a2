import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SystemTextKey, systemTexts } from '@posthouse/contract/fields/system-text';
import { Plus } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours, monospace } from '../../../ui/theme/tokens.ts';
import type { TextValues } from './system-text.ts';

interface PlaceholdersProps {
  readonly of: SystemTextKey;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** What may stand in braces and what it becomes; a click puts it into the text. */
export function Placeholders({ of, area }: PlaceholdersProps) {
  const { t } = useTranslation('settings');
  const headingId = useId();
  const insert = useInsert(area);
  const required: readonly string[] = systemTexts[of].required;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {t('texts.placeholders')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
        {systemTexts[of].placeholders.map((name) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
          >
            <Button
              variant="outlined"
              size="small"
              startIcon={<Plus size={14} aria-hidden />}
              aria-label={t('texts.insert', { name: `{${name}}` })}
              onClick={() => insert(`{${name}}`)}
              sx={{ fontFamily: monospace, fontSize: 13 }}
            >
              {`{${name}}`}
            </Button>
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              {t(`placeholders.${name}`)}
              {required.includes(name) ? (
                <Box component="span" sx={{ marginLeft: 2, fontSize: 13, color: colours.textSoft }}>
                  {t('texts.required')}
                </Box>
              ) : null}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function useInsert(area: RefObject<HTMLTextAreaElement | null>): (placeholder: string) => void {
  const { getValues, setValue, formState } = useFormContext<TextValues>();
  const { isSubmitted } = formState;
  return (placeholder) => {
    const { selectionStart, selectionEnd } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    const { text, cursor } = insertAt(getValues('text'), placeholder, {
      start: selectionStart,
      end: selectionEnd,
    });
    // Drawn at once: a cursor cannot be set in a text that is not there yet.
    flushSync(() => setValue('text', text, { shouldDirty: true, shouldValidate: isSubmitted }));
    area.current?.focus();
    area.current?.setSelectionRange(cursor, cursor);
  };
}

interface Selection {
  readonly start: number;
  readonly end: number;
}

/** Puts something in place of the selection, and says where the cursor is then. */
export function insertAt(text: string, inserted: string, { start, end }: Selection) {
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length };
}
