import type { SplitMail } from './mail-headers.ts';
import { sealMail } from './seal-mail.ts';
import { type SigningKey, signMail } from './sign-mail.ts';

/** Signs and seals mail for a domain of ours; leaves it as it is where the domain has no key. */
export interface Sealing {
  /** The name this server has in what it found out about a message. */
  readonly authority: string;
  sign(mail: SplitMail, domain: string): Promise<SplitMail>;
  seal(mail: SplitMail, domain: string): Promise<SplitMail>;
}

export function createSealing(
  authority: string,
  findKey: (domain: string) => Promise<SigningKey | undefined>,
): Sealing {
  return {
    authority,
    async sign(mail, domain) {
      const key = await findKey(domain);
      if (key === undefined) return mail;
      const signature = await signMail(mail, key, { now: new Date() });
      return { fields: [signature, ...mail.fields], body: mail.body };
    },
    async seal(mail, domain) {
      const key = await findKey(domain);
      return key === undefined ? mail : sealMail(mail, key, { authority, now: new Date() });
    },
  };
}
