import type { settingsActions } from '@posthouse/contract/features/settings';
import { expectTypeOf, it } from 'vitest';
import type { CommandHandler } from './handlers.ts';

type Context = Parameters<CommandHandler<typeof settingsActions.setLanguage>['apply']>[0];
type Entry = Parameters<Context['recordHistory']>[0];

it('a history entry takes the fields its action declares and no others (checked by the compiler)', () => {
  expectTypeOf<keyof NonNullable<Entry['before']>>().toEqualTypeOf<'language'>();
  expectTypeOf<keyof NonNullable<Entry['after']>>().toEqualTypeOf<'language'>();
});
