import type { Language } from '@posthouse/contract/core/languages';
import { adoptLanguage } from '../i18n/adopt-language.ts';
import { announceFailure } from './announce.ts';
import { ApiError } from './api-error.ts';
import { dismiss } from './notification-store.ts';
import { isOnline } from './online.ts';

const key = 'changeLanguage';

/** The admin's own choice of a language. Where its texts do not arrive, that is said and the answer is false. */
export async function changeLanguage(language: Language): Promise<boolean> {
  try {
    await adoptLanguage(language);
    dismiss(key);
    return true;
  } catch (error) {
    announceFailure(key, isOnline() ? error : new ApiError('offline'));
    return false;
  }
}
