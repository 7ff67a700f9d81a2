import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@posthouse/contract/core/errors';
import { type Language, languages, languageTags } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureParts, Page } from '../../../kernel/feature.ts';
import { html, sendPage } from '../../../kernel/http/page.ts';
import { formOf, readsForm } from '../../../kernel/http/page-form.ts';
import { preferredLanguage } from '../../../kernel/http/preferred-language.ts';
import { appliedBrand } from '../../../rules/accounts/brand.ts';
import { readBrands } from '../../../rules/accounts/brand-store.ts';
import { releaseTexts } from './release-texts.ts';
import { findSpamLink, type SpamLink } from './spam-links-store.ts';

const path = '/release/:key';
interface Route {
  Params: { key: string };
}

/** How long somebody waits for the mail engine before the page says that it is under way. */
const waitMs = 5_000;
const lookMs = 250;
const reloadSeconds = 3;

/** Where a user releases a message. Reading the page does nothing: programs that look at links in mails read it too. */
export function releasePage(parts: FeatureParts): Page {
  const find = (key: string) => findSpamLink(parts.database.db, key, { now: parts.clock.now() });
  const waitFor = async (key: string) => {
    const end = Date.now() + waitMs;
    let found = await find(key);
    while (found?.askedAt && found.outcome === null && Date.now() < end) {
      await sleep(lookMs);
      found = await find(key);
    }
    return found;
  };
  return (app, dispatch) => {
    app.get<Route>(path, async (request, reply) => {
      const preferred = preferredLanguage(request.headers['accept-language']);
      const found = await find(request.params.key);
      if (found === undefined) return sendDeadPage(reply, preferred);
      return found.askedAt === null ? sendQuestion(parts, reply, found) : sendState(parts, reply, found);
    });

    /** Somebody may use it in the same moment: what became of it is told all the same. */
    const release = (request: FastifyRequest, key: string) =>
      dispatch({
        action: 'releaseSpam',
        fields: { key, allow: formOf(request)['allow'] === '1' ? '1' : '0' },
        caller: undefined,
        requestId: request.id,
        remoteIp: request.remoteIp,
        userAgent: '',
      }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });

    app.post<Route>(path, readsForm, async (request, reply) => {
      const { key } = request.params;
      const before = await find(key);
      if (before?.askedAt) return sendState(parts, reply, before);
      if (before !== undefined) await release(request, key);
      const after = await waitFor(key);
      if (after?.askedAt) return sendState(parts, reply, after, true);
      return sendDeadPage(reply, preferredLanguage(request.headers['accept-language']));
    });
  };
}

/** The user’s own, or that of the account, as the report was. */
const languageOf = ({ language, accountLanguage }: SpamLink): Language =>
  languages.find((known) => known === (language || accountLanguage)) ?? 'en';

async function sendQuestion(
  parts: FeatureParts,
  reply: FastifyReply,
  found: SpamLink,
): Promise<FastifyReply> {
  const language = languageOf(found);
  const texts = releaseTexts[language];
  const { address } = found;
  // A link in a mail is no login: for others than this mailbox, the panel asks who it is.
  const forDomain = found.isAdmin
    ? html`<p><a href="${parts.settings.publicUrl}/filtering/whitelist">${texts.allowForDomain}</a></p>`
    : '';
  const allow =
    address === ''
      ? ''
      : html`<p><label><input type="checkbox" name="allow" value="1"> ${fillPlaceholders(texts.allow, { address })}</label></p>
<p class="soft">${texts.allowHint}</p>${forDomain}`;
  const body = html`<p>${fillPlaceholders(texts.purpose, { email: found.email })}</p>
${factsOf(found, language)}
<form method="post">${allow}<button>${texts.release}</button></form>`;
  return sendPage(reply, { language, title: texts.title, brand: await brandOf(parts, found), body });
}

/** What became of a link that was used; `isJust` for who has used it a moment ago. */
async function sendState(
  parts: FeatureParts,
  reply: FastifyReply,
  found: SpamLink,
  isJust = false,
): Promise<FastifyReply> {
  const language = languageOf(found);
  const texts = releaseTexts[language];
  const { outcome, address, allows } = found;
  const state = outcome ?? 'underway';
  const said = isJust || outcome !== 'released' ? texts[state] : texts.already;
  const allowed = allows ? html`<p>${fillPlaceholders(texts.allowed, { address })}</p>` : '';
  const body = html`<p role="status">${said}</p>${allowed}${factsOf(found, language)}`;
  return sendPage(reply, {
    ...{ language, title: texts.titles[state], body },
    brand: await brandOf(parts, found),
    ...(outcome === null ? { reloadSeconds } : {}),
  });
}

function factsOf({ sender, address, subject, receivedAt, timezone }: SpamLink, language: Language) {
  const texts = releaseTexts[language];
  const time = new Intl.DateTimeFormat(languageTags[language], {
    ...({ dateStyle: 'long', timeStyle: 'short' } as const),
    timeZone: timezone,
  });
  return html`<table><tbody>
<tr><th scope="row">${texts.from}</th><td dir="auto">${sender || address || texts.nothing}</td></tr>
<tr><th scope="row">${texts.subject}</th><td dir="auto">${subject || texts.nothing}</td></tr>
<tr><th scope="row">${texts.received}</th><td>${time.format(receivedAt)}</td></tr>
</tbody></table>`;
}

function sendDeadPage(reply: FastifyReply, language: Language): FastifyReply {
  const texts = releaseTexts[language];
  return sendPage(reply, { language, title: texts.deadTitle, body: html`<p>${texts.dead}</p>`, status: 404 });
}

async function brandOf({ database }: FeatureParts, { accountId, domainId }: SpamLink) {
  const ctx = { db: database.db, caller: { accountId, domains: [domainId] } };
  const { own, account } = await readBrands(ctx, domainId);
  const { brandname: name, logo } = appliedBrand(own, account);
  return { name, logo };
}
