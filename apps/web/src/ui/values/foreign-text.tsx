/** Turns the direction of what follows, or says nothing at all: whoever wants to deceive has use for it, nobody else. */
const deceiving = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** What strangers wrote, with a mark in place of each character that would make it look like something else. */
export function harmless(text: string): string {
  return text.replace(deceiving, '\ufffd');
}

interface ForeignTextProps {
  readonly text: string;
  /** What to show on hover; the text itself unless given. */
  readonly title?: string;
}

/** The same, kept from changing the direction of what is beside it; whole on hover where it is cut off. */
export function ForeignText({ text, title = text }: ForeignTextProps) {
  return <bdi title={harmless(title)}>{harmless(text)}</bdi>;
}
