import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** As KeyboardEvent.key says it. */
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
}

const storageKey = 'singleKeyShortcuts';
const listeners = new Set<() => void>();
let shortcuts: readonly Shortcut[] = [];

/** Offers a single-key shortcut while the component is there; the newest wins. */
export function useShortcut(key: string, label: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const shortcut: Shortcut = { key, label, run: () => latest.current() };
    replace([shortcut, ...shortcuts]);
    return () => replace(shortcuts.filter((other) => other !== shortcut));
  }, [key, label]);
}

export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => shortcuts);
}

/** WCAG 2.1.4: single-key shortcuts can be turned off, for people who speak or who hit keys by accident. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  replace([...shortcuts]);
}

/** Runs the shortcut of a key, unless one is typing, a dialog is open, or they are turned off. */
export function handleShortcutKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !areShortcutsOn()) return;
  if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
    return;
  const shortcut = shortcuts.find(({ key }) => key === event.key);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function replace(next: readonly Shortcut[]): void {
  shortcuts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
