import Box from '@mui/material/Box';
import { mostOffboarded } from '@posthouse/contract/fields/offboarding-order';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RecentPlans } from '../../domain/imports/recent-plans.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/navigation/link.tsx';
import { BackToList } from '../../ui/page/back-to-list.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import type { ListSearch } from '../../ui/table/view/view-address.ts';
import { OffboardingForm } from './offboarding-form.tsx';
import { ScheduledRemovals } from './scheduled-removals.tsx';

/** Users who leave: what happens to them, in one form that becomes a plan; without users, what is under way. */
export function OffboardingScreen() {
  const { t } = useTranslation('offboarding');
  const ids = useLeavers();
  return (
    <>
      <BackToList to="/users/list" label={t('back')} />
      <PageHead title={t('title')} purpose={t('purpose')} />
      {ids.length > 0 ? <OffboardingForm key={ids.join()} ids={ids} /> : <UnderWay />}
    </>
  );
}

function UnderWay() {
  const { t } = useTranslation('offboarding');
  return (
    <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
      <Notice
        tone="neutral"
        title={t('choose.title')}
        action={
          <LinkButton variant="contained" to="/users/list">
            {t('choose.button')}
          </LinkButton>
        }
      >
        {t('choose.hint')}
      </Notice>
      <ScheduledRemovals />
      <RecentPlans kind="offboarding" />
    </Box>
  );
}

/** Those that the address names. */
function useLeavers(): string[] {
  const { ids }: ListSearch = useSearch({ strict: false });
  return useMemo(() => {
    const named = String(ids ?? '').split(',');
    return [...new Set(named.filter((id) => /^[1-9]\d{0,14}$/.test(id)))].slice(0, mostOffboarded);
  }, [ids]);
}
