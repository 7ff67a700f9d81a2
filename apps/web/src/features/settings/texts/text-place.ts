import { type Language, languages } from '@posthouse/contract/core/languages';
import { type SystemTextKey, systemTextKeys } from '@posthouse/contract/fields/system-text';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { currentLanguage } from '../../../i18n/texts.ts';

/** Which text, and in which language. */
export interface TextPlace {
  readonly key: SystemTextKey;
  readonly language: Language;
}

type Search = Readonly<Record<string, unknown>>;

/** The place in the address; where it says nothing that is known, the first text or the language of the panel. */
export function placeOf(search: Search, panelLanguage: Language): TextPlace {
  return {
    key: systemTextKeys.find((known) => known === search['key']) ?? systemTextKeys[0],
    language: languages.find((known) => known === search['language']) ?? panelLanguage,
  };
}

export interface Address {
  readonly pathname: string;
  readonly search: Search;
}

/** Whether a step stays on the screen but takes the form of one text away for another's. */
export function isOtherText(current: Address, next: Address): boolean {
  return (
    current.pathname === next.pathname &&
    (current.search['key'] !== next.search['key'] || current.search['language'] !== next.search['language'])
  );
}

/** The text in the address, and how to go to another. */
export function useTextPlace() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  // As it was on arrival: another language of the panel must not take a form away.
  const [panelLanguage] = useState(currentLanguage);
  const place = placeOf(search, panelLanguage);
  const choose = (change: Partial<TextPlace>) =>
    void navigate({ to: '.', search: { ...place, ...change }, resetScroll: false });
  return { place, choose };
}
