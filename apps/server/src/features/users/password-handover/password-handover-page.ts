import { AppError } from '@posthouse/contract/core/errors';
import { type Language, languages, languageTags } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import type { FastifyReply } from 'fastify';
import type { FeatureParts, Page } from '../../../kernel/feature.ts';
import { type Html, html, joinHtml, sendPage } from '../../../kernel/http/page.ts';
import { copyable, copyScript } from '../../../kernel/http/page-copy.ts';
import { readsForm } from '../../../kernel/http/page-form.ts';
import { preferredLanguage } from '../../../kernel/http/preferred-language.ts';
import { appliedBrand } from '../../../rules/accounts/brand.ts';
import { readBrands } from '../../../rules/accounts/brand-store.ts';
import { type MailProgramServer, readMailPrograms } from '../../../rules/logins/mail-programs-store.ts';
import { findHandover, type HandedOver } from './password-handover-store.ts';
import { type PasswordHandoverTexts, passwordHandoverTexts } from './password-handover-texts.ts';

const path = '/password/:key';
interface Route {
  Params: { key: string };
}

/** Where a user sees the password once. Reading the page shows nothing: programs that look at links in mails read it too. */
export function passwordHandoverPage(parts: FeatureParts): Page {
  const find = (key: string) => findHandover(parts.database.db, key, { now: parts.clock.now() });
  return (app, dispatch) => {
    app.get<Route>(path, async (request, reply) => {
      const preferred = preferredLanguage(request.headers['accept-language']);
      const found = await find(request.params.key);
      return found ? sendQuestion(parts, reply, found, preferred) : sendDeadPage(reply, preferred);
    });

    app.post<Route>(path, readsForm, async (request, reply) => {
      const { key } = request.params;
      const preferred = preferredLanguage(request.headers['accept-language']);
      const found = await find(key);
      if (found === undefined) return sendDeadPage(reply, preferred);
      try {
        const answer = await dispatch({
          action: 'openPasswordHandover',
          fields: { key },
          caller: undefined,
          requestId: request.id,
          remoteIp: request.remoteIp,
          userAgent: '',
        });
        return sendPassword(parts, reply, found, {
          language: languageOf(found, preferred),
          ...passwordIn(answer),
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendDeadPage(reply, preferred);
      }
    });
  };
}

/** The user’s own, or that of whoever reads it. */
const languageOf = ({ language: own }: HandedOver, preferred: Language): Language =>
  languages.find((language) => language === own) ?? preferred;

/** The dispatcher answers what goes over the wire. */
const passwordIn = (answer: string) => JSON.parse(answer) as { readonly password: string };

async function sendQuestion(
  parts: FeatureParts,
  reply: FastifyReply,
  found: HandedOver,
  preferred: Language,
): Promise<FastifyReply> {
  const language = languageOf(found, preferred);
  const texts = passwordHandoverTexts[language];
  const brand = await brandOf(parts, found);
  const time = new Intl.DateTimeFormat(languageTags[language], {
    ...({ dateStyle: 'long', timeStyle: 'short' } as const),
    timeZone: found.timezone,
  });
  const sender = [found.createdBy, brand.name].filter((name) => name !== '').join(', ');
  const body = html`<p>${fillPlaceholders(texts.purpose, { email: found.readable })}</p>
<p>${texts.once}</p>
<form method="post"><button>${texts.show}</button></form>
<p class="soft">${fillPlaceholders(texts.sender, { name: sender })}
${fillPlaceholders(texts.expires, { time: time.format(found.expiresAt) })}</p>`;
  return sendPage(reply, { language, title: texts.title, brand, body });
}

async function sendPassword(
  parts: FeatureParts,
  reply: FastifyReply,
  found: HandedOver,
  { language, password }: { readonly language: Language; readonly password: string },
): Promise<FastifyReply> {
  const texts = passwordHandoverTexts[language];
  const brand = await brandOf(parts, found);
  const webmail = found.hasWebmail ? parts.settings.webmailUrl : '';
  const help = brand.supportemail;
  const body = html`<p class="warning" role="status">${texts.saveNow}</p>
<h2>${texts.email}</h2>${copyable(found.email)}
<h2>${texts.password}</h2>${copyable(password)}
${webmail === '' ? '' : html`<p><a class="button quiet" href="${webmail}" rel="noreferrer">${texts.webmail}</a></p>`}
${serversOf(texts, found, await readMailPrograms(parts.database.db))}
${help === '' ? '' : html`<p class="soft">${texts.help} <a href="mailto:${help}">${help}</a></p>`}`;
  return sendPage(reply, { language, title: texts.shownTitle, brand, body, script: copyScript(texts) });
}

/** For those whose mailbox is here: what a mail program asks for. */
function serversOf(
  texts: PasswordHandoverTexts,
  found: HandedOver,
  servers: readonly MailProgramServer[],
): Html | '' {
  const { services, accountType, needsAppPassword } = found;
  if (accountType === 'exchange' || accountType === 'external') return '';
  const own = servers.filter(
    ({ service }) => services[service] && !(service === 'smtp' && accountType === 'audit'),
  );
  if (own.length === 0) return '';
  const rows = own.map(
    ({ service, host, port, security }) =>
      html`<tr><th scope="row">${texts.services[service]}</th><td><code>${host}</code></td><td>${String(port)}</td><td>${security === 'tls' ? 'SSL/TLS' : 'STARTTLS'}</td></tr>`,
  );
  return html`<h2>${texts.programs}</h2>
<p>${needsAppPassword ? texts.appPassword : texts.programsHint}</p>
<table><thead><tr><th>${texts.service}</th><th>${texts.server}</th><th>${texts.port}</th><th>${texts.security}</th></tr></thead>
<tbody>${joinHtml(rows)}</tbody></table>`;
}

function sendDeadPage(reply: FastifyReply, language: Language): FastifyReply {
  const texts = passwordHandoverTexts[language];
  return sendPage(reply, { language, title: texts.deadTitle, body: html`<p>${texts.dead}</p>`, status: 404 });
}

async function brandOf({ database }: FeatureParts, { accountId, domainId }: HandedOver) {
  const ctx = { db: database.db, caller: { accountId, domains: [domainId] } };
  const { own, account } = await readBrands(ctx, domainId);
  const { brandname: name, logo, supportemail } = appliedBrand(own, account);
  return { name, logo, supportemail };
}
