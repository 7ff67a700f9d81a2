import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import { colours } from '../../theme/tokens.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import type { ListDefinition } from '../definition/list-definition.ts';
import { addressValue, type ListSearch } from '../view/view-address.ts';

interface RowLinkProps {
  readonly definition: ListDefinition;
  readonly row: AnyRow;
  readonly children: ReactNode;
  readonly tabIndex?: number;
}

const style = { color: colours.text, fontWeight: 540, '&:hover': { color: colours.accent } };

/** What leads to a row is a link, so that it can be opened in a tab of its own. */
export function RowLink({ definition, row, children, tabIndex }: RowLinkProps) {
  const focus = tabIndex === undefined ? {} : { tabIndex };
  if (definition.to) {
    return (
      <Link to={definition.to(row)} underline="hover" sx={style} {...focus}>
        {children}
      </Link>
    );
  }
  if (!definition.detail) return children;
  return (
    <Link
      to="."
      search={(search: ListSearch) => ({ ...search, open: addressValue(row.id) })}
      state={{ openedFromList: true }}
      resetScroll={false}
      preload={false}
      underline="hover"
      sx={style}
      {...focus}
    >
      {children}
    </Link>
  );
}
