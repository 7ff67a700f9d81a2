import Box from '@mui/material/Box';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useCan } from '../../api/access.ts';
import { type ApiError, errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { ForeignText, harmless } from '../../ui/values/foreign-text.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { storyAddress } from './story-address.ts';

const shownRows = 5;
const troubles = ['temporary', 'permanent'] as const;
const given = { recipient_status: [...troubles], limit: shownRows };

interface UndeliveredPanelProps {
  /** The address of the user. */
  readonly email: string;
}

/** Mail to and from a user that was late or never arrived, for those who may see the logs. */
export function UndeliveredPanel({ email }: UndeliveredPanelProps) {
  const isSeen = useCan('getMessageStory');
  return isSeen ? <Undelivered email={email} /> : null;
}

function Undelivered({ email }: UndeliveredPanelProps) {
  const { t } = useTranslation('logs');
  const incoming = useAction('getIncomingLogs', { to: email, ...given });
  const outgoing = useAction('getOutgoingLogs', { from: email, ...given });
  const both = [incoming, outgoing];
  const error = both.find((one) => one.error !== null)?.error ?? null;
  const rows =
    incoming.data && outgoing.data
      ? newest([
          ...incoming.data.rows.map((row) => ({ ...row, kind: 'incoming' as const })),
          ...outgoing.data.rows.map((row) => ({ ...row, kind: 'outgoing' as const })),
        ])
      : undefined;
  return (
    <Panel title={t('story.recent.title')}>
      <Content rows={rows} error={error} retry={() => both.forEach((one) => void one.refetch())} />
      {rows === undefined || rows.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, marginTop: 3, fontSize: 13 }}>
          <Link to="/logs/incominglogs" search={{ to: email, recipient_status: troubles.join(',') }}>
            {t('story.recent.incoming')}
          </Link>
          <Link to="/logs/outgoinglogs" search={{ from: email, recipient_status: troubles.join(',') }}>
            {t('story.recent.outgoing')}
          </Link>
        </Box>
      )}
    </Panel>
  );
}

interface Row extends RowOf<'getIncomingLogs'> {
  readonly kind: 'incoming' | 'outgoing';
}

const newest = (rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, shownRows);

interface ContentProps {
  readonly rows: readonly Row[] | undefined;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

function Content({ rows, error, retry }: ContentProps) {
  const { t } = useTranslation('logs');
  if (rows === undefined)
    return error ? (
      <ErrorState reason={errorText(error)} onRetry={retry} />
    ) : (
      <LoadingState rows={2} rowHeight={36} />
    );
  if (rows.length === 0) return <Box sx={{ color: colours.textSoft }}>{t('story.recent.empty')}</Box>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <Message key={`${row.kind} ${row.id}`} row={row} />
      ))}
    </Box>
  );
}

const tones = { delivered: 'good', temporary: 'warning', permanent: 'bad' } as const;

function Message({ row: { kind, story, subject, from, to, at, recipient_status } }: { readonly row: Row }) {
  const { t } = useTranslation('logs');
  const other = harmless(readableName(kind === 'incoming' ? from : to));
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={storyAddress(story)}>
          {subject.trim() === '' ? t('noSubject') : <ForeignText text={subject} />}
        </Link>
        <Box sx={{ fontSize: 13, color: colours.textSoft }}>
          {other === ''
            ? t('noSender')
            : t(`story.recent.${kind === 'incoming' ? 'from' : 'to'}`, { name: other })}
        </Box>
      </Box>
      <StatusLabel tone={tones[recipient_status]}>{t(`status.${recipient_status}`)}</StatusLabel>
      <Box sx={{ color: colours.textSoft, fontSize: 13 }}>
        <RelativeTime time={at} />
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 36,
  padding: '4px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
