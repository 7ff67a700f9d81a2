// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { handoverSchema } from './handover-form.tsx';

it('takes from 1 to 90 days as typed', () => {
  const accepted = ['14', '1', '90', '0', '91', '', 'ten'].map(
    (days) => handoverSchema.safeParse({ days }).success,
  );
  expect(accepted).toEqual([true, true, true, false, false, false, false]);
});
