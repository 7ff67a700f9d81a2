import { type AddressObject, simpleParser } from 'mailparser';
import type { TestPanel } from './test-panel.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Runs the jobs; answers the mails sent so far to one address, oldest first. */
export async function mailsTo(house: TestPanel, address: string): Promise<ReceivedMail[]> {
  const parsed = await Promise.all((await house.readMails()).map((mail) => simpleParser(mail)));
  return parsed
    .map((mail) => ({
      to: (mail.to as AddressObject).text,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
    }))
    .filter(({ to }) => to === address);
}

/** The only link of a mail. */
export function linkIn({ text }: ReceivedMail): string {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  if (links.length !== 1) throw new Error(`expected one link in: ${text}`);
  return String(links[0]);
}
