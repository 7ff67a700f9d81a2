import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { ExactTime } from '../../../ui/values/relative-time.tsx';
import type { Domain } from '../domain.ts';
import { DomainPage } from '../page/domain-page.tsx';
import { HandoverForm } from './handover-form.tsx';
import { RevokeHandover } from './revoke-handover.tsx';

export type Handover = ActionAnswer<'createDnsHandover'>;

/** A link for the person who runs the DNS of the domain. */
export function HandoverScreen() {
  return <DomainPage>{(row) => <DomainHandover key={row.id} row={row} />}</DomainPage>;
}

function DomainHandover({ row }: { readonly row: Domain }) {
  const { t } = useTranslation('domains');
  const [link, setLink] = useState<Handover>();
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <Panel title={t('handover.title')}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Box>{t('handover.purpose')}</Box>
          {link ? <NewLink link={link} /> : null}
          <HandoverForm domain={row.domain} onCreated={setLink} />
        </Box>
      </Panel>
      <Panel title={t('handover.revoke')}>
        <RevokeHandover row={row} onRevoked={() => setLink(undefined)} />
      </Panel>
    </Box>
  );
}

/** Shown as long as one stays: nobody can look it up again. */
function NewLink({ link: { url, expires_at } }: { readonly link: Handover }) {
  const { t } = useTranslation('domains');
  return (
    <Notice tone="good" isAlert title={t('handover.created')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {t('handover.once')}
        <CopyValue value={url} label={t('handover.copy')} isFramed />
        <span>
          {t('handover.expires')}: <ExactTime time={expires_at} />
        </span>
      </Box>
    </Notice>
  );
}
