import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CalendarX } from 'lucide-react';
import { InternationalName } from '../../domain/international-name.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { ListSection } from '../../ui/table/list-screen.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';

type Removal = RowOf<'getRemovals'>;

/** Who is going to be removed, and when; each can be cancelled until then. */
export function ScheduledRemovals() {
  const { t } = useTranslation('offboarding');
  const { day } = useFormat();
  const dayOf = ({ remove_at }: Removal) => day(remove_at);
  return (
    <Box>
      <Typography variant="h2" sx={{ marginBottom: 3 }}>
        {t('removals.title')}
      </Typography>
      <ListSection
        action="getRemovals"
        given={{}}
        title={t('removals.title')}
        searchLabel={t('removals.search')}
        nameOf={({ unicode }) => unicode}
        order={{ by: 'remove_at', dir: 'asc' }}
        columns={[
          {
            field: 'email',
            label: t('removals.user'),
            width: 260,
            grow: 2,
            isMain: true,
            isSortable: true,
            cell: ({ email, unicode }) => <InternationalName ascii={email} unicode={unicode} />,
          },
          { field: 'name', label: t('removals.name'), width: 160, grow: 1 },
          { field: 'remove_at', label: t('removals.day'), width: 140, isSortable: true, cell: dayOf },
          { field: 'scheduled_by', label: t('removals.by'), width: 160 },
          { field: 'problem', label: t('removals.state'), width: 260, cell: (row) => <State row={row} /> },
        ]}
        card={{
          title: ({ email, unicode }) => <InternationalName ascii={email} unicode={unicode} />,
          details: (row) => [row.name, dayOf(row), <State key="state" row={row} />],
        }}
        empty={{ title: t('removals.empty'), hint: t('removals.emptyHint') }}
        to={({ id }) => `/users/list/${id}`}
        rowActions={({ id }) => [
          {
            label: t('removals.cancel'),
            icon: CalendarX,
            command: 'setRemovalDate',
            input: { id, remove_at: '' },
          },
        ]}
      />
    </Box>
  );
}

function State({ row: { problem } }: { readonly row: Removal }) {
  const { t } = useTranslation('offboarding');
  if (problem === null) return <StatusLabel tone="neutral">{t('removals.waiting')}</StatusLabel>;
  return <StatusLabel tone="bad">{t(`removals.problem.${problem}`)}</StatusLabel>;
}
