import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What users send carries a seal of this server, so that it is known when a list or a forward brings it back, changed on its
 * way as it may be. It holds for who wrote it, to whom and when: whoever got a message can’t use its seal for another.
 */
export interface OriginSeal {
  /** `letter` stands for what lists leave as it is, see rspamd.local.lua. */
  seal(letter: string, now: Date): string;
  isOurs(seal: string, letter: string, now: Date): boolean;
}

const dayMs = 86_400_000;
/** Lists whose moderators take a weekend off. */
const mostDays = 7;

export function createOriginSeal(key: string): OriginSeal {
  const digestOf = (day: string, letter: string) =>
    createHmac('sha256', key).update(`${day} ${letter}`).digest('base64url');
  const dayOf = (now: Date) => Math.floor(now.getTime() / dayMs);

  return {
    seal(letter, now) {
      const day = String(dayOf(now));
      return `${day}.${digestOf(day, letter)}`;
    },
    isOurs(seal, letter, now) {
      const [, day = '', digest = ''] = /^(\d{1,6})\.([\w-]+)$/.exec(seal.trim()) ?? [];
      const days = dayOf(now) - Number(day);
      if (day === '' || days < 0 || days > mostDays) return false;
      const [given, right] = [Buffer.from(digest), Buffer.from(digestOf(day, letter))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
