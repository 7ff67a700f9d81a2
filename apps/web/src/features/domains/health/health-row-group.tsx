import Box from '@mui/material/Box';
import type { HealthRow } from '@posthouse/contract/features/domains/health';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { colours, monospace } from '../../../ui/theme/tokens.ts';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { hintText } from './health-hint.ts';
import { HealthState } from './health-state.tsx';

/** One record: its facts in a row, and below them how to mend it. */
export function HealthRowGroup({ row }: { readonly row: HealthRow }) {
  const { t } = useTranslation('domains');
  const { day } = useFormat();
  const name = t(`health.name.${row.record}`);
  const hint = hintText(row, { say: (code, detail) => t(`health.hint.${code}`, { detail }), day });
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Box sx={{ fontWeight: 560 }}>{name}</Box>
          <Box sx={soft}>
            {row.type} <CopyValue value={row.host} label={t('health.copyHost', { name })} />
          </Box>
        </th>
        <td>
          <HealthState state={row.status} />
          <Moment label={t('health.since')} time={row.since} />
          <Moment label={t('health.checkedRow')} time={row.checked_at} />
        </td>
        <td data-label={t('health.expected')}>
          <Values values={row.expected}>
            {(value) => <CopyValue value={value} label={t('health.copyExpected', { name, value })} />}
          </Values>
        </td>
        <td data-label={t('health.found')}>
          <Values values={row.found} isKnown={row.checked_at !== null}>
            {(value) => <code style={{ fontFamily: monospace }}>{value}</code>}
          </Values>
        </td>
      </tr>
      {hint ? (
        <tr>
          <td colSpan={4}>
            <Notice tone={row.status === 'fail' ? 'bad' : 'warning'}>{hint}</Notice>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

const soft = { color: colours.textSoft } as const;

function Moment({ label, time }: { readonly label: string; readonly time: string | null }) {
  if (time === null) return null;
  return (
    <Box sx={soft}>
      {label}: <RelativeTime time={time} />
    </Box>
  );
}

interface ValuesProps {
  readonly values: readonly string[];
  /** False where nobody has looked yet. */
  readonly isKnown?: boolean;
  readonly children: (value: string) => ReactNode;
}

function Values({ values, isKnown = true, children }: ValuesProps) {
  const { t } = useTranslation('domains');
  if (!isKnown) return null;
  if (values.length === 0) return <Box sx={soft}>{t('health.nothing')}</Box>;
  return values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the DNS may hold the same value twice
    <Box key={index}>{children(value)}</Box>
  ));
}
