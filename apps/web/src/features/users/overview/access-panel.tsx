import { canHaveDelegates, isPerson } from '@posthouse/contract/features/users/user-abilities';
import { UserPlus } from 'lucide-react';
import { useCan } from '../../../api/access.ts';

import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/navigation/link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { userAddress } from '../page/user-address.ts';
import { delegatesPlace } from '../sharing/delegates-place.ts';
import { useRightsInWords } from '../sharing/use-rights-in-words.ts';
import { AddressLines } from './address-lines.tsx';
import { HiddenLine } from './hidden-line.tsx';
import type { OverviewProps } from './overview.ts';
import { Part } from './overview-part.tsx';

/** Who can open the mailbox, and what its own user can open and send as. */
export function AccessPanel({ row, overview: { delegates, mailboxes, send_as } }: OverviewProps) {
  const { t } = useTranslation('users');
  const rightsOf = useRightsInWords();
  const mayGive = useCan('setDelegates') && canHaveDelegates(row);
  const to = userAddress(row.id, 'sharing');
  const isNobody = delegates.total + delegates.hidden === 0;
  return (
    <Panel
      title={t('overview.access.title')}
      action={
        mayGive ? (
          <LinkButton
            to={to}
            hash={delegatesPlace}
            variant="outlined"
            startIcon={<UserPlus size={16} aria-hidden />}
          >
            {t('overview.access.give')}
          </LinkButton>
        ) : null
      }
    >
      <Part
        title={t('overview.access.who')}
        to={to}
        total={delegates.total}
        shown={delegates.rows.length}
        empty={isNobody ? <Nobody row={row} /> : undefined}
      >
        <AddressLines label={t('overview.access.who')} rows={delegates.rows} detailOf={rightsOf} />
        <HiddenLine count={delegates.hidden} />
      </Part>
      <Part
        title={t('sharing.mailboxes.title')}
        to={to}
        total={mailboxes.total}
        shown={mailboxes.rows.length}
        empty={mailboxes.total === 0 ? t('overview.access.noMailboxes') : undefined}
      >
        <AddressLines label={t('sharing.mailboxes.title')} rows={mailboxes.rows} detailOf={rightsOf} />
      </Part>
      {isPerson(row) || send_as.total > 0 ? (
        <Part
          title={t('sharing.sendAs.title')}
          to={to}
          total={send_as.total}
          shown={send_as.rows.length}
          empty={send_as.total + send_as.hidden === 0 ? t('sharing.sendAs.empty') : undefined}
        >
          <AddressLines label={t('sharing.sendAs.title')} rows={send_as.rows} showsKind />
          <HiddenLine count={send_as.hidden} />
        </Part>
      ) : null}
    </Panel>
  );
}

function Nobody({ row }: Pick<OverviewProps, 'row'>) {
  const { t } = useTranslation('users');
  if (!canHaveDelegates(row))
    return t(row.account_type === 'audit' ? 'sharing.delegates.audit' : 'sharing.delegates.connector');
  if (row.mailbox_type === 'normal') return t('overview.access.nobody');
  return (
    <Notice tone="warning" title={t('sharing.delegates.nobody')}>
      {t('sharing.delegates.nobodyText')}
    </Notice>
  );
}
