import { languages } from '@posthouse/contract/core/languages';
import { describe, expect, it } from 'vitest';

interface Words {
  readonly [key: string]: string | Words;
}
const files = import.meta.glob<{ messages: Words }>('../features/*/messages/*.ts', { eager: true });

/** The catalogs of a language by their features. */
const catalogsOf = (language: string) =>
  new Map(
    Object.entries(files).flatMap(([file, { messages }]) => {
      const [, feature = '', code] = /features\/(.+)\/messages\/(\w+)\.ts$/.exec(file) ?? [];
      return code === language ? [[feature, messages] as const] : [];
    }),
  );
const wordsAt = (catalog: Words | undefined, key: string) => (catalog?.[key] ?? {}) as Words;
const menuOf = (language: string) =>
  new Map([...catalogsOf(language).values()].flatMap((catalog) => Object.entries(wordsAt(catalog, 'menu'))));

/** Those of the menu of specification 2 that are there. */
const specified = [
  ...['Home', 'Security', '2FA', 'Users', 'Domains', 'Alias Domains', 'Aliases', 'Public Folders', 'Lists'],
  ...['Smart Lists', 'Compliance', 'Filtering', 'Admin IP Access Lists', 'Branding', 'Settings', 'Logs'],
  ...['Sub-Admins', 'Chat', 'Auto Whitelist', 'IP Access Lists', 'User Trusted Login IPs', 'Last Logins'],
];

describe('words', () => {
  it('of the menu are those of the specification; what it does not name is in sentence case', () => {
    const words = [...menuOf('en').values()].map(String);
    expect(words).toEqual(expect.arrayContaining(specified));
    const others = words.filter((word) => !specified.includes(word));
    expect(others).toEqual(others.map((word) => word[0] + word.slice(1).toLowerCase()));
  });

  it.each(languages)('of a title are those of the menu in %s', (language) => {
    const catalogs = catalogsOf(language);
    for (const [feature, catalog] of catalogs) {
      const menu = Object.values(wordsAt(catalog, 'menu'));
      if (menu.length > 0 && typeof catalog['title'] === 'string')
        expect(menu, feature).toContain(catalog['title']);
    }
    const session = catalogs.get('session');
    expect(wordsAt(session, 'twofa')['title']).toContain(wordsAt(session, 'menu')['twofa']);
  });

  it.each(languages)('for saving are one in %s', (language) => {
    const found = new Set<string>();
    const collect = (words: Words) => {
      for (const [key, value] of Object.entries(words)) {
        if (typeof value !== 'string') collect(value);
        else if (key === 'save') found.add(value);
      }
    };
    for (const catalog of catalogsOf(language).values()) collect(catalog);
    expect([...found]).toHaveLength(1);
  });
});
