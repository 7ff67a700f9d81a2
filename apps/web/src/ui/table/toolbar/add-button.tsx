import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCan } from '../../../api/access.ts';
import { LinkButton } from '../../navigation/link.tsx';
import { useShortcut } from '../../shortcuts/shortcut-store.ts';
import type { AddRow } from '../definition/list-definition.ts';
import { newRow } from '../view/list-view.ts';

interface AddButtonProps {
  readonly add: AddRow;
  readonly onOpen: (id: string) => void;
  /** Once per screen: the button of the empty state is the same again. */
  readonly hasShortcut?: boolean;
}

/** The primary action of a list, for those who may. */
export function AddButton({ add, onOpen, hasShortcut = false }: AddButtonProps) {
  const isAllowed = useCan(add.needs);
  if (!isAllowed) return null;
  const look = { variant: 'contained', startIcon: <Plus size={16} aria-hidden /> } as const;
  return (
    <>
      {hasShortcut ? <AddShortcut add={add} onOpen={onOpen} /> : null}
      {'to' in add ? (
        <LinkButton {...look} to={add.to}>
          {add.label}
        </LinkButton>
      ) : (
        <Button {...look} onClick={() => onOpen(newRow)}>
          {add.label}
        </Button>
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
