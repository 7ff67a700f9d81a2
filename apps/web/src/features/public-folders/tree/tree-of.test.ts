import { expect, it } from 'vitest';
import type { Folder } from '../folder.ts';
import { branchOf, type FolderNode, treesOf } from './tree-of.ts';

const folder = (id: string, parent: string, domain: string) => ({ id, parent, domain }) as Folder;
const rows = [
  folder('1', '', 'b.example'),
  folder('2', '1', 'b.example'),
  folder('3', '2', 'b.example'),
  folder('4', '1', 'b.example'),
  folder('5', '', 'a.example'),
];
type Shape = readonly (string | Shape)[];
const shapeOf = ({ row, children }: FolderNode): Shape => [row.id, ...children.map(shapeOf)];

it('each domain has the trees of its folders, in the order they came in', () => {
  expect(treesOf(rows).map(([domain, nodes]) => [domain, nodes.map(shapeOf)])).toEqual([
    ['a.example', [['5']]],
    ['b.example', [['1', ['2', ['3']], ['4']]]],
  ]);
});

it('a branch is a folder and all that is in it', () => {
  expect([...branchOf(rows, '2')]).toEqual(['2', '3']);
  expect([...branchOf(rows, '1')]).toEqual(['1', '2', '3', '4']);
});
