import type { DataGridProps } from '@mui/x-data-grid';
import type { Language } from '@posthouse/contract/core/languages';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';

type GridTexts = NonNullable<DataGridProps['localeText']>;

/** A chunk per language; English is built into the grid. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly gridTexts: GridTexts }>>> = {
  ptbr: () => import('./grid-texts/ptbr.ts'),
  id: () => import('./grid-texts/id.ts'),
  es: () => import('./grid-texts/es.ts'),
  de: () => import('./grid-texts/de.ts'),
  fr: () => import('./grid-texts/fr.ts'),
};

const builtIn: GridTexts = {};

/** The grid's own words in the language on screen. */
export function useGridTexts(): GridTexts {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['grid-texts', language],
    queryFn: async () => (language === 'en' ? builtIn : (await loaders[language]()).gridTexts),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? builtIn;
}
