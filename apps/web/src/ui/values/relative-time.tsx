import { useEffect, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** "2 hours ago", the exact moment on hover and for screen readers; grows older while one looks. */
export function RelativeTime({ time }: { readonly time: string }) {
  const { dateTime, relativeTime } = useFormat();
  const now = useMinute();
  const moment = new Date(time);
  const exact = dateTime(moment);
  return (
    <time dateTime={time} title={exact}>
      {relativeTime(moment, now)}
      <span className="visually-hidden">, {exact}</span>
    </time>
  );
}

/** The day, on hover the exact moment; for what is still to come. */
export function DayOf({ time }: { readonly time: string }) {
  const { day, calendarDay, dateTime } = useFormat();
  const moment = new Date(time);
  return (
    <time dateTime={time} title={dateTime(moment)}>
      {day(calendarDay(moment))}
    </time>
  );
}

/** The exact moment, on hover how long ago; where moments are compared with other records. */
export function ExactTime({ time }: { readonly time: string }) {
  const { dateTime, relativeTime } = useFormat();
  const now = useMinute();
  const moment = new Date(time);
  return (
    <time dateTime={time} title={relativeTime(moment, now)}>
      {dateTime(moment)}
    </time>
  );
}

/** The same in a row of a list: the zone, which all rows share, is said on hover. */
export function RowTime({ time }: { readonly time: string }) {
  const { dateTime, moment, relativeTime } = useFormat();
  const now = useMinute();
  const at = new Date(time);
  return (
    <time dateTime={time} title={`${dateTime(at)} (${relativeTime(at, now)})`}>
      {moment(at)}
    </time>
  );
}

/** "since 01:11", of another day "since 6 Oct"; the exact moment on hover. */
export function SinceTime({ time }: { readonly time: string }) {
  const { t } = useTranslation();
  const { dateTime, timeOrDay } = useFormat();
  const moment = new Date(time);
  const written = timeOrDay(moment, useMinute());
  return (
    <time dateTime={time} title={dateTime(moment)}>
      {'time' in written ? t('since.time', written) : t('since.day', written)}
    </time>
  );
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
