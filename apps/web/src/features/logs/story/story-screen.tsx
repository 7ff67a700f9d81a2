import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { ExplainAddressPanel } from '../../../domain/address-route/explain-address.tsx';
import { storyAddress } from '../../../domain/mail-story/story-address.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { wasViewed } from '../../../ui/table/view/last-view.ts';
import { harmless } from '../../../ui/values/foreign-text.tsx';
import { Address, Sender, Status } from '../mail-log-cells.tsx';
import { Recipients } from './recipients.tsx';
import type { Story } from './story.ts';
import { StoryDetails } from './story-details.tsx';
import { Timeline } from './timeline.tsx';

const lists = { incoming: '/logs/incominglogs', outgoing: '/logs/outgoinglogs' } as const;

/** What happened to one message, from whoever handed it in to each of its recipients. */
export function StoryScreen() {
  const { t } = useTranslation('logs');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const record = useAction('getMessageStory', { id });
  const isGone = record.error?.code === 'not_found';
  // Nobody knows whose a story was that is not there: most likely it is of the list that was looked at.
  const kind = record.data?.kind ?? (wasViewed(lists.outgoing) ? 'outgoing' : 'incoming');
  const keptDays = useKeptDays(kind, isGone);
  return (
    <RecordPage
      record={record}
      place={{ id: `message-${id}`, to: storyAddress(id) }}
      list={{ to: lists[kind], label: t(`title.${kind}`) }}
      nameOf={({ subject }) => (subject.trim() === '' ? t('noSubject') : harmless(subject))}
      title={t('story.title')}
      purpose={(story) => <Summary story={story} />}
      gone={{
        title: t('story.gone'),
        hint: keptDays === undefined ? t('story.goneHint') : t('story.tooOld', { num: keptDays }),
      }}
    >
      {(story) => (
        <>
          <Box sx={columns}>
            <StoryDetails story={story} />
            <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
              <Timeline story={story} />
              <Recipients story={story} />
            </Box>
          </Box>
          <ExplainAddressPanel />
        </>
      )}
    </RecordPage>
  );
}

/** How long the log of a message that is gone keeps others. */
function useKeptDays(kind: Story['kind'], isAsked: boolean): number | undefined {
  const action = kind === 'incoming' ? 'getIncomingLogs' : 'getOutgoingLogs';
  return useAction(action, { limit: 1 }, { enabled: isAsked }).data?.kept_days;
}

/** From whom, to whom, and how it ended. */
function Summary({ story: { sender, recipients, status, truncated } }: { readonly story: Story }) {
  const { t } = useTranslation('logs');
  const [first] = recipients;
  const isOne = recipients.length === 1 && first !== undefined;
  return (
    <Box component="span" sx={summary}>
      <Status status={status} />
      <Sender from={sender} />
      <ArrowRight size={14} role="img" aria-label={t('story.to')} style={{ flexShrink: 0 }} />
      {isOne ? (
        <Address address={first.to} />
      ) : (
        <span>{t(truncated ? 'story.manyRecipients' : 'story.recipients', { num: recipients.length })}</span>
      )}
    </Box>
  );
}

const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginTop: 1,
  overflowWrap: 'anywhere',
} as const;

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 9fr)' },
} as const;
