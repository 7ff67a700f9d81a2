import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSettled } from '../../ui/form/use-settled.ts';
import type { BuilderValues } from './builder-values.ts';
import type { SectionName } from './sections.ts';

/** What a section holds, once the fingers pause. */
export const useSettledSection = ({ control }: UseFormReturn<BuilderValues>, name: SectionName): string =>
  useSettled(useWatch({ control, name }));
