import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { defineRecord } from './record.ts';
import { compileSql } from './statement.ts';

const thing = pgTable('thing', {
  relayHost: text('relay_host').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  labels: text('labels').array().notNull().default([]),
});
const record = defineRecord(thing, {
  relay_host: thing.relayHost,
  active: thing.isActive,
  seen: thing.seenAt,
  labels: thing.labels,
});

describe('the fields of an entity, declared once', () => {
  it('become columns for those an input names, and no others', () => {
    expect(record.columnsOf({ relay_host: '', active: undefined, labels: ['a'] })).toEqual({
      relayHost: '',
      labels: ['a'],
    });
  });

  it('have what the table fills in where nobody says otherwise', () => {
    expect(record.defaults).toEqual({ active: true, labels: [] });
  });

  it('become a difference of those that have another value now', () => {
    const before = { relay_host: 'a.example', active: true, seen: null, labels: ['a', 'b'] };
    expect(record.difference(before, { relay_host: 'b.example', active: true, labels: ['a', 'b'] })).toEqual({
      before: { relay_host: 'a.example' },
      after: { relay_host: 'b.example' },
    });
  });

  it('have the form of the wire: switches as 1 and 0, moments in UTC', () => {
    const texts = Object.values(record.json).map((part) => compileSql(part.getSQL()).text);
    expect(texts[0]).toBe('"thing"."relay_host"');
    expect(texts[1]).toBe('"thing"."is_active"::int');
    expect(texts[2]).toContain(`at time zone 'UTC'`);
  });

  it('refuse a column of another table', () => {
    const other = pgTable('other', { name: text('name') });
    expect(() => defineRecord(thing, { name: other.name })).toThrow('name is no column');
  });
});
