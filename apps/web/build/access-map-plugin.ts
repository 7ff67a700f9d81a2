import type { Plugin } from 'vite';
// By path: Vite bundles what the configuration imports by path, and Node 20 itself runs no TypeScript.
import { leastRequirement } from '../../../packages/contract/src/core/action.ts';
import { actions } from '../../../packages/contract/src/index.ts';

const name = 'virtual:access-map';
const resolved = `\0${name}`;

/**
 * What each action requires of its caller and what it reaches, as data, so that the browser never loads the registry with
 * its schemas.
 */
export function accessMap(): Plugin {
  const map = Object.fromEntries(
    Object.entries(actions).map(([action, declared]) => [
      action,
      { requirement: leastRequirement(declared), scope: declared.scope },
    ]),
  );
  return {
    name: 'posthouse:access-map',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? `export const accessMap = ${JSON.stringify(map)};` : undefined),
  };
}
