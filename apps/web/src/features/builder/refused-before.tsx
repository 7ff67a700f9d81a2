import Box from '@mui/material/Box';
import type { HandedProblem } from '../../domain/imports/handed-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';

/** So many are named; the others are counted. */
const mostNamed = 5;

/** What is wrong with rows that came back from a plan: each reason once, with the names it is about. */
export function RefusedBefore({ problems }: { readonly problems: readonly HandedProblem[] }) {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  if (problems.length === 0) return null;
  const namesOf = (reason: string) =>
    problems.filter(({ text, name }) => text === reason && name !== '').map(({ name }) => name);
  return (
    <Box sx={{ marginTop: 3, minWidth: 0 }}>
      <Notice tone="bad" title={t('refused.title')}>
        <Box component="ul" sx={{ margin: 0, paddingLeft: 4, overflowWrap: 'anywhere' }}>
          {[...new Set(problems.map(({ text }) => text))].map((text) => {
            const names = namesOf(text);
            const num = Math.max(0, names.length - mostNamed);
            const named = names.slice(0, mostNamed).join(', ');
            const about = t('refused.names', { names: named, num, shown: number(num) });
            return <li key={text}>{names.length === 0 ? text : t('refused.row', { names: about, text })}</li>;
          })}
        </Box>
      </Notice>
    </Box>
  );
}
