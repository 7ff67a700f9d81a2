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
  // By rule: there are many actions and few rules.
  const namesOf = new Map<string, string[]>();
  for (const [action, declared] of Object.entries(actions)) {
    const rule = JSON.stringify({ requirement: leastRequirement(declared), scope: declared.scope });
    namesOf.set(rule, [...(namesOf.get(rule) ?? []), action]);
  }
  const rules = [...namesOf].map(([rule, names]) => `[${rule}, '${names.join(' ')}']`);
  const code = `const rules = [${rules.join(', ')}];
    export const accessMap = Object.fromEntries(
      rules.flatMap(([rule, names]) => names.split(' ').map((name) => [name, rule])));`;
  return {
    name: 'posthouse:access-map',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => (id === resolved ? code : undefined),
  };
}
