import { z } from 'zod';

/** Specification 3: what an account has only while its maximum is not 0, with the counter of `status` that says so. */
export const accountFeatures = {
  exchange: 'maxexemails',
  external: 'maxocemails',
  chat: 'maxzulipusers',
} as const;
export type AccountFeature = keyof typeof accountFeatures;
export type FeatureMaxima = Readonly<Record<(typeof accountFeatures)[AccountFeature], number>>;

const belongsTo: z.core.$ZodRegistry<{ feature: AccountFeature }> = z.registry();

/** Declares the feature a field of an action belongs to: an account without it has no such field, on no side of the wire. */
export function ofFeature<Field extends z.ZodType>(feature: AccountFeature, field: Field): Field {
  belongsTo.add(field, { feature });
  return field;
}

/** The one rule for both sides: whether an account with these maxima has this field of an action. */
export function hasField(input: z.ZodObject, field: string, maxima: FeatureMaxima): boolean {
  const feature = featureOf(input, field);
  return feature === undefined || maxima[accountFeatures[feature]] !== 0;
}

/** The feature a field of an action belongs to; undefined for those every account has. */
export function featureOf(input: z.ZodObject, field: string): AccountFeature | undefined {
  const schema: z.core.$ZodType | undefined = input.shape[field];
  return schema && belongsTo.get(schema)?.feature;
}

const choicesBelongTo: z.core.$ZodRegistry<{ features: Readonly<Record<string, AccountFeature>> }> =
  z.registry();

/** Declares which of a field's choices belong to a feature: an account without it has no such choice. */
export function withFeatureChoices<Field extends z.ZodType>(
  features: Readonly<Record<string, AccountFeature>>,
  field: Field,
): Field {
  choicesBelongTo.add(field, { features });
  return field;
}

/** The features that the choices a caller makes there belong to. */
export function featuresChosen(input: z.ZodObject, field: string, value: unknown): AccountFeature[] {
  const schema: z.core.$ZodType | undefined = input.shape[field];
  const features = schema && choicesBelongTo.get(schema)?.features;
  if (features === undefined) return [];
  return [value].flat().flatMap((one) => features[String(one)] ?? []);
}
