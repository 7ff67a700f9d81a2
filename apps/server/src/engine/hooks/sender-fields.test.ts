import { expect, it } from 'vitest';
import { addressesIn } from './sender-fields.ts';

const anna = 'anna@alpha.test';
const boss = 'boss@alpha.test';

it('reads the ways in which mail programs write a sender', () => {
  for (const field of [
    anna,
    ` ${anna}`,
    `<${anna}>`,
    `Anna Berg <${anna}>`,
    `"Berg, Anna" <${anna}>`,
    `"Anna \\"A\\" Berg" <${anna}>`,
    `Acme, Inc. <${anna}>`,
    `=?utf-8?Q?Anna_M=C3=BCller?= <${anna}>`,
    `=?utf-8?B?QW5uYSA8U2FsZXM+?= <${anna}>`,
    `${anna} (Anna Berg)`,
    `"Anna"\r\n <ANNA@alpha.test>`,
  ])
    expect([field, addressesIn(field)]).toEqual([field, [anna]]);
  expect(addressesIn(`${anna}, Ben <ben@alpha.test>`)).toEqual([anna, 'ben@alpha.test']);
});

it('misses no address that another program could find, or says that it can’t tell', () => {
  for (const field of [
    `${boss} <${anna}>`,
    `${anna} ${boss}`,
    `<${boss}> <${anna}>`,
    `<${boss}><${anna}>`,
    `<${anna}> ${boss}`,
    `${anna};${boss}`,
    `Team: ${boss}, ${anna};`,
    `<${anna}> (<${anna}>), ${boss}`,
    `(${anna} ${boss}`,
    `"${anna} <${boss}>`,
    `<${anna}, <${boss}>`,
    `<@x.test:${boss}>`,
    `boss @alpha.test`,
    `boss(x)@alpha.test`,
    `"boss"@alpha.test`,
    `boss@[127.0.0.1]`,
    `boss@"alpha.test"`,
    `boss\\@alpha.test`,
    `<"${boss}">`,
    `((x) ${anna}) ${boss}`,
    `=?utf-8?Q?Boss_=3Cboss=40alpha.test=3E?= <${anna}>`,
    `=?utf-8?B?PGJvc3NAYWxwaGEudGVzdD4=?= <${anna}>`,
  ]) {
    const found = addressesIn(field);
    expect([field, found === undefined || found.some((one) => one !== anna)]).toEqual([field, true]);
  }
});

it('finds none in a field without one', () => {
  expect(addressesIn('Anna')).toEqual([]);
  expect(addressesIn('')).toEqual([]);
});
