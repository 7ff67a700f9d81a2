import { z } from 'zod';
import { missing } from '../fields/missing.ts';
import { languages } from './languages.ts';

/** Empty: nobody chose one. */
export const optionalLanguage = z.enum(['', ...languages], missing);
