import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Mail that is sent on leaves with a sender of ours, because other servers refuse a foreign one from here. It holds the
 * real sender, so that what comes back finds the way: the Sender Rewriting Scheme, with a digest that only we can make.
 */
export interface SenderRewriting {
  rewrite(sender: string, domain: string, now: Date): string;
  /** The real sender; undefined where the address was not made here, or long ago. */
  restore(address: string, now: Date): string | undefined;
}

const dayMs = 86_400_000;
/** Servers try no longer than that. */
const mostDays = 21;
/** Days are counted in a circle: two signs are enough. */
const circle = 1_024;
const digits = 'abcdefghijklmnopqrstuvwxyz234567';

export function createSenderRewriting(key: string): SenderRewriting {
  // Small letters only: some servers change the case of what comes back.
  const digestOf = (kind: '0' | '1', domain: string, text: string) => {
    const bytes = createHmac('sha256', key).update(`${kind} ${domain} ${text}`.toLowerCase()).digest();
    return Array.from(bytes.subarray(0, 10), (byte) => digits[byte % digits.length]).join('');
  };
  const isRight = (digest: string, expected: string) => {
    const [given, right] = [Buffer.from(digest.toLowerCase()), Buffer.from(expected)];
    return given.length === right.length && timingSafeEqual(given, right);
  };

  return {
    rewrite(sender, domain, now) {
      const at = sender.lastIndexOf('@');
      const [local, host] = [sender.slice(0, at), sender.slice(at + 1)];
      const [, first = '', rest = ''] = /^srs1=[^=]*=([^=]+)=(=.+)$/i.exec(local) ?? [];
      if (first !== '') return `SRS1=${digestOf('1', domain, `${first}=${rest}`)}=${first}=${rest}@${domain}`;
      const [, inner] = /^srs0(=.+)$/i.exec(local) ?? [];
      // Rewritten by somebody else before: they know the real sender.
      if (inner !== undefined)
        return `SRS1=${digestOf('1', domain, `${host}=${inner}`)}=${host}=${inner}@${domain}`;
      const text = `${dayOf(now)}=${withoutQuotes(host)}=${withoutQuotes(local)}`;
      return `SRS0=${digestOf('0', domain, text)}=${text}@${domain}`;
    },

    restore(address, now) {
      const at = address.lastIndexOf('@');
      const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
      const [, kind, digest = '', text = ''] = /^srs([01])=([^=]+)=(.+)$/i.exec(local) ?? [];
      if (kind !== '0' && kind !== '1') return undefined;
      if (!isRight(digest, digestOf(kind, domain, text))) return undefined;
      return kind === '0' ? userIn(text, now) : serverIn(text);
    },
  };
}

/** The real sender, while the day it was sent on is not long ago. */
function userIn(text: string, now: Date): string | undefined {
  const [, day = '', host, user] = /^([^=]{2})=([^=]+)=(.+)$/.exec(text) ?? [];
  return host !== undefined && isRecent(day, now) ? decodeURIComponent(`${user}@${host}`) : undefined;
}

/** What an address only has in quotes or brackets is written as in a URL: inside of another address they have no meaning. */
function withoutQuotes(part: string): string {
  return part.replace(/[^\w!#$&'*+/=?^`{|}~.-]|\.(?=\.|$)/gu, (sign) =>
    Array.from(Buffer.from(sign), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

/** The address at the server that rewrote it first. */
function serverIn(text: string): string | undefined {
  const [, host, inner] = /^([^=]+)=(=.+)$/.exec(text) ?? [];
  return host === undefined ? undefined : `SRS0${inner}@${host}`;
}

function dayOf(now: Date): string {
  const day = Math.floor(now.getTime() / dayMs) % circle;
  return `${digits[day >> 5]}${digits[day & 31]}`;
}

function isRecent(day: string, now: Date): boolean {
  const [high = -1, low = -1] = [...day.toLowerCase()].map((sign) => digits.indexOf(sign));
  const today = Math.floor(now.getTime() / dayMs) % circle;
  return high >= 0 && low >= 0 && (today - (high * 32 + low) + circle) % circle <= mostDays;
}
