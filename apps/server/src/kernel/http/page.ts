import type { Language } from '@posthouse/contract/core/languages';
import { languageTags } from '@posthouse/contract/core/languages';
import type { FastifyReply } from 'fastify';
import { allowNonce } from './security-headers.ts';

/** HTML that is safe to send; made only by `html`, which escapes everything put into it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const text = strings.map((string, index) => {
    const value = values[index];
    return string + (value === undefined ? '' : value instanceof Html ? value.text : escapeHtml(value));
  });
  return new Html(text.join(''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #1c2430; background: #f5f6f8; }
  main { max-width: 30rem; margin: 12vh auto 0; padding: 2rem; background: #fff; border: 1px solid #d9dde3; border-radius: 6px; }
  main.wide { max-width: 62rem; margin-top: 4vh; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d9dde3; }
  code { font: 13px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
  .scroll { overflow-x: auto; }
  h1 { margin: 0 0 .75rem; font-size: 1.25rem; }
  button { font: inherit; font-weight: 600; padding: .5rem 1rem; border: 0; border-radius: 6px; color: #fff; background: #1f5fbf; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 3px solid #8ab4f8; outline-offset: 2px; }
  a { color: #1f5fbf; }
  @media (max-width: 34rem) { main, main.wide { margin: 0; border: 0; min-height: 100vh; box-sizing: border-box; } }`;

interface PageContent {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** For tables. */
  readonly isWide?: boolean;
}

/** A page outside the panel, for people without a login: no script, no cache, one style. */
export function sendPage(
  reply: FastifyReply,
  { language, title, body, status = 200, isWide = false }: PageContent,
): FastifyReply {
  const page = html`<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<style nonce="${allowNonce(reply)}">${new Html(style)}</style></head>
<body><main class="${isWide ? 'wide' : 'narrow'}"><h1>${title}</h1>${body}</main></body>
</html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.text);
}
