const digits = '0123456789BCDFGHJKLMNPQRSTVWXYZbcdfghjklmnpqrstvwxyz';
const long = /^([0-9A-Za-z]{6,})([0-9A-Za-z]{4})z[0-9A-Za-z]+$/;

/** When Postfix began to take a message: its long names begin with the seconds and the microseconds. */
export function timeOfQueueId(queueId: string): string | undefined {
  const [, seconds = '', micros = ''] = long.exec(queueId) ?? [];
  const [atSeconds, atMicros] = [numberIn(seconds), numberIn(micros)];
  if (atSeconds === undefined || atMicros === undefined || atMicros >= 1_000_000) return undefined;
  // Beyond that is no time of a message.
  if (atSeconds > 253_402_300_799) return undefined;
  const whole = new Date(atSeconds * 1_000).toISOString();
  return whole.replace('.000Z', `.${String(atMicros).padStart(6, '0')}Z`);
}

function numberIn(text: string): number | undefined {
  let sum = 0;
  for (const letter of text) {
    const digit = digits.indexOf(letter);
    if (digit < 0) return undefined;
    sum = sum * digits.length + digit;
  }
  return text === '' ? undefined : sum;
}
