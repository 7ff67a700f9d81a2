import Box from '@mui/material/Box';
import type { HealthRow } from '@posthouse/contract/features/domains/health';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, monospace } from '../../ui/theme/tokens.ts';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { hintText } from './health-hint.ts';
import { HealthState } from './health-state.tsx';

/** One record: its state, what is wrong and how to fix it, what to publish and what is there now. */
export function HealthRecordRow({ row }: { readonly row: HealthRow }) {
  const { t } = useTranslation('domains');
  const { day, calendarDay } = useFormat();
  const name = t(`health.name.${row.record}`);
  const hint = hintText(row, { say: (code, detail) => t(`health.hint.${code}`, { detail }), day });
  const isCertificate = row.type === 'TLS';
  const toPublish = row.status === 'ok' || isCertificate ? [] : row.expected;
  return (
    <Box component="li" sx={{ padding: '14px 0', display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 580 }}>
          {name}
        </Box>
        {isNamedByGroup(row) ? null : <HealthState state={row.status} />}
        {row.since && row.status !== 'unknown' ? (
          <Box sx={{ color: colours.textSoft, fontSize: 13 }}>
            {t('health.since', { day: day(calendarDay(new Date(row.since))) })}
          </Box>
        ) : null}
      </Box>
      {hint ? <Box sx={{ maxWidth: 760 }}>{hint}</Box> : null}
      <Box component="dl" sx={values}>
        {toPublish.length > 0 && row.host ? (
          <Line label={t('health.host', { type: row.type })}>
            <CopyValue value={row.host} label={t('health.copyHost', { name })} />
          </Line>
        ) : null}
        {toPublish.length > 0 ? (
          <Line label={t('health.publish')}>
            <Values values={toPublish}>
              {(value) => <CopyValue value={value} label={t('health.copyExpected', { name, value })} />}
            </Values>
          </Line>
        ) : null}
        {row.found.length > 0 ? (
          <Line label={t(row.status === 'ok' ? 'health.found' : 'health.foundNow')}>
            <Values values={row.found}>
              {(value) => <code style={{ fontFamily: monospace, fontSize: 13 }}>{value}</code>}
            </Values>
          </Line>
        ) : null}
      </Box>
    </Box>
  );
}

/** What is recommended stands under that heading already. */
function isNamedByGroup({ advice, status }: HealthRow): boolean {
  return advice === 1 && status === 'warn';
}

const values = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: { xs: 0.5, md: 1 },
  margin: 0,
  '& dt': { color: colours.textSoft, fontSize: 13, paddingTop: '4px' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface ValuesProps {
  readonly values: readonly string[];
  readonly children: (value: string) => ReactNode;
}

function Values({ values: shown, children }: ValuesProps) {
  return shown.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the DNS may hold the same value twice
    <Box key={index} sx={{ padding: '2px 0' }}>
      {children(value)}
    </Box>
  ));
}
