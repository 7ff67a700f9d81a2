import type { LogKind } from '@posthouse/contract/features/logs';
import { deliveryStatuses } from '@posthouse/contract/features/logs/mail-logs';
import { ipOrNetwork } from '../../domain/filter-texts.ts';
import { storyAddress } from '../../domain/mail-story/story-address.ts';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import type { ListScreenProps } from '../../ui/table/definition/list-definition.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { ForeignText, harmless } from '../../ui/values/foreign-text.tsx';
import { RowTime } from '../../ui/values/relative-time.tsx';
import { Address, type LoggedMail, MessageSize, Score, Sender, Status, Subject } from './mail-log-cells.tsx';

/** What arrived, and what became of it. */
export function IncomingLogsScreen() {
  return <ListScreen {...useMailLog('incoming')} action="getIncomingLogs" />;
}

/** What users sent, and what became of it. */
export function OutgoingLogsScreen() {
  return <ListScreen {...useMailLog('outgoing')} action="getOutgoingLogs" />;
}

type MailList = Omit<ListScreenProps<'getIncomingLogs'>, 'action'>;

/** Both logs are alike but for the words, and where the spam filter has a say. */
function useMailLog(kind: LogKind): MailList {
  const { t } = useTranslation('logs');
  return {
    title: t(`title.${kind}`),
    purpose: t(`purpose.${kind}`),
    tabs: <AreaTabs area="/logs" label="logs" />,
    searchLabel: t('search'),
    nameOf: ({ subject }) => (subject.trim() === '' ? t('noSubject') : harmless(subject)),
    order: { by: 'at', dir: 'desc' },
    columns: useColumns(kind),
    filters: useFilters(),
    card: { title: subjectOf, details: cardDetails },
    empty: {
      title: t(`empty.${kind}`),
      hint: ({ kept_days }) => t(`emptyHint.${kind}`, { num: kept_days }),
    },
    to: ({ story }) => storyAddress(story),
    exportAction: 'exportLogs',
    exportGiven: { kind },
    canBeLive: true,
  };
}

function useColumns(kind: LogKind): MailList['columns'] {
  const { t } = useTranslation('logs');
  const isHidden = true;
  return [
    { field: 'at', label: t('column.at'), width: 160, isSortable: true, cell: timeOf },
    { field: 'from', label: t('column.from'), width: 150, grow: 2, cell: senderOf },
    { field: 'to', label: t('column.to'), width: 150, grow: 2, cell: recipientOf },
    { field: 'subject', label: t('column.subject'), width: 160, grow: 3, isMain: true, cell: subjectOf },
    {
      field: 'score',
      label: t('column.score'),
      width: 100,
      align: 'end',
      exports: ['score', 'is_spam'],
      cell: scoreOf,
      isHidden: kind === 'outgoing',
    },
    {
      field: 'recipient_status',
      label: t('column.recipient_status'),
      width: 130,
      isWhole: true,
      cell: ({ recipient_status }) => <Status status={recipient_status} />,
    },
    {
      field: 'message_status',
      label: t('column.message_status'),
      width: 130,
      isWhole: true,
      cell: ({ message_status }) => <Status status={message_status} />,
    },
    { field: 'sender_ip', label: t('column.sender_ip'), width: 130, isHidden: kind === 'incoming' },
    { field: 'reached', label: t('column.reached'), width: 160, grow: 1, isHidden, cell: reachedOf },
    { field: 'bytes', label: t('column.bytes'), width: 90, align: 'end', isHidden, cell: sizeOf },
    { field: 'answer', label: t('column.answer'), width: 200, grow: 2, isHidden, cell: answerOf },
  ];
}

const timeOf = ({ at }: LoggedMail) => <RowTime time={at} />;
const senderOf = ({ from }: LoggedMail) => <Sender from={from} />;
const recipientOf = ({ to }: LoggedMail) => <Address address={to} />;
const reachedOf = ({ reached }: LoggedMail) => <Address address={reached} />;
const subjectOf = ({ subject }: LoggedMail) => <Subject subject={subject} />;
const sizeOf = ({ bytes }: LoggedMail) => <MessageSize bytes={bytes} />;
const scoreOf = ({ score, is_spam }: LoggedMail) => <Score score={score} is_spam={is_spam} />;
const answerOf = ({ answer }: LoggedMail) => <ForeignText text={answer} />;

/** A failure, where there is one: what was delivered needs no word. */
const cardDetails = (row: LoggedMail) => [
  senderOf(row),
  recipientOf(row),
  timeOf(row),
  row.recipient_status === 'delivered' ? null : <Status key="status" status={row.recipient_status} />,
  row.is_spam === 1 ? <Score key="spam" score={row.score} is_spam={1} /> : null,
];

function useFilters(): NonNullable<MailList['filters']> {
  const { t } = useTranslation('logs');
  const statuses = deliveryStatuses.map((value) => ({ value, label: t(`status.${value}`) }));
  return [
    { kind: 'text', name: 'from', label: t('column.from'), match: 'contains' },
    { kind: 'text', name: 'to', label: t('column.to'), match: 'contains' },
    { kind: 'text', name: 'subject', label: t('column.subject'), match: 'contains' },
    {
      ...{ kind: 'text', name: 'sender_ip', label: t('column.sender_ip'), match: 'is' },
      takes: ipOrNetwork,
    },
    { kind: 'period', from: 'start', to: 'end', label: t('column.at') },
    {
      ...{ kind: 'choice', name: 'recipient_status', label: t('column.recipient_status') },
      choices: statuses,
    },
    {
      ...{ kind: 'choice', name: 'message_status', label: t('column.message_status') },
      choices: statuses,
    },
    { kind: 'range', from: 'score_min', to: 'score_max', label: t('column.score') },
    {
      ...{ kind: 'text', name: 'domain', label: t('column.domain'), match: 'is' },
      suggest: suggestDomains,
    },
  ];
}
