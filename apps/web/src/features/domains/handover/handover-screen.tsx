import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useState } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { ZoneFileButtons } from '../../../domain/health/zone-file-buttons.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import type { Domain } from '../domain.ts';
import { DomainPage } from '../page/domain-page.tsx';
import { HandoverForm, RevokeHandover } from './handover-form.tsx';
import type { NewHandover } from './new-handover.ts';

type Link = NonNullable<ActionAnswer<'getDnsHandover'>['link']>;

/** A link for the person who runs the DNS of the domain. */
export function HandoverScreen() {
  return <DomainPage tab="handover">{(row) => <DomainHandover row={row} />}</DomainPage>;
}

function DomainHandover({ row }: { readonly row: Domain }) {
  const { t } = useTranslation('domains');
  const [created, setCreated] = useState<NewHandover>();
  const { data, error, refetch } = useAction('getDnsHandover', { domain: row.domain });
  if (error) return <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={4} rowHeight={56} />;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <Panel title={t('handover.title')}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box>{t('handover.purpose')}</Box>
          {created ? <CreatedLink link={created} /> : null}
          {data.link ? <KnownLink link={data.link} /> : null}
          <HandoverForm domain={row.domain} hasLink={data.link !== null} onCreated={setCreated} />
          {data.link ? <RevokeHandover row={row} onRevoked={() => setCreated(undefined)} /> : null}
        </Box>
      </Panel>
      <Panel title={t('zone.title')}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box>{t('zone.purpose')}</Box>
          <ZoneFileButtons ids={[row.id]} fileName={row.domain} />
        </Box>
      </Panel>
    </Box>
  );
}

/** Whether somebody has looked already is what one wants to know before asking again. */
function KnownLink({ link }: { readonly link: Link }) {
  const { t } = useTranslation('domains');
  const { dateTime, number } = useFormat();
  const moment = (time: string) => dateTime(new Date(time));
  return (
    <Notice tone="neutral" title={t('handover.exists', { time: moment(link.created_at) })}>
      <Box>{t('handover.validUntil', { time: moment(link.expires_at) })}</Box>
      <Box>
        {link.opened_at
          ? t('handover.opened', {
              num: link.opened,
              shown: number(link.opened),
              time: moment(link.opened_at),
            })
          : t('handover.notOpened')}
      </Box>
    </Notice>
  );
}

/** Shown as long as one stays: nobody can look it up again. */
function CreatedLink({ link: { url } }: { readonly link: NewHandover }) {
  const { t } = useTranslation('domains');
  return (
    <Notice tone="good" isAlert title={t('handover.created')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {t('handover.once')}
        <CopyValue value={url} label={t('handover.copy')} isFramed />
      </Box>
    </Notice>
  );
}
