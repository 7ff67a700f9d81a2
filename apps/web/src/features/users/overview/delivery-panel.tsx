import Box from '@mui/material/Box';
import { canForward } from '@posthouse/contract/features/users/user-abilities';

import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { VacationMark } from '../delivery/vacation/vacation-mark.tsx';
import { userAddress } from '../page/user-address.ts';
import { AddressLines } from './address-lines.tsx';
import { HiddenLine } from './hidden-line.tsx';
import type { OverviewProps } from './overview.ts';
import { Part } from './overview-part.tsx';

/** What happens to mail that arrives. */
export function DeliveryPanel(props: OverviewProps) {
  const { t } = useTranslation('users');
  const { row, overview } = props;
  const { vacation, rules, forwarded_from } = overview;
  const { number } = useFormat();
  return (
    <Panel title={t('overview.delivery.title')}>
      <Forwards {...props} />
      {forwarded_from.total === 0 ? null : (
        <Part
          title={t('overview.delivery.from')}
          total={forwarded_from.total}
          shown={forwarded_from.rows.length}
        >
          <AddressLines label={t('overview.delivery.from')} rows={forwarded_from.rows} />
        </Part>
      )}
      <Part
        title={t('page.vacation')}
        to={userAddress(row.id, 'vacation')}
        action={canForward(row) ? <VacationMark reply={vacation} /> : null}
        empty={
          canForward(row)
            ? vacation.active === 0
              ? t('delivery.vacation.intro')
              : undefined
            : t('delivery.auditVacation')
        }
      />
      <Part
        title={t('page.rules')}
        to={userAddress(row.id, 'rules')}
        total={rules.total}
        empty={
          canForward(row)
            ? rules.total === 0
              ? t('overview.delivery.noRules')
              : undefined
            : t('delivery.auditRules')
        }
      >
        {rules.total === 0
          ? null
          : t('overview.delivery.rulesOn', { active: number(rules.active), total: number(rules.total) })}
      </Part>
    </Panel>
  );
}

function Forwards({ row, overview: { forwards } }: OverviewProps) {
  const { t } = useTranslation('users');
  const isNone = forwards.total + forwards.hidden === 0;
  return (
    <Part
      title={t('page.forwards')}
      to={userAddress(row.id, 'forwards')}
      total={forwards.total}
      shown={forwards.rows.length}
      empty={isNone ? t(canForward(row) ? 'sharing.forwards.empty' : 'sharing.forwards.audit') : undefined}
    >
      <AddressLines label={t('page.forwards')} rows={forwards.rows} showsKind />
      <HiddenLine count={forwards.hidden} />
      {isNone ? null : (
        <Box sx={{ fontSize: 13, color: colours.textSoft }}>
          {t(forwards.keep_copy === 1 ? 'overview.delivery.copy' : 'overview.delivery.noCopy')}
        </Box>
      )}
    </Part>
  );
}
