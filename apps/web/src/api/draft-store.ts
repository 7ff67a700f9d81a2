import { currentSession, onSessionChange, sessionEnding } from './session.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What somebody typed into a form and did not save. */
export interface Draft {
  /** Whose it is; nobody else gets it. */
  readonly admin: string;
  /** When it was typed. */
  readonly at: number;
  /** The changed fields, and what was in them before. */
  readonly values: Fields;
  readonly base: Fields;
}

const prefix = 'draft ';
/** Longer than a meeting, shorter than a night. */
const keptMs = 4 * 3_600_000;
/** Tells the other tabs that somebody logged out: drafts are in each tab alone. */
const endKey = 'draftsEnded';

/** The draft of a form for whoever is logged in. */
export function readDraft(place: string): Draft | undefined {
  const draft = parse(sessionStorage.getItem(prefix + place));
  return draft && isFresh(draft) && draft.admin === currentSession()?.currentUser ? draft : undefined;
}

export function writeDraft(place: string, draft: Draft): void {
  try {
    sessionStorage.setItem(prefix + place, JSON.stringify(draft));
  } catch {
    // The browser has no room left: an older state would be worse than none.
    removeDraft(place);
  }
}

export function removeDraft(place: string): void {
  sessionStorage.removeItem(prefix + place);
}

/** Drops drafts that nobody gets any more: too old, another admin's, or of somebody who logged out. Returns how to stop. */
export function watchDrafts(): () => void {
  const onChange = () => {
    const admin = currentSession()?.currentUser;
    const isAsked = admin === undefined && sessionEnding() === 'asked';
    removeWhere((draft) => isAsked || !isFresh(draft) || (admin !== undefined && draft.admin !== admin));
    if (!isAsked) return;
    localStorage.setItem(endKey, '1');
    localStorage.removeItem(endKey);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === endKey) removeWhere(() => true);
  };
  onChange();
  const stop = onSessionChange(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

function removeWhere(isOver: (draft: Draft) => boolean): void {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) {
    const draft = parse(sessionStorage.getItem(key));
    if (!draft || isOver(draft)) sessionStorage.removeItem(key);
  }
}

function isFresh({ at }: Draft): boolean {
  return Date.now() - at < keptMs;
}

function parse(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    return draft?.admin && draft.at && draft.values && draft.base ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
