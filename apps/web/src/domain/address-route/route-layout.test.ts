import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arrow } from './layer-order.ts';
import { boxSize, layoutAcross, layoutDown, type RoutePicture } from './route-layout.ts';

const arrow = (from: string, to: string): Arrow => ({ key: `${from}-${to}`, from, to });
const placesOf = ({ boxes }: RoutePicture) =>
  Object.fromEntries(boxes.map(({ key, x, y }) => [key, { x, y }]));

/** A graph whose first node leads to all others. */
const someGraph = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const keys = Array.from({ length: count }, (_, index) => `n${index}`);
  const tree = fc.tuple(...keys.slice(1).map((_, index) => fc.nat(index)));
  const more = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 12 });
  return fc.record({ tree, more }).map(({ tree: parents, more: others }) => {
    const pairs = [...parents.map((parent, index) => [parent, index + 1] as const), ...others];
    const arrows = new Map(pairs.map(([from, to]) => [`${from} ${to}`, arrow(`n${from}`, `n${to}`)]));
    return { keys, arrows: [...arrows.values()] };
  });
});

describe('from left to right', () => {
  it('puts each step into a column, and what is reached twice behind both', () => {
    const arrows = [arrow('alias', 'list'), arrow('alias', 'anna'), arrow('list', 'anna')];
    const places = placesOf(layoutAcross(['alias', 'list', 'anna'], arrows));
    expect(places['alias']?.x).toBe(0);
    expect(places['list']?.x).toBeLessThan(places['anna']?.x ?? 0);
  });

  it('leads a loop back below everything else', () => {
    const { lines, boxes, height } = layoutAcross(['a', 'b'], [arrow('a', 'b'), arrow('b', 'a')]);
    const lowest = Math.max(...boxes.map(({ y }) => y + boxSize.height));
    const back = lines.find(({ key }) => key === 'b-a');
    const [, channel] = /V(\d+)/.exec(back?.path ?? '') ?? [];
    expect(Number(channel)).toBeGreaterThan(lowest);
    expect(height).toBeGreaterThanOrEqual(Number(channel));
  });

  it('lays no two boxes over each other, and draws every line inside, in any graph', () => {
    fc.assert(
      fc.property(someGraph, ({ keys, arrows }) => {
        const picture = layoutAcross(keys, arrows);
        expect(picture.boxes.map(({ key }) => key).sort()).toEqual([...keys].sort());
        expect(picture.lines.map(({ key }) => key).sort()).toEqual(arrows.map(({ key }) => key).sort());
        for (const [index, one] of picture.boxes.entries()) {
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.y + boxSize.height).toBeLessThanOrEqual(picture.height);
          for (const other of picture.boxes.slice(index + 1)) {
            const isApart = one.x !== other.x || Math.abs(one.y - other.y) >= boxSize.height;
            expect(isApart).toBe(true);
          }
        }
        for (const { path } of picture.lines) expect(path).not.toMatch(/NaN|undefined/);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

describe('from top to bottom', () => {
  it('puts each address into a row of its own, below what leads to it', () => {
    const arrows = [
      arrow('alias', 'list'),
      arrow('alias', 'anna'),
      arrow('list', 'anna'),
      arrow('list', 'ben'),
    ];
    const { boxes } = layoutDown(['alias', 'list', 'anna', 'ben'], arrows);
    const rows = boxes.toSorted((one, other) => one.y - other.y).map(({ key }) => key);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(4);
    for (const { from, to } of arrows) expect(rows.indexOf(from)).toBeLessThan(rows.indexOf(to));
  });

  it('keeps lines of different addresses in lanes of their own', () => {
    const { lines } = layoutDown(['a', 'b', 'c'], [arrow('a', 'b'), arrow('a', 'c'), arrow('b', 'a')]);
    const laneOf = (key: string) => /H(-?\d+)V/.exec(lines.find((line) => line.key === key)?.path ?? '')?.[1];
    expect(laneOf('a-b')).toBe(laneOf('a-c'));
    expect(laneOf('b-a')).not.toBe(laneOf('a-b'));
  });

  it('takes at most 68 px from the width of a phone, in any graph', () => {
    fc.assert(
      fc.property(someGraph, ({ keys, arrows }) => {
        expect(layoutDown(keys, arrows).width).toBeLessThanOrEqual(68);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
