import type { KeyboardEvent } from 'react';

interface Openness {
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
}

const linkOf = (element: Element | null) => element?.closest<HTMLElement>('[data-folder]') ?? null;

/** Arrow keys on the link of a folder, as in a tree: up and down between those that are shown, left and right between levels. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, { isOpen, setOpen }: Openness): void {
  const link = linkOf(event.target as Element);
  if (link === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-folder]')];
  const at = links.indexOf(link);
  const { folder: id = '', parent = '', filled } = link.dataset;
  const goTo = (target: HTMLElement | undefined) => () => target?.focus();
  const open = filled === 'yes' && isOpen(id);
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: goTo(links[at + 1]),
    ArrowUp: goTo(links[at - 1]),
    Home: goTo(links[0]),
    End: goTo(links.at(-1)),
    ArrowRight: open ? goTo(links[at + 1]) : () => filled === 'yes' && setOpen(id, true),
    ArrowLeft: open
      ? () => setOpen(id, false)
      : goTo(links.find(({ dataset }) => dataset['folder'] === parent)),
  };
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  move();
}
