import { actions } from '@posthouse/contract';
import type { Action } from '@posthouse/contract/core/action';
import { errorSentences } from '@posthouse/contract/core/errors';
import { type Envelope, encodeForm } from '@posthouse/contract/core/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';

const registry = Object.entries(actions) as [string, Action][];
const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'action',
  'token',
  '',
  '[',
  'a[',
  'a[]',
  'x'.repeat(300),
];
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\uffff',
  '‮',
  '0',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(30),
  '1.5',
  'true',
  'null',
  "' or 1=1 --",
  '{{7*7}}',
  '%s%n',
  '../../etc/passwd',
  '<script>',
  '\r\nBcc: x@y.z',
  'x'.repeat(5000),
  '٣',
  'İ',
  '2026-02-30',
  '9999-12-31',
  'a@b.c',
  '=cmd()',
  '\\',
  '%',
  '_',
  '{}',
  '[]',
  '[0,1]',
  'WzAsMV0',
];

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...hostileNames), text), text, { maxKeys: 3 }),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.array(fc.dictionary(text, text, { maxKeys: 2 }), { maxLength: 2 }), {
      maxLength: 2,
    }),
  },
);

/** A lone surrogate cannot be written as a form; everything else can. */
function form(name: string, fields: Readonly<Record<string, unknown>>): string {
  try {
    return encodeForm(name, fields);
  } catch {
    return 'action=login&username=%ED%A0%80';
  }
}

/** A known action with a valid example, of which some fields are missing, others are hostile, and some are unknown. */
const nearlyValid = fc
  .constantFrom(...registry.filter(([name]) => name !== 'logout'))
  .chain(([name, action]) => {
    const known = Object.keys(action.input.shape);
    const field =
      known.length > 0
        ? fc.constantFrom(...known, ...known, ...hostileNames)
        : fc.constantFrom(...hostileNames);
    return fc
      .record({
        kept: fc.subarray(Object.entries(action.example as Record<string, unknown>)),
        changed: fc.array(fc.tuple(field, value), { maxLength: 4 }),
      })
      .map(({ kept, changed }) => form(name, Object.fromEntries([...kept, ...changed])));
  });
const unknownAction = fc
  .tuple(fc.oneof(fc.constantFrom(...hostileNames), text), fc.dictionary(text, value, { maxKeys: 4 }))
  .map(([name, fields]) => form(name, fields));
const rawText = fc
  .array(
    fc.constantFrom(
      '&',
      '=',
      '[',
      ']',
      '%',
      '+',
      'action',
      'login',
      'a',
      '0',
      '%5B',
      '%00',
      '%C3',
      ';',
      '#',
      '\u00e9',
      '\0',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
const rawBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));

const body: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 7, arbitrary: nearlyValid },
  { weight: 1, arbitrary: unknownAction },
  { weight: 1, arbitrary: rawText },
  { weight: 1, arbitrary: rawBytes },
);

function isEnvelope(json: Envelope<unknown>): boolean {
  if (json.returncode === 1) return json.returndata !== undefined;
  return (
    json.returncode === 0 &&
    typeof json.returndata === 'string' &&
    Object.hasOwn(errorSentences, json.error.code)
  );
}

describe('10,000 random bodies', () => {
  const batches = 200;
  const batchSize = 50;
  let house: TestPanel;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
  });
  afterAll(() => house.stop());

  it('get the envelope and never a 5xx, from strangers and from the signed-in', async () => {
    const outcomes = new Map<string, number>();
    const batch = fc.array(fc.record({ body, signedIn: fc.boolean() }), {
      minLength: batchSize,
      maxLength: batchSize,
    });
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const token = await house.login('alpha');
        await Promise.all(
          requests.map(async (request) => {
            const sender = { ip: '198.51.100.1', ...(request.signedIn ? { token } : {}) };
            const { status, json } = await house.post(request.body, sender);
            expect([200, 400, 413], String(request.body)).toContain(status);
            expect(isEnvelope(json), String(request.body)).toBe(true);
            const outcome = outcomeOf(json);
            outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          }),
        );
      }),
      { seed: 20_260_302, numRuns: batches },
    );
    const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(10_000);
    // The bodies reach every layer: decoding, fields, sessions, handlers.
    for (const outcome of ['done', 'invalid_input', 'session_invalid', 'unknown_action', 'code_invalid']) {
      expect(outcomes.get(outcome) ?? 0, outcome).toBeGreaterThan(10);
    }
  }, 240_000);
});
