import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { colours, tones } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import type { RelatedAddress } from './address-choice.ts';
import { AddressKindLabel } from './address-kind.tsx';
import { addressPage } from './address-page.ts';

interface AddressRowsProps<Row extends RelatedAddress> {
  /** What they are, for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Each leads to its page, where it has one. */
  readonly hasLinks?: boolean;
  /** What is said or chosen of each. */
  readonly children?: (row: Row, index: number) => ReactNode;
  readonly problemOf?: (index: number) => string | undefined;
  readonly onRemove?: (index: number) => void;
}

/** Addresses one below the other, each with what there is to know about it. */
export function AddressRows<Row extends RelatedAddress>(props: AddressRowsProps<Row>) {
  const { label, rows, hasLinks = false, children, problemOf, onRemove } = props;
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {rows.map((row, index) => {
        const problem = problemOf?.(index);
        return (
          <Box component="li" key={row.address} sx={line}>
            <Box sx={content}>
              <Who row={row} isLinked={hasLinks} isRefused={problem !== undefined} />
              {children?.(row, index)}
              {problem ? <Problem>{problem}</Problem> : null}
            </Box>
            {onRemove ? (
              <IconButton
                aria-label={t('address.remove', { name: row.unicode })}
                onClick={() => onRemove(index)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}

interface WhoProps {
  readonly row: RelatedAddress;
  readonly isLinked: boolean;
  /** What it is, is then said beside it. */
  readonly isRefused: boolean;
}

function Who({ row, isLinked, isRefused }: WhoProps) {
  const { t } = useTranslation();
  const page = isLinked ? addressPage(row) : undefined;
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box component="span" sx={{ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {page === undefined ? row.unicode : <Link {...page}>{row.unicode}</Link>}
        </Box>
        {row.kind === null || row.kind === 'user' ? null : <AddressKindLabel kind={row.kind} />}
        {row.external === 1 && !isRefused ? (
          <StatusLabel tone="neutral">{t('address.external')}</StatusLabel>
        ) : null}
        {row.state === 'active' ? null : (
          <StatusLabel tone="warning">{t(`address.state.${row.state}`)}</StatusLabel>
        )}
      </Box>
      {row.name ? <Box sx={{ fontSize: 13, color: colours.textSoft }}>{row.name}</Box> : null}
    </Box>
  );
}

function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexBasis: '100%', fontSize: 13, color: tones.bad.text }}>
      <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
      {children}
    </Box>
  );
}

const list = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
} as const;

const content = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 2,
  flex: 1,
  minWidth: 0,
  minHeight: 36,
} as const;

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  padding: '6px 8px 6px 12px',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
