import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useNavigate } from '@tanstack/react-router';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lastView } from '../table/view/last-view.ts';
import { addressValue } from '../table/view/view-address.ts';
import { colours } from '../theme/tokens.ts';
import { findEverywhere, type GoToItem, type GoToSearch } from './go-to-search.ts';
import { rememberPlace } from './recent-places.ts';

interface GoToDialogProps {
  readonly searches: readonly GoToSearch[];
  readonly onClose: () => void;
}

/** Go to anything: type, choose with the arrows, Enter. */
export function GoToDialog({ searches, onClose }: GoToDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const titleId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { items, isFresh } = useFindings(searches, text);
  const current = Math.min(chosen, items.length - 1);

  const go = (item: GoToItem | undefined) => {
    if (!item) return;
    onClose();
    const { id, title, target, isPlace } = item;
    if ('run' in target) return target.run();
    if (isPlace) rememberPlace({ id, title, target });
    void navigate({
      to: target.to,
      // What is exported is what the list shows.
      search: target.opensExport
        ? lastView(target.to)
        : target.open === undefined
          ? {}
          : { open: addressValue(target.open) },
      state: target.opensExport ? { opensExport: true } : {},
    });
  };
  const goWhenFound = useWhenFresh(isFresh, () => go(items[current]));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setChosen((current + step + items.length) % items.length);
    else if (event.key === 'Enter') goWhenFound();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', paddingTop: { xs: 0, sm: '10vh' } } }}
    >
      <h2 id={titleId} className="visually-hidden">
        {t('goTo.title')}
      </h2>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          padding: '10px 16px',
          borderBottom: `1px solid ${colours.border}`,
        }}
      >
        <Search size={18} color={colours.textSoft} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={t('goTo.placeholder')}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t('goTo.title'),
            'aria-expanded': items.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': items[current] ? `${listId}-${current}` : undefined,
          }}
        />
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={t('goTo.results')}
        sx={{ padding: items.length > 0 ? 2 : 0, maxHeight: 380, overflowY: 'auto' }}
      >
        {items.map((item, index) => (
          <Item
            key={item.id}
            id={`${listId}-${index}`}
            item={item}
            isChosen={index === current}
            onChoose={() => go(item)}
          />
        ))}
      </Box>
      <Box role="status" sx={{ padding: items.length > 0 ? 0 : 5, color: colours.textSoft }}>
        {items.length > 0 ? (
          <span className="visually-hidden">{t('goTo.count', { num: items.length })}</span>
        ) : (
          t('state.nothingFound')
        )}
      </Box>
    </Dialog>
  );
}

const pauseMs = 150;

interface Findings {
  readonly items: readonly GoToItem[];
  /** False while the items are still those of an earlier text. */
  readonly isFresh: boolean;
}

/** What the searches find for the text; an older answer never replaces a newer one. */
function useFindings(searches: readonly GoToSearch[], text: string): Findings {
  const [found, setFound] = useState<{ readonly text?: string; readonly items: readonly GoToItem[] }>({
    items: [],
  });
  useEffect(() => {
    const abort = new AbortController();
    const find = async () => {
      const items = await findEverywhere(searches, text.trim(), abort.signal);
      if (!abort.signal.aborted) setFound({ text, items });
    };
    const timer = setTimeout(() => void find(), text ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [searches, text]);
  return { items: found.items, isFresh: found.text === text };
}

/** Whoever types quickly presses Enter before the findings are there; what was shown before is not what they meant. */
function useWhenFresh(isFresh: boolean, act: () => void): () => void {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || !isFresh) return;
    setIsAsked(false);
    act();
  }, [isAsked, isFresh, act]);
  return () => setIsAsked(true);
}

interface ItemProps {
  readonly id: string;
  readonly item: GoToItem;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Item({ id, item, isChosen, onChoose }: ItemProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      ref={(element: HTMLElement | null) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' });
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 40,
        padding: '4px 12px',
        borderRadius: 1,
        cursor: 'pointer',
        backgroundColor: isChosen ? colours.accentSoft : undefined,
        '&:hover': { backgroundColor: isChosen ? colours.accentSoft : colours.hover },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{item.title}</Box>
      <Box sx={{ color: colours.textSoft, fontSize: 13 }}>{item.hint}</Box>
      {isChosen ? <CornerDownLeft size={14} color={colours.textSoft} aria-hidden /> : null}
    </Box>
  );
}
