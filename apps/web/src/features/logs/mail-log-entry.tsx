import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, monospace } from '../../ui/theme/tokens.ts';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { ForeignText, harmless } from '../../ui/values/foreign-text.tsx';
import { ExactTime } from '../../ui/values/relative-time.tsx';
import { Address, type LoggedMail, MessageSize, Score, Sender, Status, Subject } from './mail-log-cells.tsx';

/** A message for one recipient, with the words of whoever took or refused it. */
export function MailLogEntry({ row }: { readonly row: LoggedMail }) {
  const { t } = useTranslation('logs');
  const { from, to, reached, sender_ip, bytes, score, is_spam } = row;
  const hasScore = score !== null || is_spam === 1;
  return (
    <>
      <DetailList
        details={[
          { label: t('column.recipient_status'), value: <Status status={row.recipient_status} /> },
          { label: t('column.message_status'), value: <Status status={row.message_status} /> },
          { label: t('column.at'), value: <ExactTime time={row.at} /> },
          { label: t('column.from'), value: from ? <WholeAddress address={from} /> : <Sender from="" /> },
          { label: t('column.to'), value: <WholeAddress address={to} /> },
          { label: t('column.reached'), value: reached === to ? '' : <WholeAddress address={reached} /> },
          { label: t('column.subject'), value: <Subject subject={row.subject} /> },
          { label: t('column.sender_ip'), value: sender_ip ? <CopyValue value={sender_ip} /> : '' },
          { label: t('column.score'), value: hasScore ? <Score score={score} is_spam={is_spam} /> : '' },
          { label: t('column.bytes'), value: bytes === null ? '' : <MessageSize bytes={bytes} /> },
        ].filter(({ value }) => value !== '')}
      />
      {row.answer ? (
        <Box component="section" sx={{ marginTop: 6 }}>
          <Typography variant="h2" component="h3" sx={{ marginBottom: 2 }}>
            {t('column.answer')}
          </Typography>
          <Box sx={answer}>
            <ForeignText text={row.answer} title="" />
          </Box>
        </Box>
      ) : null}
    </>
  );
}

/** With a button that copies it as it is; also as its readers write it where that differs. */
function WholeAddress({ address }: { readonly address: string }) {
  const readable = readableName(address);
  if (address === '') return '';
  return (
    <>
      {readable === address ? null : <Address address={readable} />}
      <CopyValue value={harmless(address)} />
    </>
  );
}

const answer = {
  padding: 3,
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
  fontFamily: monospace,
  fontSize: 13,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
