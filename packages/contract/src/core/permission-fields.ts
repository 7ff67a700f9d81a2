import { z } from 'zod';
import { integer } from '../fields/number.ts';
import { type Area, areas, highestLevel, type Level } from './permissions.ts';

const perArea = <Field extends z.ZodType>(field: Field) =>
  Object.fromEntries(areas.map((area) => [area, field])) as Record<Area, Field>;

const level = z.union([0, 1, 2, 3, 4, 5, 6].map((value) => z.literal(value as Level)));

/** Every area with its level, in an answer. */
export const permissionsOutput = z.strictObject(perArea(level));

/** Some areas with their levels, in an input; those left out are unchanged. */
export const permissionsInput = z.partialRecord(
  z.enum(areas),
  integer({ min: 0, max: highestLevel }).transform((value) => value as Level),
);
