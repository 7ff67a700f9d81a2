const fields =
  ':is(input, textarea, select, [role=combobox]):not([type=hidden], [type=file], [disabled], [aria-hidden])';

/** The `ref` of what opens over a page to be filled in: typing can begin at once. */
export function focusFirstField(opened: HTMLElement | null): void {
  // One of the fields may have asked for the focus itself.
  if (opened === null || opened.contains(document.activeElement)) return;
  opened.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
}
