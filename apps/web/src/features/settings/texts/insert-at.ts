interface Selection {
  readonly start: number;
  readonly end: number;
}

/** Puts something in place of the selection, and says where the cursor is then. */
export function insertAt(text: string, inserted: string, { start, end }: Selection) {
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length };
}
