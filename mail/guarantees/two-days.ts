/** More than a day apart: it is always a later day in the second than in the first. */
export const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

const dayIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
const dayMs = 24 * 60 * 60 * 1000;

/** The first is over in the east and not yet in the west, the second has begun in the east and not yet in the west. */
export const twoDays = () =>
  [dayIn(east, Date.now() - dayMs), dayIn(east, Date.now())] as [
    overInTheEast: string,
    begunInTheEast: string,
  ];
