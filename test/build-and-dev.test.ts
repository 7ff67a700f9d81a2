import { describe, expect, it } from 'vitest';
import { stampedFiles } from '../scripts/build-stamp.ts';
import { serverPages } from '../scripts/server-pages.ts';
import { isTest, sourceFiles } from './source-files.ts';

describe('building and developing', () => {
  it('builds anew when anything changes that a build reads', async () => {
    const files = await stampedFiles();
    for (const file of ['public/favicon.svg', 'build/access-map-plugin.ts', 'index.html', 'vite.config.ts'])
      expect(files).toContain(`apps/web/${file}`);
    expect(files.filter((file) => /\/(dist|node_modules)\/|\.test\./.test(file))).toEqual([]);
  });

  it('leads to the server, while developing, for every page that the server makes', () => {
    const addresses = sourceFiles('apps/server/src')
      .filter((file) => !isTest(file))
      .flatMap(({ text }) => [...text.matchAll(/'(\/[a-z]+\/):\w+(\(.+\)\.png)?'/g)])
      .map(([, folder, picture]) => (picture ? `${folder}${'a'.repeat(64)}.png` : `${folder}key`));
    expect(addresses).toContain('/handover/key');
    expect(addresses).toContain('/password/key');
    expect(addresses.filter((address) => !new RegExp(serverPages).test(address))).toEqual([]);
  });
});
