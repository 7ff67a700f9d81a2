import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { isRowResults } from '../../../api/bulk-answer.ts';
import { refreshChangedBy } from '../../../api/refresh-changed.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProgressButton } from '../../form/progress-button.tsx';
import { isOffered, type RowAction } from '../definition/list-actions.ts';
import { lastView } from '../view/last-view.ts';
import { ActionMenu } from './action-menu.tsx';
import { type AskedCommand, perform, useAskedCommands } from './asked-commands.tsx';
import { rowWords } from './asked-words.ts';

interface HeadActionsProps {
  /** Of the thing whose page it is. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** The address of the list it belongs to, shown after a removal: the page is gone with the thing. */
  readonly list: string;
}

/** More than this many do not fit beside a title. */
const mostButtons = 4;

/** What can be done with the whole thing, at the head of its page: what its row in the list offers, too. */
export function HeadActions({ name, actions, list }: HeadActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { start, running, question } = useAskedCommands<AskedCommand>({
    wordsNow: ({ command }) => rowWords(actions, command),
    // Nothing is asked about what was just removed.
    options: ({ isDestructive }) => (isDestructive ? { changes: [] } : {}),
    onAnswer: (answer, { command, isDestructive }) => {
      if (!isDestructive) return;
      const isGone = isRowResults(answer) && answer.done.length > 0;
      const left = isGone
        ? navigate({ to: list, search: lastView(list), ignoreBlocker: true })
        : Promise.resolve();
      void left.then(() => refreshChangedBy(command));
    },
  });
  const offered = actions.filter(isOffered);
  const harmless = offered.filter(({ isDestructive }) => !isDestructive);
  const destructive = offered.filter(({ isDestructive }) => isDestructive);
  const room = mostButtons - destructive.length;
  const shown = harmless.length > room ? harmless.slice(0, room - 1) : harmless;
  const others = harmless.slice(shown.length);
  const button = (action: RowAction) => (
    <ProgressButton
      key={action.label}
      variant="outlined"
      color={action.isDestructive ? 'error' : 'primary'}
      startIcon={action.icon ? <action.icon size={16} aria-hidden /> : undefined}
      isRunning={'command' in action && running === action.command}
      onClick={() => perform(action, name, start)}
    >
      {action.label}
    </ProgressButton>
  );
  return (
    <>
      {shown.map(button)}
      {others.length > 0 ? (
        <ActionMenu
          label={t('list.rowActions', { name })}
          actions={others}
          onChoose={(action) => perform(action, name, start)}
          button={(opening) => (
            <Button variant="outlined" endIcon={<ChevronDown size={16} aria-hidden />} {...opening}>
              {t('list.moreActions')}
            </Button>
          )}
        />
      ) : null}
      {destructive.map(button)}
      {question}
    </>
  );
}
