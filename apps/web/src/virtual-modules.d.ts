declare module 'virtual:access-map' {
  import type { ActionName } from '@posthouse/contract';
  import type { AccessRule } from '@posthouse/contract/core/permissions';

  export const accessMap: Readonly<Record<ActionName, AccessRule>>;
}
/** Made by the build, see build/catalog-parts-plugin.ts. */
declare module 'virtual:catalog-parts' {
  type Language = import('@posthouse/contract/core/languages').Language;
  export type PartByFeature = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  type Loaders = Readonly<Record<Language, () => Promise<{ readonly byFeature: PartByFeature }>>>;
  export const catalogParts: Readonly<Record<'menu' | 'goTo' | 'history' | 'deeds', Loaders>>;
}
