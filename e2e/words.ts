import { readdir } from 'node:fs/promises';
import { type Language, languages, languageTags } from '@posthouse/contract/core/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import type { messages as history } from '../apps/web/src/features/account-history/messages/en.ts';
import type { messages as aliasDomains } from '../apps/web/src/features/alias-domains/messages/en.ts';
import type { messages as branding } from '../apps/web/src/features/branding/messages/en.ts';
import type { messages as domains } from '../apps/web/src/features/domains/messages/en.ts';
import type { messages as home } from '../apps/web/src/features/home/messages/en.ts';
import type { messages as logs } from '../apps/web/src/features/logs/messages/en.ts';
import type { messages as recycleBin } from '../apps/web/src/features/recycle-bin/messages/en.ts';
import type { messages as security } from '../apps/web/src/features/security/messages/en.ts';
import type { messages as session } from '../apps/web/src/features/session/messages/en.ts';
import type { messages as settings } from '../apps/web/src/features/settings/messages/en.ts';
import type { messages as subAdmins } from '../apps/web/src/features/sub-admins/messages/en.ts';
import type { messages as users } from '../apps/web/src/features/users/messages/en.ts';
import type { messages as shared } from '../apps/web/src/i18n/messages/en.ts';

type MenuOf<Feature extends { menu: object }> = Feature['menu'];
/** What the features call their screens; each catalog has its own names. */
type MenuWords = MenuOf<typeof home> &
  MenuOf<typeof history> &
  MenuOf<typeof session> &
  MenuOf<typeof aliasDomains> &
  MenuOf<typeof branding> &
  MenuOf<typeof domains> &
  MenuOf<typeof logs> &
  MenuOf<typeof recycleBin> &
  MenuOf<typeof security> &
  MenuOf<typeof settings> &
  MenuOf<typeof subAdmins> &
  MenuOf<typeof users>;

type Values = Readonly<Record<string, string | number>>;

/** What the panel says in one language, from its own catalogs. */
export interface Words {
  readonly language: Language;
  readonly tag: string;
  readonly shared: typeof shared & { readonly menu: MenuWords };
  readonly session: typeof session;
  readonly home: typeof home;
  readonly history: typeof history;
  /** Fills the placeholders of a message. */
  readonly say: (message: string, values: Values) => string;
  readonly number: (value: number) => string;
}

async function load<Messages>(folder: string, language: Language): Promise<Messages> {
  return ((await import(`../apps/web/src/${folder}/messages/${language}.ts`)) as { messages: Messages })
    .messages;
}

async function loadMenu(language: Language): Promise<MenuWords> {
  const features = await readdir(new URL('../apps/web/src/features', import.meta.url));
  const catalogs = await Promise.all(
    features.map((name) => load<{ readonly menu?: object }>(`features/${name}`, language)),
  );
  return Object.assign({}, ...catalogs.map(({ menu }) => menu)) as MenuWords;
}

async function loadWords(language: Language): Promise<Words> {
  const tag = languageTags[language];
  return {
    language,
    tag,
    shared: { ...(await load<typeof shared>('i18n', language)), menu: await loadMenu(language) },
    session: await load<typeof session>('features/session', language),
    home: await load<typeof home>('features/home', language),
    history: await load<typeof history>('features/account-history', language),
    say: (message, values) => String(new IntlMessageFormat(message, tag).format(values)),
    number: (value) => new Intl.NumberFormat(tag).format(value),
  };
}

const loaded = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)] as const)),
);

export function wordsOf(language: Language): Words {
  const words = loaded.get(language);
  if (!words) throw new Error(`no catalogs in ${language}`);
  return words;
}
