import type { ActionAnswer } from '@posthouse/contract';
import { settingsActions } from '@posthouse/contract/features/settings';
import type { z } from 'zod';

export type SystemText = ActionAnswer<'getSystemTexts'>['rows'][number];

export const textSchema = settingsActions.updateSystemText.input;
export type TextValues = z.input<typeof textSchema>;

/** What the form for a text holds. */
export function valuesOf({ key, language, subject, text }: SystemText) {
  return { key, language, subject, text };
}
