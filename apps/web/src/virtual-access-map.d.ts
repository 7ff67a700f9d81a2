declare module 'virtual:access-map' {
  import type { ActionName } from '@posthouse/contract';
  import type { AccessRule } from '@posthouse/contract/core/permissions';

  export const accessMap: Readonly<Record<ActionName, AccessRule>>;
}
