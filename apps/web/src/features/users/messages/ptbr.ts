import type { SameKeys } from '../../../i18n/catalogs.ts';
import { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = english;
