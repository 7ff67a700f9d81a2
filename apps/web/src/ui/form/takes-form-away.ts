export interface Place {
  readonly pathname: string;
  readonly search: { readonly open?: unknown };
}

/** Whether going from one place to another closes the form: another page, or another row in the side panel. */
export function takesFormAway(current: Place, next: Place): boolean {
  // A session that ended must reach the login page whatever was typed.
  if (next.pathname === '/login') return false;
  return current.pathname !== next.pathname || current.search.open !== next.search.open;
}
