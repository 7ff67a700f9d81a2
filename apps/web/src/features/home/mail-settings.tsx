import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailList } from '../../ui/values/detail-list.tsx';
import type { Checklist } from './use-checklist.ts';

/** Those that mail programs expect. */
const ports = { incoming: 993, outgoing: 465 } as const;

/** What is entered in a mail program; nothing where the provider has not said which host it is. */
export function MailSettings({ checklist: { user, mail_host: host } }: { readonly checklist: Checklist }) {
  const { t } = useTranslation('home');
  if (user === null || host === '') return null;
  const place = (kind: keyof typeof ports) => ({
    label: t(`checklist.settings.${kind}`),
    value: t('checklist.settings.place', { host, port: String(ports[kind]) }),
  });
  return (
    <Box sx={{ marginTop: 2, marginLeft: { sm: '27px' }, maxWidth: 560 }}>
      <DetailList
        details={[
          place('incoming'),
          place('outgoing'),
          {
            label: t('checklist.settings.login'),
            value: t('checklist.settings.loginValue', { user: user.name }),
          },
        ]}
      />
    </Box>
  );
}
