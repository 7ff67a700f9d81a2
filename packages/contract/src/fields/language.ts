import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { missing } from './missing.ts';

/** Empty: nobody chose one. */
export const optionalLanguage = z.enum(['', ...languages], missing);
