import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ActionAnswer } from '@posthouse/contract';
import type { MailService } from '@posthouse/contract/fields/mail-service';
import { Copy } from 'lucide-react';
import { notify } from '../../api/notification-store.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { colours, monospace } from '../../ui/theme/tokens.ts';
import { CopyValue, writeToClipboard } from '../../ui/values/copy-value.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';

type Server = ActionAnswer<'getMailPrograms'>['rows'][number];

interface MailProgramsProps {
  /** What the user enters as the user name. */
  readonly email: string;
  /** The ways in which the user may reach the mailbox. */
  readonly services: readonly MailService[];
  /** With two-factor authentication mail programs are refused the main password. */
  readonly needsAppPassword: boolean;
}

/** What a mail program asks for, as the mail engine is set up; to read, and to copy as a whole. */
export function MailPrograms({ email, services, needsAppPassword }: MailProgramsProps) {
  const { t } = useTranslation();
  const { data } = useAction('getMailPrograms', {});
  if (!data) return null;
  const servers = data.rows.filter(({ service }) => services.includes(service));
  const named = (server: Server) => `${server.host}:${server.port}, ${securityOf(server)}`;
  const lines = servers.map((server) => `${t(`mailPrograms.${server.service}`)}: ${named(server)}`);
  const copy = async () => {
    await writeToClipboard([`${t('mailPrograms.username')}: ${email}`, ...lines].join('\n'));
    notify({ key: 'mail-programs', tone: 'good', title: t('mailPrograms.copied') });
  };
  return (
    <Box component="section" aria-label={t('mailPrograms.title')} sx={{ display: 'grid', gap: 2 }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 580 }}>
        {t('mailPrograms.title')}
      </Box>
      {needsAppPassword ? <Notice tone="neutral">{t('mailPrograms.appPassword')}</Notice> : null}
      {data.rows.length === 0 ? (
        <Box sx={{ color: colours.textSoft }}>{t('mailPrograms.unknown')}</Box>
      ) : (
        <>
          <DetailList
            details={[
              { label: t('mailPrograms.username'), value: <CopyValue value={email} /> },
              ...uniqueOf(servers).map((server) => ({
                label: t(`mailPrograms.${server.service}`),
                value: <ServerFacts servers={servers.filter(({ service }) => service === server.service)} />,
              })),
            ]}
          />
          <Box>
            <Button variant="outlined" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              {t('mailPrograms.copy')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

/** The same host, by each of its ports. */
function ServerFacts({ servers }: { readonly servers: readonly Server[] }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere' }}>
      <Box component="code" sx={{ font: 'inherit' }}>
        {servers[0]?.host}
      </Box>
      {servers.map((server) => (
        <Box key={server.port}>
          {t('mailPrograms.port', { port: server.port, security: securityOf(server) })}
        </Box>
      ))}
    </Box>
  );
}

const securityOf = ({ security }: Server) => (security === 'tls' ? 'SSL/TLS' : 'STARTTLS');

const uniqueOf = (servers: readonly Server[]) =>
  servers.filter(({ service }, index) => servers.findIndex((one) => one.service === service) === index);
