import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import { atRule, isSameKind, moved, newRule, ruleSchema, testFor } from './rule-values.ts';

describe('the form of a rule', () => {
  it('moves a rule one step, and none out of the list', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('keeps a comparison that the other part of a message has too', () => {
    expect(testFor('body', 'not_contains')).toBe('not_contains');
    expect(testFor('body', 'starts')).toBe('contains');
    expect(testFor('size', 'contains')).toBe('over');
    expect(testFor('spam', 'over')).toBe('yes');
  });

  it('keeps what was typed for an action of the same kind alone', () => {
    expect(isSameKind('move', 'copy')).toBe(true);
    expect(isSameKind('forward', 'redirect')).toBe(true);
    expect(isSameKind('move', 'forward')).toBe(false);
    expect(isSameKind('read', 'read')).toBe(false);
  });

  it('begins with something to fill in', () => {
    expect(ruleSchema.safeParse(newRule).success).toBe(false);
    const filled = {
      ...newRule,
      name: 'Bills',
      conditions: [],
      actions: [{ type: 'move', value: 'Bills' }],
    };
    expect(ruleSchema.safeParse(filled).success).toBe(true);
  });

  it('shows what the server says of its own rule at its fields', () => {
    const fields = {
      'rules.2.actions.0.value': { code: 'too_many' },
      rules: { code: 'too_many' },
    } as const;
    const error = atRule(new ApiError('invalid_input', { fields }), 2) as ApiError;
    expect(Object.keys(error.fields)).toEqual(['actions.0.value', 'rules']);
  });
});
