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

export function joinHtml(parts: readonly Html[]): Html {
  return new Html(parts.map(({ text }) => text).join(''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
  body { margin: 0; font: 15px/1.5 system-ui, sans-serif; color: #1c2430; background: #f5f6f8; }
  main { max-width: 30rem; margin: 12vh auto 0; padding: 2rem; background: #fff; border: 1px solid #d9dde3; border-radius: 6px; }
  main.wide { max-width: 62rem; margin: 4vh auto; }
  header { display: flex; align-items: center; gap: .75rem; margin-bottom: 1.5rem; font-weight: 600; }
  header img { max-height: 40px; max-width: 200px; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d9dde3; }
  code { font: 13px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
  h1 { margin: 0 0 .75rem; font-size: 1.25rem; }
  h2 { margin: 2rem 0 .5rem; font-size: 1rem; }
  label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
  input { width: 100%; box-sizing: border-box; padding: .5rem .75rem; font: inherit; color: inherit; border: 1px solid #7d8794; border-radius: 6px; background: #fff; }
  input[type=checkbox] { width: auto; margin: 0 .25rem 0 0; }
  input[readonly] { border-color: #d9dde3; background: #f5f6f8; }
  input[aria-invalid=true] { border-color: #a4262c; }
  form > button { margin-top: 1.5rem; }
  .rules { margin: .5rem 0 0; padding: 0; list-style: none; font-size: 13px; color: #5a6472; }
  .rules li::before { content: "○ "; } .rules li.good::before { content: "✓ "; }
  .problem { margin: .25rem 0 0; color: #a4262c; }
  .soft { color: #5a6472; }
  .value { display: flex; gap: .5rem; align-items: flex-start; justify-content: space-between; }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0; }
  .bad { color: #a4262c; } .good { color: #1b6e3c; } .warning { color: #8a5300; }
  button, .button { font: inherit; font-weight: 600; padding: .5rem 1rem; border: 1px solid #1f5fbf; border-radius: 6px; color: #fff; background: #1f5fbf; cursor: pointer; text-decoration: none; }
  .button.quiet, button.quiet { color: #1f5fbf; background: #fff; }
  button.copy { flex: none; padding: 0 .5rem; font-size: 13px; border-color: #d9dde3; color: #1f5fbf; background: #fff; }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #8ab4f8; outline-offset: 2px; }
  a { color: #1f5fbf; }
  @media (max-width: 48rem) {
    main.wide thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    main.wide table, main.wide tbody, main.wide tr, main.wide td, main.wide th { display: block; }
    main.wide tr { padding: .75rem 0; border-bottom: 1px solid #d9dde3; }
    main.wide td, main.wide tbody th { padding: .15rem 0; border: 0; }
    td[data-label]::before { content: attr(data-label); display: block; color: #5a6472; font-size: 13px; }
  }
  @media (max-width: 34rem) { main, main.wide { margin: 0; padding: 1.25rem 1rem; border: 0; border-radius: 0; min-height: 100vh; box-sizing: border-box; } }`;

interface PageContent {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** For tables. */
  readonly isWide?: boolean;
  /** Whose page it is; the logo is the address of a picture, or empty. */
  readonly brand?: { readonly name: string; readonly logo: string };
  /** Our own code only, never a text of somebody else. */
  readonly script?: string;
  /** Loads the page again after so many seconds. */
  readonly reloadSeconds?: number;
}

/** A page outside the panel, for people without a login: works without script, no cache, one style. */
export function sendPage(
  reply: FastifyReply,
  { language, title, body, status = 200, isWide = false, brand, script, reloadSeconds }: PageContent,
): FastifyReply {
  const nonce = allowNonce(reply);
  const reload = reloadSeconds ? html`<meta http-equiv="refresh" content="${String(reloadSeconds)}">` : '';
  const head = brand
    ? html`<header>${brand.logo ? html`<img src="${brand.logo}" alt="">` : ''}<span>${brand.name}</span></header>`
    : '';
  const code = script ? html`<script nonce="${nonce}">${new Html(script)}</script>` : '';
  const page = html`<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${reload}<title>${title}</title>
<style nonce="${nonce}">${new Html(style)}</style></head>
<body><main class="${isWide ? 'wide' : 'narrow'}">${head}<h1>${title}</h1>${body}</main>${code}</body>
</html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.text);
}
