import Box from '@mui/material/Box';
import type { DeliveryStatus } from '@posthouse/contract/features/logs/mail-logs';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { colours, tabularFigures } from '../../ui/theme/tokens.ts';
import { ToneIcon } from '../../ui/theme/tone-icon.tsx';
import { ForeignText } from '../../ui/values/foreign-text.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';

export type LoggedMail = RowOf<'getIncomingLogs'>;

const tones = { temporary: 'warning', permanent: 'bad' } as const;

/** Quiet when all went well, so that failures stand out. */
export function Status({ status }: { readonly status: DeliveryStatus }) {
  const { t } = useTranslation('logs');
  if (status !== 'delivered') return <StatusLabel tone={tones[status]}>{t(`status.${status}`)}</StatusLabel>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <ToneIcon tone="good" size={14} />
      {t('status.delivered')}
    </Box>
  );
}

/** An address as its readers write it; the one of the DNS on hover. */
export function Address({ address }: { readonly address: string }) {
  return <ForeignText text={readableName(address)} title={address} />;
}

/** A notice that something could not be delivered has no sender, so that nobody answers it. */
export function Sender({ from }: Pick<LoggedMail, 'from'>) {
  const { t } = useTranslation('logs');
  return from === '' ? <Missing>{t('noSender')}</Missing> : <Address address={from} />;
}

export function Subject({ subject }: Pick<LoggedMail, 'subject'>) {
  const { t } = useTranslation('logs');
  return subject.trim() === '' ? <Missing>{t('noSubject')}</Missing> : <ForeignText text={subject} />;
}

function Missing({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: colours.textSoft, fontWeight: 400 }}>
      {children}
    </Box>
  );
}

/** What the spam filter made of it; empty where it was not asked. */
export function Score({ score, is_spam }: Pick<LoggedMail, 'score' | 'is_spam'>) {
  const { t } = useTranslation('logs');
  const { number } = useFormat();
  return (
    <Box component="span" sx={{ ...tabularFigures, display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {is_spam ? <StatusLabel tone="warning">{t('spam')}</StatusLabel> : null}
      {score === null ? null : number(score)}
    </Box>
  );
}

const bytesPerKb = 1_000;

export function MessageSize({ bytes }: Pick<LoggedMail, 'bytes'>) {
  const { t } = useTranslation('logs');
  const { number } = useFormat();
  return bytes === null ? '' : t('kilobytes', { size: number(Math.ceil(bytes / bytesPerKb)) });
}
