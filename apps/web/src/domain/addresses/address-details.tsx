import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AddressState, type AddressStateProps } from './address-state.tsx';

interface AddressDetailsProps extends Pick<AddressStateProps, 'catalog'> {
  readonly row: Pick<AddressStateProps, 'active'> & {
    readonly email: string;
    readonly unicode: string;
    readonly note: string;
  };
  readonly type: ReactNode;
}

/** Below the name of an address that has a page of its own. */
export function AddressDetails({ catalog, row, type }: AddressDetailsProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 1 }}
    >
      {row.unicode === row.email ? null : <code>{row.email}</code>}
      <span>{type}</span>
      <AddressState catalog={catalog} active={row.active} />
      {row.note ? <span>{row.note}</span> : null}
    </Box>
  );
}
