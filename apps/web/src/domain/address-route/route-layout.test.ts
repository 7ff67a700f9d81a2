import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arrow } from './layer-order.ts';
import { layoutAcross, layoutDown, type RoutePicture } from './route-layout.ts';

const arrow = (from: string, to: string): Arrow => ({ key: `${from}-${to}`, from, to });
const boxed = (...keys: string[]) => keys.map((key, index) => ({ key, isSmall: index % 3 === 2 }));
const placesOf = ({ boxes }: RoutePicture) =>
  Object.fromEntries(boxes.map(({ key, x, y }) => [key, { x, y }]));

type PlacedBox = RoutePicture['boxes'][number];
const isOver = (one: PlacedBox, other: PlacedBox) =>
  one !== other && one.x === other.x && one.y <= other.y && other.y < one.y + one.height;

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
    const places = placesOf(layoutAcross(boxed('alias', 'list', 'anna'), arrows));
    expect(places['alias']?.x).toBe(0);
    expect(places['list']?.x).toBeLessThan(places['anna']?.x ?? 0);
  });

  it('shows addresses whole where there is room for all columns, and no wider than they are', () => {
    const nodes = boxed('a', 'b');
    const across = (wanted: number, available: number) =>
      layoutAcross(nodes, [arrow('a', 'b')], { wanted, available });
    expect(across(300, 900)).toMatchObject({ boxWidth: 300, width: 648 });
    expect(across(300, 600)).toMatchObject({ boxWidth: 276, width: 600 });
    expect(across(300, 300).boxWidth).toBe(across(0, 0).boxWidth);
    expect(across(9000, 9000).boxWidth).toBe(420);
  });

  it('leads a loop back below everything else', () => {
    const { lines, boxes, height } = layoutAcross(boxed('a', 'b'), [arrow('a', 'b'), arrow('b', 'a')]);
    const lowest = Math.max(...boxes.map(({ y, height: own }) => y + own));
    const back = lines.find(({ key }) => key === 'b-a');
    const [, channel] = /V(\d+)/.exec(back?.path ?? '') ?? [];
    expect(Number(channel)).toBeGreaterThan(lowest);
    expect(height).toBeGreaterThanOrEqual(Number(channel));
  });

  it('lays no two boxes over each other, and draws every line inside, in any graph', () => {
    fc.assert(
      fc.property(someGraph, ({ keys, arrows }) => {
        const picture = layoutAcross(boxed(...keys), arrows);
        expect(picture.boxes.map(({ key }) => key).sort()).toEqual([...keys].sort());
        expect(picture.lines.map(({ key }) => key).sort()).toEqual(arrows.map(({ key }) => key).sort());
        for (const { x, y, height } of picture.boxes) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + height).toBeLessThanOrEqual(picture.height);
        }
        expect(picture.boxes.filter((one) => picture.boxes.some((other) => isOver(one, other)))).toEqual([]);
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
    const { boxes } = layoutDown(boxed('alias', 'list', 'anna', 'ben'), arrows);
    const rows = boxes.toSorted((one, other) => one.y - other.y).map(({ key }) => key);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(4);
    for (const { from, to } of arrows) expect(rows.indexOf(from)).toBeLessThan(rows.indexOf(to));
  });

  it('keeps lines of different addresses in lanes of their own', () => {
    const { lines } = layoutDown(boxed('a', 'b', 'c'), [arrow('a', 'b'), arrow('a', 'c'), arrow('b', 'a')]);
    const laneOf = (key: string) => /H(-?\d+)V/.exec(lines.find((line) => line.key === key)?.path ?? '')?.[1];
    expect(laneOf('a-b')).toBe(laneOf('a-c'));
    expect(laneOf('b-a')).not.toBe(laneOf('a-b'));
  });

  it('takes at most 68 px from the width of a phone, in any graph', () => {
    fc.assert(
      fc.property(someGraph, ({ keys, arrows }) => {
        expect(layoutDown(boxed(...keys), arrows).width).toBeLessThanOrEqual(68);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
