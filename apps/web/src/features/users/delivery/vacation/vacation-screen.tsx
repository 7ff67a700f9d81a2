import Box from '@mui/material/Box';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import { useCan } from '../../../../api/access.ts';
import { errorText } from '../../../../api/api-error.ts';
import { useAction } from '../../../../api/use-action.ts';
import { typedAddress } from '../../../../domain/addresses/address-choice.ts';
import { HiddenNotice } from '../../../../domain/addresses/hidden-notice.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { LoadingState } from '../../../../ui/page/loading-state.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { EmptyState, ErrorState } from '../../../../ui/page/page-states.tsx';
import { Panel } from '../../../../ui/page/panel.tsx';
import { colours } from '../../../../ui/theme/tokens.ts';
import { DetailList } from '../../../../ui/values/detail-list.tsx';
import { UserPage } from '../../page/user-page.tsx';
import type { User } from '../../user.ts';
import { RelayedNotice } from '../relayed-notice.tsx';
import { VacationForm } from './vacation-form.tsx';
import { VacationMark } from './vacation-mark.tsx';
import { VacationPreview } from './vacation-preview.tsx';
import { type Vacation, vacationValuesOf } from './vacation-values.ts';

/** What people hear who write to a user that is away. */
export function VacationScreen() {
  return (
    <UserPage tab="vacation">
      {(row) => (
        <Box sx={{ maxWidth: 1120, display: 'grid', gap: 4 }}>
          <RelayedNotice row={row} />
          {canForward(row) ? <VacationOfUser row={row} /> : <NoVacation />}
        </Box>
      )}
    </UserPage>
  );
}

function NoVacation() {
  const { t } = useTranslation('users');
  return (
    <Panel title={t('page.vacation')}>
      <EmptyState title={t('delivery.auditVacation')}>{t('delivery.auditVacationHint')}</EmptyState>
    </Panel>
  );
}

function VacationOfUser({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('setVacation');
  const { data, error, refetch } = useAction('getVacation', { id: row.id });
  if (!data) {
    return error ? (
      <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState rows={8} rowHeight={64} />
    );
  }
  if (mayChange) return <VacationForm row={row} reply={data} state={<VacationMark reply={data} />} />;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <Panel title={t('page.vacation')} action={<VacationMark reply={data} />}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Notice tone="neutral">{t('page.readOnly')}</Notice>
          <VacationFacts reply={data} />
        </Box>
      </Panel>
      <VacationPreview row={row} values={vacationValuesOf(data)} timezone={data.timezone} />
    </Box>
  );
}

function VacationFacts({ reply }: { readonly reply: Vacation }) {
  const { t } = useTranslation('users');
  const { day, number } = useFormat();
  const dayOf = (value: string) => (value === '' ? '' : day(value));
  return (
    <>
      <DetailList
        details={[
          { label: t('delivery.vacation.starts'), value: dayOf(reply.starts_on) },
          { label: t('delivery.vacation.ends'), value: dayOf(reply.ends_on) },
          { label: t('delivery.vacation.days'), value: number(reply.days) },
          { label: t('delivery.vacation.addresses'), value: reply.addresses.map(typedAddress).join(', ') },
        ]}
      />
      <HiddenNotice count={reply.hidden} />
      <Box sx={{ fontSize: 13, color: colours.textSoft }}>
        {t('delivery.vacation.zone', { zone: reply.timezone.replaceAll('_', ' ') })}
      </Box>
    </>
  );
}
