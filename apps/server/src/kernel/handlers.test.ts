import type { settingsActions } from '@posthouse/contract/features/settings';
import { expectTypeOf, it } from 'vitest';
import type { countLoginAttempt } from '../rules/logins/login-attempts.ts';
import type { CommandHandler } from './handlers.ts';

type Context = Parameters<CommandHandler<typeof settingsActions.setLanguage>['apply']>[0];
type Entry = Parameters<Context['recordHistory']>[0];

it('a history entry takes the fields its action declares and no others (checked by the compiler)', () => {
  expectTypeOf<keyof NonNullable<Entry['before']>>().toEqualTypeOf<'language'>();
  expectTypeOf<keyof NonNullable<Entry['after']>>().toEqualTypeOf<'language'>();
});

it('login attempts are counted in prepare alone, where the count is known at once (checked by the compiler)', () => {
  type Handler = Required<CommandHandler<typeof settingsActions.setLanguage>>;
  type Needed = Parameters<typeof countLoginAttempt>[0];
  expectTypeOf<Parameters<Handler['prepare']>[0]>().toExtend<Needed>();
  expectTypeOf<Parameters<Handler['apply']>[0]>().not.toExtend<Needed>();
});
