import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface AddressDetailsProps {
  readonly row: { readonly email: string; readonly unicode: string; readonly note: string };
  readonly type: ReactNode;
  readonly state: ReactNode;
}

/** Below the name of an address that has a page of its own. */
export function AddressDetails({ row, type, state }: AddressDetailsProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 1 }}
    >
      {row.unicode === row.email ? null : <code>{row.email}</code>}
      <span>{type}</span>
      {state}
      {row.note ? <span>{row.note}</span> : null}
    </Box>
  );
}
