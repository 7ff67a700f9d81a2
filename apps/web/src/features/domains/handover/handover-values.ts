import { domainsActions } from '@posthouse/contract/features/domains';
import { line } from '@posthouse/contract/fields/text';
import { z } from 'zod';

export const usualDays = '14';

const typedNumber = line(15).transform((typed): string | number => typed);

/** The number as it is typed. */
export const handoverSchema = z.strictObject({
  days: typedNumber.pipe(domainsActions.createDnsHandover.input.shape.days),
});
