import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { languages } from '../core/languages.ts';
import { missing } from '../fields/missing.ts';

const lookup = z.record(z.string(), z.string());

export const settingsActions = {
  getTimezones: query({
    summary: 'Timezones: name to a label with its present offset.',
    access: 'public',
    input: noFields,
    output: lookup,
    example: {},
  }),
  getLanguages: query({
    summary: 'Languages of the panel: code to name.',
    access: 'public',
    input: noFields,
    output: lookup,
    example: {},
  }),
  getDateFormats: query({
    summary: 'Date formats: pattern to an example.',
    access: 'public',
    input: noFields,
    output: lookup,
    example: {},
  }),
  setLanguage: command({
    summary: 'Keeps the own language with the admin.',
    access: 'session',
    input: z.strictObject({ language: z.enum(languages, missing) }),
    output: success,
    example: { language: 'de' },
    history: ['language'],
  }),
};
