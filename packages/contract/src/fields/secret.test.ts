import { expect, it } from 'vitest';
import { z } from 'zod';
import { actions } from '../index.ts';
import { holdsSecret, secret } from './secret.ts';

/** How fields of secrets are called. */
const named = /password|secret|token|challenge|passphrase|^(code|otp|pin|confirm)$/i;
/** Called like one, and none. */
const harmless = [
  'updateSettings.password_max_age_days',
  'forgotPassword.confirm',
  'removeAppPassword.password_id',
  // Which kind of password it was.
  'getLastLogins.password_used',
  'exportLastLogins.password_used',
  // Whether there is a new one, and whether they are removed.
  'planOffboarding.new_password',
  'planOffboarding.app_passwords',
];

const harmlessAnswers = [
  'getAdminInfo.password_expired',
  'getSettings.password_max_age_days',
  'updateSettings.password_max_age_days',
  // Their labels and last use, as `getAppPasswords` lists them.
  'getUserOverview.passwords',
  // How many there are or were, and since when there is one.
  'explainLogin.app_passwords',
  'explainLogin.password_changed_at',
  'explainLogin.wrong_passwords',
];

const fieldsOf = (action: string, form: z.ZodType) =>
  form instanceof z.ZodObject
    ? Object.entries(form.shape as Record<string, z.ZodType>).map(
        ([name, field]) => [`${action}.${name}`, name, field] as const,
      )
    : [];
const fields = Object.entries(actions).flatMap(([action, { input }]) => fieldsOf(action, input));
/** Also of answers that come in several forms. */
const answered = Object.entries(actions).flatMap(([action, { output }]) =>
  (output instanceof z.ZodUnion ? (output.options as readonly z.ZodType[]) : [output]).flatMap((form) =>
    fieldsOf(action, form),
  ),
);

it('every field that is called like a secret is declared as one', () => {
  const undeclared = fields.filter(([, name, field]) => named.test(name) && !holdsSecret(field));
  expect(undeclared.map(([path]) => path).filter((path) => !harmless.includes(path))).toEqual([]);
  expect(fields.filter(([, , field]) => holdsSecret(field)).map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'login.password',
      'changePassword.password1',
      'changePassword.password2',
      'changePassword.confirm',
      'changeEmail.password1',
      'addSubAdmin.password',
      'updateSubAdmin.password',
    ]),
  );
});

it('so is every field of an answer', () => {
  const undeclared = answered.filter(([, name, field]) => named.test(name) && !holdsSecret(field));
  expect(undeclared.map(([path]) => path).filter((path) => !harmlessAnswers.includes(path))).toEqual([]);
});

it('is found wherever it is wrapped', () => {
  const hidden = secret(z.string());
  const wrapped = [
    hidden.optional(),
    z.union([z.literal(''), hidden]),
    z.preprocess((value) => value, z.array(z.strictObject({ who: z.string(), word: hidden }))),
    z.record(z.string(), hidden),
    hidden.transform(Number).pipe(z.number()),
  ];
  expect(wrapped.map(holdsSecret)).toEqual(wrapped.map(() => true));
  expect(holdsSecret(z.strictObject({ who: z.string().optional() }))).toBe(false);
});
