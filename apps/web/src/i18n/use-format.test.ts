import { languageTags } from '@posthouse/contract/core/languages';
import { dateFormats } from '@posthouse/contract/fields/date-formats';
import { describe, expect, it } from 'vitest';
import { formatsOf } from './use-format.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it('writes times and numbers in the language', () => {
  expect(formatsOf('de').relativeTime(before(7_300), now)).toBe('vor 2 Stunden');
  expect(formatsOf('de').number(1250.5)).toBe('1.250,5');
  expect(formatsOf('en').number(1250.5)).toBe('1,250.5');
});

describe('dates', () => {
  const inBerlin = (tag: string, dateformat: string) =>
    formatsOf(tag, { timezone: 'Europe/Berlin', dateformat });
  const inNewYork = formatsOf('en', { timezone: 'America/New_York', dateformat: 'MM/DD/YYYY' });
  const winter = new Date('2026-01-31T20:05:09.000Z');
  const summer = new Date('2026-07-04T02:30:00.000Z');
  /** Which of its spaces break is Intl’s business. */
  const plain = (text: string) => text.replace(/\s/g, ' ');

  it.each(Object.entries(dateFormats))('follow the account’s format %s', (dateformat, example) => {
    expect(inBerlin('en', dateformat).day('2026-01-31')).toBe(example);
    const time = dateformat === 'MM/DD/YYYY' ? '9:05:09 PM' : '21:05:09';
    expect(plain(inBerlin('en', dateformat).dateTime(winter))).toBe(`${example}, ${time} GMT+1`);
  });

  it('have no zone in rows, which share one', () => {
    expect(inBerlin('de', '').moment(winter)).toBe('31.01.2026, 21:05:09');
    expect(inBerlin('de', 'YYYY-MM-DD').moment(summer)).toBe('2026-07-04, 04:30:00');
    expect(plain(inNewYork.moment(winter))).toBe('01/31/2026, 3:05:09 PM');
  });

  it('come with 24 hours when a format other than the American one is chosen', () => {
    expect(plain(inBerlin('en', 'DD.MM.YYYY').time(winter))).toBe('21:05');
    expect(plain(inBerlin('en', 'MM/DD/YYYY').time(winter))).toBe('9:05 PM');
    expect(plain(inBerlin('en', '').time(winter))).toBe('9:05 PM');
    const midnight = new Date('2026-01-31T23:05:00.000Z');
    expect(plain(inBerlin('en', 'YYYY-MM-DD').time(midnight))).toBe('00:05');
  });

  it('name the month in the language', () => {
    expect(inBerlin('pt-BR', 'D MMM YYYY').day('2026-07-04')).toBe('4 jul. 2026');
    expect(inBerlin('de', 'D MMM YYYY').day('2026-03-09')).toBe('9 März 2026');
  });

  it('without a format, or with an unknown one, are as usual in the language', () => {
    for (const dateformat of ['', 'YY', 'constructor']) {
      expect(inBerlin('de', dateformat).dateTime(winter)).toBe('31.01.2026, 21:05:09 MEZ');
      expect(plain(inBerlin('en', dateformat).day('2026-01-31'))).toBe('Jan 31, 2026');
    }
  });

  it('have the time in the language’s style and the account’s timezone, in winter and in summer', () => {
    expect(inBerlin('de', 'YYYY-MM-DD').dateTime(winter)).toBe('2026-01-31, 21:05:09 MEZ');
    expect(inBerlin('de', 'YYYY-MM-DD').dateTime(summer)).toBe('2026-07-04, 04:30:00 MESZ');
    expect(plain(inNewYork.dateTime(winter))).toBe('01/31/2026, 3:05:09 PM EST');
    expect(plain(inNewYork.dateTime(summer))).toBe('07/03/2026, 10:30:00 PM EDT');
    expect(plain(inNewYork.time(summer))).toBe('10:30 PM');
  });

  it('of a moment of today, by the account’s timezone, are its time alone', () => {
    const { timeOrDay } = inBerlin('en', 'DD.MM.YYYY');
    const afterMidnight = new Date('2026-01-31T23:05:00.000Z');
    expect(timeOrDay(afterMidnight, new Date('2026-02-01T20:00:00.000Z'))).toEqual({ time: '00:05' });
    expect(timeOrDay(winter, new Date('2026-01-31T23:05:00.000Z'))).toEqual({ day: '31.01.2026' });
  });

  it('tell the hour that comes twice apart by the name of the zone', () => {
    const [before, after] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    const { dateTime } = inBerlin('de', 'DD.MM.YYYY');
    expect(dateTime(new Date(before))).toBe('25.10.2026, 02:30:00 MESZ');
    expect(dateTime(new Date(after))).toBe('25.10.2026, 02:30:00 MEZ');
  });

  it('know the day of the calendar in the account’s timezone, and leave a day as it is', () => {
    expect(inNewYork.calendarDay(summer)).toBe('2026-07-03');
    expect(inBerlin('fr', 'DD/MM/YYYY').calendarDay(summer)).toBe('2026-07-04');
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(formatsOf('en', { timezone, dateformat: 'DD-MM-YYYY' }).day('2026-01-31')).toBe('31-01-2026');
    }
  });

  it.each(Object.values(languageTags))('of an unknown timezone are the browser’s in %s', (tag) => {
    const unknown = formatsOf(tag, { timezone: 'Mars/Base', dateformat: 'DD.MM.YYYY' });
    const browsers = formatsOf(tag, { timezone: '', dateformat: 'DD.MM.YYYY' });
    expect(unknown.dateTime(winter)).toBe(browsers.dateTime(winter));
  });
});
