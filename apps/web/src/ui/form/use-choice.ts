import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Choice<Option> {
  /** What the options were found for; undefined while they are on their way. */
  readonly answered: string | undefined;
  readonly options: readonly Option[];
  readonly namesOf: (option: Option) => readonly string[];
  readonly pick: (option: Option) => void;
}

/** Why the text in a box with choices changes, as far as it matters. */
type ChangeReason = 'input' | 'blur' | 'reset' | 'clear' | 'selectOption' | 'removeOption';

/**
 * What can be chosen is what was found for the text in the box, never what an earlier text had found. Enter waits for the
 * answer, and takes what can only be meant. A text that is left without a choice is told, because nothing of it is kept.
 */
export function useChoice<Option>(typed: string, choice: Choice<Option>) {
  const text = typed.trim();
  const isAnswered = choice.answered === text;
  const options = isAnswered ? choice.options : [];
  /** The text Enter was pressed after. */
  const awaited = useRef<string>(undefined);
  const [unchosen, setUnchosen] = useState('');

  useEffect(() => {
    if (!isAnswered || awaited.current !== text) return;
    awaited.current = undefined;
    const meant = onlyMeant(text, options, choice.namesOf);
    if (meant !== undefined) choice.pick(meant);
    else if (options.length === 0) setUnchosen(text);
  });

  return {
    options: [...options],
    isAnswered,
    /** What was typed last, where nothing was chosen for it. */
    unchosen,
    follow(reason: ChangeReason): void {
      awaited.current = undefined;
      setUnchosen(reason === 'blur' ? text : '');
    },
    /** Before the box itself sees the key. */
    onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }): void {
      if (event.key !== 'Enter' || text === '' || isHighlightedIn(event.target as Element)) return;
      // It is about the choice, and does not send the form.
      event.preventDefault();
      event.defaultMuiPrevented = true;
      if (isAnswered) setUnchosen(text);
      else awaited.current = text;
    },
  };
}

/** Also what the box has highlighted by itself, which it tells nobody else. */
const isHighlightedIn = (box: Element) =>
  box.getAttribute('aria-expanded') === 'true' && box.hasAttribute('aria-activedescendant');

function onlyMeant<Option>(
  text: string,
  options: readonly Option[],
  namesOf: (option: Option) => readonly string[],
): Option | undefined {
  if (options.length === 1) return options[0];
  return options.find((option) => namesOf(option).some((name) => name.toLowerCase() === text.toLowerCase()));
}
