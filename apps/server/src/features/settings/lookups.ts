import { languageNames } from '@posthouse/contract/core/languages';
import { dateFormats } from '@posthouse/contract/fields/date-format';

export const languageLookup: Record<string, string> = languageNames;

export const dateFormatLookup: Record<string, string> = dateFormats;
