import {
  type ErrorParams,
  type FieldCode,
  type FieldError,
  fieldCodes,
} from '@posthouse/contract/core/errors';
import { createContext, useContext } from 'react';
import { type FailureCode, failureText, fieldErrorText } from '../../i18n/error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a form keeps of something wrong with a field: it is put into words when it is drawn, in the language of then. */
export interface FormFinding {
  /** A code of the contract, or one the form has words of its own for. */
  readonly type: string;
  readonly params: ErrorParams;
}

export function formFinding({ code, params = {} }: FieldError | FailedAtField): FormFinding {
  return { type: code, params };
}

/** A refusal of the whole that is about one field. */
interface FailedAtField {
  readonly code: FailureCode;
  readonly params?: ErrorParams;
}

/** The finding at a place of a form's errors, where there is one and not only some below it. */
export function findingAt(errors: unknown): FormFinding | undefined {
  // A field may be called `type`: what is wrong with it is an object.
  if (!(errors instanceof Object && 'type' in errors && typeof errors.type === 'string')) return undefined;
  return { type: errors.type, params: 'params' in errors ? (errors.params as ErrorParams) : {} };
}

/** The words a form has for codes of its own; undefined for those of the contract. */
export type OwnWords = (finding: FormFinding) => string | undefined;
export const OwnWordsContext = createContext<OwnWords>(() => undefined);

/** Puts findings into words, in the present language. */
export function useFindingText(): (finding: FormFinding) => string {
  useTranslation();
  const ownWords = useContext(OwnWordsContext);
  return (finding) => ownWords(finding) ?? textOf(finding);
}

/** What is wrong with a field in words, of its error in the form. */
export function useProblem(error: unknown): string | undefined {
  const textOfFinding = useFindingText();
  const finding = findingAt(error);
  return finding && textOfFinding(finding);
}

function textOf({ type, params }: FormFinding): string {
  const isFieldCode = (fieldCodes as readonly string[]).includes(type);
  return isFieldCode
    ? fieldErrorText({ code: type as FieldCode, params })
    : failureText(type as FailureCode, params);
}
