/**
 * An address as Postfix and Dovecot write it, without the angle brackets, as a group of a pattern: what could be mistaken for more of the
 * line is in quotes. Domains have nothing like that in them. Empty for the sender of notices.
 */
export const address = String.raw`((?:(?:"(?:[^"\\]|\\.)*"|[^\s"(),:;<>@[\\\]]+)(?:@(?:\[[^\s"<>[\]]*\]|[^\s"(),:;<>@[\\\]]+))?)?)`;

export const withoutCase = (text: string) => text.toLowerCase();
