import Box from '@mui/material/Box';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tones } from '../theme/tokens.ts';
import type { ItemDifference } from './difference.ts';

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const looks = {
  added: { component: 'ins', tone: tones.good, textDecoration: 'none' },
  removed: { component: 'del', tone: tones.bad, textDecoration: 'line-through' },
} as const;

/** A value in words; what came or went is also marked for those who do not see the colour. */
export function DifferenceValue({
  value,
  word,
  change,
}: ItemDifference & { readonly word?: string | undefined }) {
  const valueText = useValueText();
  const text = word ?? valueText(value);
  if (change === 'same' || text === '') return <Box component="span">{text}</Box>;
  const { component, tone, textDecoration } = looks[change];
  return (
    <Box
      component={component}
      sx={{
        padding: '1px 5px',
        margin: '0 -5px',
        borderRadius: '4px',
        textDecoration,
        boxDecorationBreak: 'clone',
        color: tone.text,
        backgroundColor: tone.soft,
        whiteSpace: 'pre-wrap',
      }}
    >
      {text}
    </Box>
  );
}

function useValueText(): (value: unknown) => string {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  return (value) => {
    if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
    if (typeof value === 'number') return number(value);
    if (typeof value === 'string') return moment.test(value) ? dateTime(new Date(value)) : value;
    return value === null || value === undefined ? '' : JSON.stringify(value);
  };
}
