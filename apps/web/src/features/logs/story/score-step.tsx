import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { monospace, tabularFigures } from '../../../ui/theme/tokens.ts';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { Note, Step } from './step.tsx';
import type { Story, StoryRecipient } from './story.ts';
import { judgedOf } from './told-events.ts';

type Filter = NonNullable<Story['filter']>;

/** The others seldom change anything. */
const shownParts = 4;

interface ScoreStepProps {
  readonly filter: Filter;
  readonly recipients: readonly StoryRecipient[];
}

/** How much it looks like spam, what that means for its recipients, and why. */
export function ScoreStep({ filter: { score, symbols }, recipients }: ScoreStepProps) {
  const { t } = useTranslation('logs');
  const { number } = useFormat();
  const meanings = meaningsOf(recipients);
  return (
    <Step
      tone={meanings.spam > 0 ? 'warning' : 'good'}
      title={t('story.score.title', { score: number(score) })}
      heading="h3"
    >
      {(['spam', 'notSpam', 'other'] as const).map((meaning) =>
        meanings[meaning] === 0 ? null : (
          <Note key={meaning}>{t(`story.score.${meaning}`, { num: meanings[meaning] })}</Note>
        ),
      )}
      {symbols.length > 0 ? <Parts symbols={symbols} /> : null}
    </Step>
  );
}

/** For how many the score decided, and how. */
function meaningsOf(recipients: readonly StoryRecipient[]) {
  const judged = recipients.flatMap((recipient) => judgedOf(recipient) ?? []);
  const byScore = judged.filter(({ rule }) => rule === 'score');
  const notSpam = byScore.filter(({ verdict }) => verdict === 'inbox').length;
  return { notSpam, spam: byScore.length - notSpam, other: judged.length - byScore.length };
}

function Parts({ symbols }: Pick<Filter, 'symbols'>) {
  const { t } = useTranslation('logs');
  const { number } = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const rest = symbols.length - shownParts;
  return (
    <>
      <Box component="ul" aria-label={t('story.score.parts')} sx={list}>
        {(isWhole ? symbols : symbols.slice(0, shownParts)).map(({ name, score }) => (
          <Box component="li" key={name} sx={part}>
            <Box component="span" sx={{ ...tabularFigures, textAlign: 'end' }}>
              {score > 0 ? `+${number(score)}` : number(score)}
            </Box>
            <Box component="code" sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere' }}>
              {harmless(name)}
            </Box>
          </Box>
        ))}
      </Box>
      {rest > 0 ? (
        <Button
          variant="text"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ marginLeft: -1.5 }}
        >
          {isWhole ? t('story.score.fewer') : t('story.score.more', { num: rest })}
        </Button>
      ) : null}
    </>
  );
}

const list = { listStyle: 'none', margin: '4px 0 0', padding: 0, display: 'grid', gap: 0.5 } as const;

const part = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'baseline',
} as const;
