import type { SendMailOptions } from 'nodemailer';
import type { DemoMailbox } from './mail-demo-store.ts';

/** A message, with the hours that have passed since it was written. */
interface DemoMessage extends SendMailOptions {
  readonly hoursAgo: number;
}

const hourMs = 3_600_000;

const dated = (messages: readonly DemoMessage[], now: Date): SendMailOptions[] =>
  messages.map(({ hoursAgo, ...message }) => ({
    ...message,
    date: new Date(now.getTime() - hoursAgo * hourMs),
  }));

const written = ({ name, email }: DemoMailbox) => ({ name, address: email });
const firstName = ({ name, email }: DemoMailbox) => name.split(' ')[0] || email;

/** What other servers bring: senders that exist nowhere, because their names are reserved for examples. */
export function messagesFromOutside(reader: DemoMailbox, others: readonly DemoMailbox[], now: Date) {
  const to = written(reader);
  const hello = `Hi ${firstName(reader)},`;
  const meeting: DemoMessage[] = others.slice(0, 1).map((other) => ({
    from: 'Marta Olsen <marta@shipyard.example>',
    to: [to, written(other)],
    subject: 'Visit on Thursday',
    text: `Hello,\n\nwe arrive at ten, three people. Is there a projector in the harbour room?\n\nMarta\n`,
    hoursAgo: 3,
  }));
  return dated(
    [
      {
        from: 'Paul Rivers <paul@rivers-print.example>',
        to,
        subject: 'Proofs of the brochure',
        text: `${hello}\n\nthe proofs are ready. Two questions:\n\n  - Do you want the map on the last page?\n  - May we print your phone number?\n\nBest,\nPaul\n`,
        attachments: [
          { filename: 'brochure.txt', content: 'Page 1: welcome\nPage 2: prices\nPage 3: map\n' },
        ],
        hoursAgo: 21,
      },
      {
        from: 'Accounting <invoices@billing.example>',
        to,
        subject: 'Invoice 2041 for October',
        text: `${hello}\n\nplease find the amount for October below.\n\n  Hosting     120.00\n  Support      45.00\n  Total       165.00\n\nAccounting\n`,
        hoursAgo: 18,
      },
      {
        from: 'The Harbour Weekly <news@weekly.example>',
        to,
        subject: 'This week: a new lighthouse, and fog',
        headers: { 'List-Id': 'The Harbour Weekly <news.weekly.example>' },
        list: { unsubscribe: 'https://weekly.example/unsubscribe' },
        text: 'The new lighthouse opens on Sunday. There will be fog until Friday.\n',
        html: '<h1>The Harbour Weekly</h1><p>The new lighthouse <b>opens on Sunday</b>. There will be fog until Friday.</p>',
        hoursAgo: 9,
      },
      ...meeting,
      {
        from: 'Inès Müller <ines@bücher-und-mehr.example>',
        to,
        subject: 'Grüße aus Lübeck – déjà vu?',
        text: `${hello}\n\nschöne Grüße! 🌊 Les photos arrivent bientôt.\n\nInès\n`,
        hoursAgo: 1,
      },
    ],
    now,
  );
}

/** What the reader sends to colleagues, with a mail program. */
export function messagesFromReader(reader: DemoMailbox, colleagues: readonly DemoMailbox[], now: Date) {
  const from = written(reader);
  return dated(
    colleagues.slice(0, 4).map((colleague) => ({
      from,
      to: written(colleague),
      subject: 'Lunch on Wednesday?',
      text: `Hi ${firstName(colleague)},\n\nthe place at the pier has opened again. Shall we go on Wednesday?\n\n${firstName(reader)}\n`,
      hoursAgo: 0,
    })),
    now,
  );
}
