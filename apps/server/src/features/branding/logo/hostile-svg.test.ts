import { expect, it } from 'vitest';
import { logoKind } from './logo-kind.ts';
import { svgProblem } from './svg-check.ts';

/** Each once made a pattern try for seconds or for ever; it ends when the test does. */
const hostile: Readonly<Record<string, string>> = {
  spaces: `${' '.repeat(64_000)}x`,
  comments: `${'<!---->'.repeat(9_000)}x`,
  'document types': '<!DOCTYPE'.repeat(200_000),
  declarations: '<?xml '.repeat(300_000),
  links: `url(${' '.repeat(1_900_000)}x`,
  references: 'href '.repeat(400_000),
};

for (const [name, text] of Object.entries(hostile)) {
  it(`a file of ${name} is looked at in one go`, () => {
    expect(logoKind(Buffer.from(text))).toBeUndefined();
    expect([undefined, 'content', 'shapes']).toContain(svgProblem(Buffer.from(text)));
  });
}
