import { isFinal, placeOfHidden } from '@posthouse/contract/features/users/delivery-rules';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { RuleValues } from './rule-values.ts';

/** Longer texts make no sentence any more. */
const mostLetters = 60;

/** A rule as a sentence: "If the subject contains “Invoice”, move it to “Bills” and mark it as read." */
export function useRuleSummary(): (rule: Omit<RuleValues, 'stop'> & { stop: boolean | 0 | 1 }) => string {
  const { t, tag } = useTranslation('users');
  const { number } = useFormat();
  const listed = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(tag, { type, style: 'long' }).format(texts);

  const condition = ({ field, header, test, value }: RuleValues['conditions'][number]) => {
    if (field === 'spam') return t(`delivery.summary.test.${test}`);
    if (field === 'size') return t(`delivery.summary.test.${test}`, { value: number(Number(value)) });
    const part = t(`delivery.summary.part.${field}`, { name: header });
    return t(`delivery.summary.test.${test}`, { part, value: short(value) });
  };

  return ({ match, conditions, actions, stop }) => {
    const done = listed(
      actions.map(({ type, value }) => {
        const shown = placeOfHidden(value) === undefined ? short(value) : t('delivery.summary.hidden');
        return t(`delivery.summary.action.${type}`, { value: shown });
      }),
      'conjunction',
    );
    const met = listed(conditions.map(condition), match === 'any' ? 'disjunction' : 'conjunction');
    const sentence =
      conditions.length === 0
        ? t('delivery.summary.every', { actions: done })
        : t('delivery.summary.when', { conditions: met, actions: done });
    return stop && !actions.some(isFinal) ? `${sentence} ${t('delivery.summary.stop')}` : sentence;
  };
}

function short(text: string): string {
  const letters = [...text.trim()];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : letters.join('');
}
