import { useSyncExternalStore } from 'react';

export interface NotificationAction {
  readonly label: string;
  readonly run: () => void;
}

/** Lines under a heading of their own: the rows that failed for the same reason. */
export interface NotificationGroup {
  readonly title: string;
  /** Those that a list on the screen has a name for. */
  readonly lines: readonly string[];
  /** All of them. */
  readonly count: number;
}

export interface Notification {
  /** A newer notification with the same key takes the place of the older. */
  readonly key: string;
  readonly tone: 'good' | 'warning' | 'bad' | 'neutral';
  /** What happened to what. */
  readonly title: string;
  readonly detail?: string;
  /** The sentence that specification 8 has for it, below the rest. */
  readonly catalogue?: string;
  /** What it happened to, by the command; the screen that shows such things is offered. */
  readonly thing?: { readonly command: string; readonly id: string };
  readonly groups?: readonly NotificationGroup[];
  /** Undo, reload and the like. */
  readonly action?: NotificationAction;
  /** Leads to more about it, beside what undoes it. */
  readonly details?: NotificationAction;
  /** Stays until closed; errors always do. */
  readonly stays?: boolean;
}

const shownMs = { plain: 5_000, withAction: 12_000 };
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let notifications: readonly Notification[] = [];

export function notify(notification: Notification): void {
  const { key, tone, action, details } = notification;
  replace([...notifications.filter((other) => other.key !== key), notification]);
  clearTimeout(timers.get(key));
  if (tone === 'bad' || notification.stays) return;
  timers.set(
    key,
    setTimeout(() => dismiss(key), action || details ? shownMs.withAction : shownMs.plain),
  );
}

export function dismiss(key: string): void {
  clearTimeout(timers.get(key));
  timers.delete(key);
  if (notifications.some((notification) => notification.key === key)) {
    replace(notifications.filter((notification) => notification.key !== key));
  }
}

export function dismissAll(): void {
  for (const { key } of notifications) dismiss(key);
}

export function useNotifications(): readonly Notification[] {
  return useSyncExternalStore(subscribe, shownNotifications);
}

export function shownNotifications(): readonly Notification[] {
  return notifications;
}

function replace(next: readonly Notification[]): void {
  notifications = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
