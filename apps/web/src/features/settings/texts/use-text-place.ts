import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { currentLanguage } from '../../../i18n/catalogs.ts';
import { placeOf, type TextPlace } from './text-place.ts';

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
