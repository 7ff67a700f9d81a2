import type { SystemTextKey } from '@posthouse/contract/fields/system-text';

export interface WordedText {
  readonly subject: string;
  readonly text: string;
}
export type SystemTexts = Readonly<Record<SystemTextKey, WordedText>>;
