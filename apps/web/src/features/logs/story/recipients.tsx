import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { Address, Status } from '../mail-log-cells.tsx';
import { FixButtons } from './fix-buttons.tsx';
import { RecipientEvent } from './recipient-event.tsx';
import { Steps } from './step.tsx';
import type { Story, StoryRecipient } from './story.ts';
import { byTrouble, toldEvents } from './told-events.ts';

/** So many are read one by one, whatever became of them. */
const shownAnyway = 3;
/** More than anybody reads before asking for them. */
const shownTroubled = 20;

/** Each recipient in a block: those with trouble first, the others on demand. */
export function Recipients({ story }: { readonly story: Story }) {
  const { t } = useTranslation('logs');
  const [isWhole, setIsWhole] = useState(false);
  const { troubled, fine } = byTrouble(story.recipients);
  const isFew = isWhole || story.recipients.length <= shownAnyway;
  const shown = isFew ? [...troubled, ...fine] : troubled.slice(0, shownTroubled);
  const rest = story.recipients.length - shown.length;
  const allFine = rest === fine.length;
  return (
    <>
      {shown.map((recipient) => (
        <Recipient key={`${recipient.to} ${recipient.reached}`} recipient={recipient} story={story} />
      ))}
      {rest > 0 ? (
        <Button variant="outlined" onClick={() => setIsWhole(true)} sx={{ justifySelf: 'start' }}>
          {t(allFine ? 'story.showDelivered' : 'story.showRest', { num: rest })}
        </Button>
      ) : null}
      {story.truncated ? (
        <Notice tone="neutral">{t('story.truncated', { num: story.recipients.length })}</Notice>
      ) : null}
    </>
  );
}

interface RecipientProps {
  readonly recipient: StoryRecipient;
  readonly story: Story;
}

function Recipient({ recipient, story }: RecipientProps) {
  const { t } = useTranslation('logs');
  const { to, reached, status, events } = recipient;
  const name = harmless(readableName(to));
  return (
    <Box component="section" aria-label={t('story.recipient', { name })} sx={block}>
      <Box sx={head}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Address address={to} />
          </Typography>
          {reached === to ? null : (
            <Box sx={{ color: colours.textSoft, overflowWrap: 'anywhere' }}>
              {t('story.leadsTo')} <Reached {...recipient} />
            </Box>
          )}
        </Box>
        <Status status={status} />
      </Box>
      <Steps label={t('story.timeline')}>
        {toldEvents(events).map((event) => (
          <RecipientEvent
            key={`${event.kind} ${event.at} ${'to' in event ? event.to : ''}`}
            event={event}
            recipient={recipient}
            story={story}
          />
        ))}
      </Steps>
      <FixButtons story={story} recipient={recipient} />
    </Box>
  );
}

/** Leads to the user, where there is one to see. */
function Reached({ reached, user_id }: Pick<StoryRecipient, 'reached' | 'user_id'>) {
  if (user_id === null) return <Address address={reached} />;
  return (
    <Link to={`/users/list/${user_id}`}>
      <Address address={reached} />
    </Link>
  );
}

const block = {
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.surface,
  padding: { xs: 4, sm: 5 },
  minWidth: 0,
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  marginBottom: 3,
} as const;
