import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCan } from '../../../api/access.ts';
import { LinkButton } from '../../navigation/link.tsx';
import { useIsNarrow } from '../../page/window-width.ts';
import { useShortcut } from '../../shortcuts/shortcut-store.ts';
import type { AddRow } from '../definition/list-definition.ts';
import { newRow } from '../view/list-view.ts';

interface AddButtonProps {
  readonly add: AddRow;
  readonly onOpen: (id: string) => void;
  /** Once per screen: the button of the empty state is the same again. */
  readonly hasShortcut?: boolean;
}

const signOnly = { flexShrink: 0, minWidth: 0, width: 36, padding: 0 };

/** The primary action of a list, for those who may. */
export function AddButton({ add, onOpen, hasShortcut = false }: AddButtonProps) {
  const isAllowed = useCan(add.needs);
  const isNarrow = useIsNarrow();
  if (!isAllowed) return null;
  // On a phone there is room for the sign alone beside the other tools.
  const isSign = isNarrow && hasShortcut;
  const sign = <Plus size={isSign ? 20 : 16} aria-hidden />;
  const look = isSign
    ? ({ variant: 'contained', 'aria-label': add.label, children: sign, sx: signOnly } as const)
    : ({ variant: 'contained', startIcon: sign, children: add.label, sx: { flexShrink: 0 } } as const);
  return (
    <>
      {hasShortcut ? <AddShortcut add={add} onOpen={onOpen} /> : null}
      {'to' in add ? (
        <LinkButton {...look} to={add.to} />
      ) : (
        <Button {...look} onClick={() => onOpen(newRow)} />
      )}
    </>
  );
}

function AddShortcut({ add, onOpen }: Omit<AddButtonProps, 'hasShortcut'>) {
  const navigate = useNavigate();
  useShortcut('n', add.label, () => {
    if ('to' in add) void navigate({ to: add.to });
    else onOpen(newRow);
  });
  return null;
}
