import type { FieldCode } from '@posthouse/contract/core/errors';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

interface Named<Name extends string> {
  /** As the action's input calls it. */
  readonly name: Name;
  readonly label: string;
}

export interface TextFilter<Name extends string = string> extends Named<Name> {
  readonly kind: 'text';
  /** How the server compares; it decides the words. */
  readonly match: 'is' | 'contains';
  /** What is offered while somebody types: what the server finds for the text so far. */
  readonly suggest?: ((text: string) => Promise<readonly FilterChoice[]>) | undefined;
  /** What it takes, where that is not any text; the code says what is wrong otherwise. */
  readonly takes?: { readonly test: (text: string) => boolean; readonly otherwise: FieldCode };
}

export interface ChoiceFilter<Name extends string = string> extends Named<Name> {
  readonly kind: 'choice';
  readonly choices: readonly FilterChoice[];
  /** Takes one value only; otherwise several can be chosen, any of which may match. */
  readonly isSingle?: boolean;
}

export interface YesNoFilter<Name extends string = string> extends Named<Name> {
  readonly kind: 'yesNo';
}

/** A first and a last day. Not negatable: what is not after a day is before it, which the other end says. */
export interface PeriodFilter<Name extends string = string> {
  readonly kind: 'period';
  readonly label: string;
  readonly from: Name;
  readonly to: Name;
}

/** A least and a most number; not negatable for the same reason. */
export interface RangeFilter<Name extends string = string> {
  readonly kind: 'range';
  readonly label: string;
  readonly from: Name;
  readonly to: Name;
}

export type Filter<Name extends string = string> =
  | TextFilter<Name>
  | ChoiceFilter<Name>
  | YesNoFilter<Name>
  | PeriodFilter<Name>
  | RangeFilter<Name>;

/** Several values only for a choice. */
export type FilterValue = string | readonly string[];
export type FilterValues = Readonly<Record<string, FilterValue>>;
/** What is being chosen, by field; undefined takes the filter away. */
export type DraftValues = Readonly<Record<string, FilterValue | undefined>>;

/** The fields of the input a filter speaks for. */
export function fieldsOf(filter: Filter): readonly string[] {
  return hasEnds(filter) ? [filter.from, filter.to] : [filter.name];
}

export function hasEnds(filter: Filter): filter is PeriodFilter | RangeFilter {
  return filter.kind === 'period' || filter.kind === 'range';
}

export function isNegatable(filter: Filter): filter is TextFilter | ChoiceFilter {
  return filter.kind === 'text' || filter.kind === 'choice';
}
