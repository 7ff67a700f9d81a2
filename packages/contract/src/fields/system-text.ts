import { optionalLine, plainText } from './text.ts';

interface SystemText {
  /** A mail has one, a text on a page has none. */
  readonly hasSubject: boolean;
  /** What may stand in braces; nothing else is replaced. */
  readonly placeholders: readonly string[];
  /** Without these the text would be of no use. */
  readonly required: readonly string[];
}

/** The texts an account may word itself, by their key. */
export const systemTexts = {
  password_reset_mail: {
    hasSubject: true,
    placeholders: ['username', 'link', 'minutes', 'remoteip'],
    required: ['link'],
  },
  password_reset_web: { hasSubject: false, placeholders: ['username'], required: [] },
  quota_warning: {
    hasSubject: true,
    placeholders: ['username', 'percent', 'used', 'quota'],
    required: [],
  },
  password_expiry_warning: {
    hasSubject: true,
    placeholders: ['username', 'days', 'date', 'link'],
    required: [],
  },
  password_expired: { hasSubject: true, placeholders: ['username', 'date', 'link'], required: [] },
} as const satisfies Record<string, SystemText>;
export type SystemTextKey = keyof typeof systemTexts;
export const systemTextKeys = Object.keys(systemTexts) as [SystemTextKey, ...SystemTextKey[]];

/** `{name}` with nothing else between the braces; other braces are plain text. */
export const placeholderPattern = /\{(\w+)\}/g;

const longest = { subject: 200, text: 10_000 } as const;

/** Subject and text as an admin writes them: plain text, whatever it looks like. */
export const systemTextFields = {
  subject: optionalLine(longest.subject),
  text: plainText(longest.text).refine((text) => /\S/.test(text), 'required'),
};

interface Draft {
  readonly key: SystemTextKey;
  readonly subject: string;
  readonly text: string;
}

type Finding = (path: 'subject' | 'text', code: string, params?: { name: string }) => void;

/** What is wrong with a text beside its characters: a subject too many or too few, placeholders unknown or missing. */
export function checkSystemText({ key, subject, text }: Draft, report: Finding): void {
  const { hasSubject, placeholders, required }: SystemText = systemTexts[key];
  if (hasSubject && subject === '') report('subject', 'required');
  if (!hasSubject && subject !== '') report('subject', 'format');
  for (const [path, value] of [
    ['subject', subject],
    ['text', text],
  ] as const) {
    const unknown = namesIn(value).find((name) => !placeholders.includes(name));
    if (unknown !== undefined) report(path, 'placeholder_unknown', { name: `{${unknown}}` });
  }
  const absent = required.find((name) => !namesIn(text).includes(name));
  if (absent !== undefined) report('text', 'placeholder_missing', { name: `{${absent}}` });
}

function namesIn(text: string): string[] {
  return [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);
}

/** Replaces the known placeholders in one go, so that a value is never searched for placeholders itself. */
export function fillPlaceholders(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(placeholderPattern, (whole, name: string) => String(values[name] ?? whole));
}
