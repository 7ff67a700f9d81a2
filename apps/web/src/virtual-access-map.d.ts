declare module 'virtual:access-map' {
  import type { ActionName } from '@posthouse/contract';
  import type { Requirement, Scope } from '@posthouse/contract/core/permissions';

  export const accessMap: Readonly<
    Record<ActionName, { readonly requirement: Requirement; readonly scope: Scope }>
  >;
}
