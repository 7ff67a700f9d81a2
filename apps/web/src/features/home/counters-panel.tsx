import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { remainingQuotaMb } from '../../domain/quota/quota.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { UsageBar } from '../../ui/values/usage-bar.tsx';
import { type Counter, countersOf, type Status } from './counters.ts';

export function CountersPanel() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useAction('status', {});
  return (
    <Panel title={t('counters.title')}>
      {data ? (
        <Counters status={data} />
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={4} rowHeight={44} />
      )}
    </Panel>
  );
}

function Counters({ status }: { readonly status: Status }) {
  const { t } = useTranslation('home');
  const { number, size } = useFormat();
  const isLimited = useSession()?.domainsLimited ?? true;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        columnGap: 8,
        rowGap: 5,
      }}
    >
      {countersOf(status).map(({ name, current, max }) =>
        // Who works in chosen domains has just these: that is no limit that is used up.
        name === 'domains' && isLimited ? (
          <Figure
            key={name}
            label={<CounterLabel name={name} label={t('counters.domains')} />}
            value={number(current)}
          />
        ) : (
          <UsageBar
            key={name}
            label={t(`counters.${name}`)}
            shownLabel={<CounterLabel name={name} label={t(`counters.${name}`)} />}
            current={current}
            max={max}
          />
        ),
      )}
      <Box>
        <UsageBar
          label={t('counters.quota')}
          shownLabel={<CounterLabel name="quota" label={t('counters.quota')} />}
          current={status.curquota}
          max={status.maxquota}
          isSize
        />
        <Box sx={{ marginTop: 2, fontSize: 13 }}>
          <Figure label={t('counters.remaining')} value={size(remainingQuotaMb(status))} />
        </Box>
      </Box>
    </Box>
  );
}

function Figure({ label, value }: { readonly label: ReactNode; readonly value: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, color: colours.textSoft }}>
      <Box sx={{ flex: 1 }}>{label}</Box>
      <Box sx={{ color: colours.text }}>{value}</Box>
    </Box>
  );
}

type CounterName = Counter['name'] | 'quota';

interface CountedList {
  readonly needs: 'getUsers' | 'getDomains' | 'getChatUsers';
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const ofType = (account_type: string): CountedList => ({
  needs: 'getUsers',
  to: '/users/list',
  search: { account_type },
});

/** Where exactly what is counted is listed. */
const lists: Readonly<Record<CounterName, CountedList>> = {
  basic: ofType('basic'),
  enhanced: ofType('enhanced'),
  exchange: ofType('exchange'),
  external: ofType('external'),
  domains: { needs: 'getDomains', to: '/domains/domainlist' },
  chat: { needs: 'getChatUsers', to: '/chatusers' },
  quota: { needs: 'getUsers', to: '/users/list', search: { sort: 'quota', dir: 'desc' } },
};

function CounterLabel({ name, label }: { readonly name: CounterName; readonly label: string }) {
  const { needs, to, search } = lists[name];
  const isAllowed = useCan(needs);
  if (!isAllowed) return label;
  return (
    <Link to={to} {...(search ? { search } : {})}>
      {label}
    </Link>
  );
}
