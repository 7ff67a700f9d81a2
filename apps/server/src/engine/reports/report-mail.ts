import { languageTags } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import { type Html, html, joinHtml } from '../../kernel/http/page.ts';
import { productBrand } from '../../rules/accounts/brand.ts';
import { languageOr, mailText, mailTextsIn } from '../../rules/mail-texts/mail-text.ts';
import type { DueReport } from './reports-store.ts';

/** A message as a report tells of it: its words are harmless by now. */
export interface ToldMessage {
  /** Of its link. */
  readonly key: string;
  readonly guid: string;
  readonly bytes: number;
  readonly receivedAt: Date;
  readonly sender: string;
  /** Empty where nobody can be allowed. */
  readonly address: string;
  readonly subject: string;
}

interface Report {
  readonly messages: readonly ToldMessage[];
  /** With those that are not told of one by one. */
  readonly count: number;
  /** The Message-ID. */
  readonly name: string;
  readonly expiresAt: Date;
  readonly publicUrl: string;
  readonly hostname: string;
  readonly now: Date;
}

type Receiver = Pick<
  DueReport,
  | 'email'
  | 'language'
  | 'timezone'
  | 'brand'
  | 'brand_link'
  | 'brand_colour'
  | 'support_email'
  | 'report_content'
  | 'report_format'
>;

/** A report as it is put into the mailbox. Written here and not by a library: every part is encoded, and nothing is looked up. */
export function composeReport(receiver: Receiver, report: Report): string {
  const words = wordsOf(receiver, report);
  const { subject, subjectAll } = mailTextsIn(receiver.language).spamReport;
  const title = fillPlaceholders(receiver.report_content === 'all' ? subjectAll : subject, {
    num: words.number(report.count),
  });
  const brand = receiver.brand || productBrand.brandname;
  const head = [
    `From: ${encodedWords(brand)} <no-reply@${report.hostname}>`,
    `To: <${receiver.email}>`,
    `Subject: ${encodedWords(title)}`,
    `Date: ${report.now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${report.name}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
  ];
  const text = part('text/plain', textOf(receiver, report, words));
  if (receiver.report_format === 'text') return [...head, text].join('\r\n');
  const page = part('text/html', htmlOf(receiver, report, words, brand).text);
  // Neither part can have it: base64 has no underscore.
  const boundary = '_posthouse_spam_report_';
  return [
    ...head,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    text,
    `--${boundary}`,
    page,
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

const part = (type: string, content: string) =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');

/** In pieces that a header line can have. */
function encodedWords(text: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of text) {
    if (Buffer.byteLength(piece + sign) > 45) {
      pieces.push(piece);
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, piece].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

type Words = ReturnType<typeof wordsOf>;

/** Numbers and times as the receiver writes them, where the receiver is. */
function wordsOf({ language, timezone }: Receiver, { publicUrl }: Report) {
  const tag = languageTags[languageOr(language)];
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  const number = new Intl.NumberFormat(tag);
  const { noSubject, noSender } = mailTextsIn(language).spamReport;
  return {
    time: (at: Date) => time.format(at),
    number: (value: number) => number.format(value),
    size: (bytes: number) => `${number.format(Math.max(1, Math.round(bytes / 1000)))} kB`,
    link: ({ key }: ToldMessage) => `${publicUrl}/release/${key}`,
    subject: ({ subject }: ToldMessage) => subject || noSubject,
    sender: ({ sender, address }: ToldMessage) => sender || address || noSender,
  };
}

function textOf(receiver: Receiver, report: Report, words: Words): string {
  const texts = mailTextsIn(receiver.language).spamReport;
  const messages = report.messages.map((message) =>
    [
      `${texts.from}: ${words.sender(message)}`,
      `${texts.title}: ${words.subject(message)}`,
      `${texts.received}: ${words.time(message.receivedAt)}, ${words.size(message.bytes)}`,
      `${texts.release}: ${words.link(message)}`,
    ].join('\n'),
  );
  const more = moreOf(receiver, report, words);
  return mailText('spamReport', receiver.language, {
    email: receiver.email,
    messages: messages.join('\n\n'),
    more: more && `${more}\n\n`,
    time: words.time(report.expiresAt),
  }).text;
}

function moreOf({ language }: Receiver, { messages, count }: Report, { number }: Words): string {
  const more = count - messages.length;
  return more > 0 ? fillPlaceholders(mailTextsIn(language).spamReport.more, { num: number(more) }) : '';
}

function htmlOf(receiver: Receiver, report: Report, words: Words, brand: string): Html {
  const { email, language, brand_link: home, support_email: support } = receiver;
  const texts = mailTextsIn(language).spamReport;
  const colour = /^#[0-9a-f]{6}$/i.test(receiver.brand_colour)
    ? receiver.brand_colour
    : productBrand.brandcolor;
  const cell = 'padding:10px 12px 10px 0;border-bottom:1px solid #d9dde3;vertical-align:top';
  const soft = 'color:#5a6472;font-size:13px';
  const rows = report.messages.map(
    (message) => html`<tr><td style="${cell}">
<div dir="auto" style="font-weight:600;overflow-wrap:anywhere">${words.subject(message)}</div>
<div dir="auto" style="overflow-wrap:anywhere">${words.sender(message)}</div>
<div style="${soft}">${words.time(message.receivedAt)} · ${words.size(message.bytes)}</div></td>
<td style="${cell};text-align:right"><a href="${words.link(message)}" style="color:${colour};font-weight:600">${texts.release}</a></td></tr>
`,
  );
  const more = moreOf(receiver, report, words);
  const name = /^https?:\/\//.test(home)
    ? html`<a href="${home}" style="color:${colour};text-decoration:none">${brand}</a>`
    : brand;
  return html`<!doctype html>
<html lang="${languageTags[languageOr(language)]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#f5f6f8;color:#1c2430;font:15px/1.5 system-ui,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#fff;border:1px solid #d9dde3;border-radius:6px">
<p style="margin:0 0 16px;font-weight:600">${name}</p>
<p>${fillPlaceholders(texts.intro, { email })}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">
${joinHtml(rows)}</table>
${more === '' ? '' : html`<p>${more}</p>`}
<p style="${soft}">${fillPlaceholders(texts.footer, { time: words.time(report.expiresAt) })}</p>
${support === '' ? '' : html`<p style="${soft}">${fillPlaceholders(texts.help, { email: support })}</p>`}
</div></body></html>
`;
}
