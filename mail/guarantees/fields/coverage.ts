/** Why we know that a field has its effect on mail, or why it needs none. */
export interface Coverage {
  /** `same`: as the field of that name, because both set the same. */
  readonly by: 'guarantee' | 'same' | 'reason';
  readonly words: string;
}

/** By command, field, field of a field and choice; `does` is the command itself. What is said of a field as a whole counts for all in it. */
export interface FieldCoverage {
  readonly [name: string]: Coverage | FieldCoverage;
}

/** The test of mail that fails where this is not so: the words of `describe` and `it` in one. */
export const guaranteed = (name: string): Coverage => ({ by: 'guarantee', words: name });
export const sameAs = (field: string): Coverage => ({ by: 'same', words: field });
/** Begins with `only` or `not used by the mail engine yet:`. */
export const because = (reason: string): Coverage => ({ by: 'reason', words: reason });

/** One guarantee that tries every choice. */
export const each = <Choice extends string>(choices: readonly Choice[], coverage: Coverage): FieldCoverage =>
  Object.fromEntries(choices.map((choice) => [choice, coverage]));

export const onlyShown = because('only shown in the panel');
export const onlyNote = because('only a note for people');

export const isCoverage = (value: Coverage | FieldCoverage): value is Coverage =>
  typeof value['by'] === 'string';
