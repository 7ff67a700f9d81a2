import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { logoKind } from './logo-kind.ts';
import { svgProblem } from './svg-check.ts';

/**
 * Each once made a pattern try for minutes or for ever. A look takes some milliseconds; one that does not end is ended from
 * outside, which the time-out of a test could not do.
 */
const endedAfterMs = 5_000;
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
    const look = () => [logoKind(Buffer.from(text)), svgProblem(Buffer.from(text))];
    const [kind, problem] = runInNewContext('look()', { look }, { timeout: endedAfterMs });
    expect(kind).toBeUndefined();
    expect([undefined, 'content', 'shapes']).toContain(problem);
  });
}
