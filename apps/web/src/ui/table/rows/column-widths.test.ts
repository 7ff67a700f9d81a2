import { expect, it } from 'vitest';
import { columnWidths } from './column-widths.ts';

const columns = [
  { field: 'email', width: 200, grow: 2 },
  { field: 'name', width: 100, grow: 1 },
  { field: 'type', width: 100 },
];
const widthsFor = (needed: number, room: number) => [
  ...columnWidths(columns, { field: 'email', needed }, room).values(),
];

it('gives addresses the room they need, and the others give way to them', () => {
  expect(widthsFor(280, 440)).toEqual([280, 80, 80]);
  expect(widthsFor(280, 400)).toEqual([280, 60, 60]);
});

it('takes nothing from a column that is whole', () => {
  const some = [...columns, { field: 'quota', width: 90, isWhole: true }];
  expect([...columnWidths(some, { field: 'email', needed: 280 }, 530).values()]).toEqual([280, 80, 80, 90]);
});

it('lets the address give way once the others are as narrow as they can be, down to its own least', () => {
  expect(widthsFor(280, 350)).toEqual([230, 60, 60]);
  expect(widthsFor(280, 200)).toEqual([200, 60, 60]);
});

it('shares what is left among those that grow', () => {
  expect(widthsFor(150, 700)).toEqual([400, 200, 100]);
});
