import type { z } from 'zod';
import { type ErrorParams, type FieldCode, type FieldError, type FieldErrors, fieldCodes } from './errors.ts';

/** Nobody reads more at once, and an answer must not be larger than its question. */
const mostFields = 20;

/** Turns what a schema found into the field codes that server and forms show; the first finding of a field wins. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const found = new Map<string, FieldError>();
  for (const [path, fieldError] of findingsOf(error)) {
    const name = path.map(String).join('.');
    if (!found.has(name)) found.set(name, fieldError);
    if (found.size === mostFields) break;
  }
  return Object.fromEntries(found);
}

function* findingsOf(error: z.ZodError): Generator<[path: readonly PropertyKey[], found: FieldError]> {
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) yield [[...issue.path, key], { code: 'unknown_field' }];
    } else {
      yield [issue.path, fieldErrorOf(issue)];
    }
  }
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  if (isFieldCode(issue.message)) return withParams(issue.message, paramsOf(issue));
  if (issue.code === 'invalid_key') return { code: 'unknown_field' };
  return { code: 'format' };
}

function paramsOf(issue: z.core.$ZodIssue): ErrorParams | undefined {
  if (issue.code === 'too_small') return { num: Number(issue.minimum) };
  if (issue.code === 'too_big') {
    const least = issue.message === 'less_than' ? 1 : 0;
    return { num: Number(issue.maximum) + least };
  }
  if (issue.code === 'custom') return issue.params as ErrorParams | undefined;
  return undefined;
}

function withParams(code: FieldCode, params: ErrorParams | undefined): FieldError {
  // The least length of something that is not there says nothing.
  return params && !code.endsWith('required') ? { code, params } : { code };
}

function isFieldCode(message: string): message is FieldCode {
  return (fieldCodes as readonly string[]).includes(message);
}
