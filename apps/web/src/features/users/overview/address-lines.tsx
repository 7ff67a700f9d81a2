import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RelatedAddress } from '../../../domain/addresses/address-choice.ts';
import { AddressKindLabel } from '../../../domain/addresses/address-kind.tsx';
import { addressPage } from '../../../domain/addresses/address-page.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { Line, Lines } from './overview-part.tsx';

interface AddressLinesProps<Row extends RelatedAddress> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Where there are several kinds of them. */
  readonly showsKind?: boolean;
  readonly detailOf?: (row: Row) => ReactNode;
}

/** Addresses, each with the way to its page. */
export function AddressLines<Row extends RelatedAddress>(props: AddressLinesProps<Row>) {
  const { label, rows, showsKind = false, detailOf } = props;
  if (rows.length === 0) return null;
  return (
    <Lines label={label}>
      {rows.map((row) => (
        <Line key={row.address} detail={detailOf?.(row)}>
          <Address row={row} showsKind={showsKind} />
        </Line>
      ))}
    </Lines>
  );
}

function Address({ row, showsKind }: { readonly row: RelatedAddress; readonly showsKind: boolean }) {
  const { t } = useTranslation();
  const page = addressPage(row);
  return (
    <>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {page === undefined ? row.unicode : <Link {...page}>{row.unicode}</Link>}
      </Box>
      {row.name ? <Box sx={{ fontSize: 13, color: colours.textSoft }}>{row.name}</Box> : null}
      {showsKind && row.kind !== null && row.kind !== 'user' ? <AddressKindLabel kind={row.kind} /> : null}
      {row.external === 1 ? <StatusLabel tone="neutral">{t('address.external')}</StatusLabel> : null}
      {row.state === 'active' ? null : (
        <StatusLabel tone="warning">{t(`address.state.${row.state}`)}</StatusLabel>
      )}
    </>
  );
}
