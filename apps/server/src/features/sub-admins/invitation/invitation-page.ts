import { AppError, type FieldErrors } from '@posthouse/contract/core/errors';
import type { Language } from '@posthouse/contract/core/languages';
import { passwordLength, passwordPatterns } from '@posthouse/contract/fields/password';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FeatureParts, Page } from '../../../kernel/feature.ts';
import { type Html, html, joinHtml, sendPage } from '../../../kernel/http/page.ts';
import { formOf, readsForm } from '../../../kernel/http/page-form.ts';
import { preferredLanguage } from '../../../kernel/http/preferred-language.ts';
import { appliedBrand } from '../../../rules/accounts/brand.ts';
import { accountPlace, readBrands } from '../../../rules/accounts/brand-store.ts';
import { findInvited, type Invited } from './invitation-store.ts';
import { type InvitationTexts, invitationTexts } from './invitation-texts.ts';

const path = '/invitation/:key';
interface Route {
  Params: { key: string };
}

/** Where somebody who was invited chooses a password; without a session, and without ending anybody's. */
export function invitationPage(parts: FeatureParts): Page {
  return (app, dispatch) => {
    const find = (key: string) => findInvited(parts.database.db, key, { now: parts.clock.now() });

    app.get<Route>(path, async (request, reply) => {
      const invited = await find(request.params.key);
      const to = { reply, language: languageOf(request) };
      return invited ? sendForm(parts, to, invited) : sendDeadPage(to);
    });

    app.post<Route>(path, readsForm, async (request, reply) => {
      const { key } = request.params;
      const invited = await find(key);
      const to = { reply, language: languageOf(request) };
      if (invited === undefined) return sendDeadPage(to);
      const { password, confirm } = formOf(request);
      try {
        await dispatch({
          action: 'acceptInvitation',
          fields: { key, password, confirm },
          caller: undefined,
          requestId: request.id,
          remoteIp: request.remoteIp,
          userAgent: '',
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === 'code_invalid') return sendDeadPage(to);
        return sendForm(parts, to, invited, error.fields ?? 'later');
      }
      return sendDonePage(parts, to, invited);
    });
  };
}

interface Addressee {
  readonly reply: FastifyReply;
  readonly language: Language;
}

const languageOf = (request: FastifyRequest) => preferredLanguage(request.headers['accept-language']);

/** What was wrong with what was typed, or that it could not be tried now. */
type Problem = FieldErrors | 'later';

async function sendForm(
  parts: FeatureParts,
  { reply, language }: Addressee,
  invited: Invited,
  problem?: Problem,
): Promise<FastifyReply> {
  const texts = invitationTexts[language];
  const { username, accountName: account } = invited;
  const problems = problem === 'later' ? {} : (problem ?? {});
  const body = html`<p>${fillPlaceholders(texts.purpose, { account })}</p>
${problem === 'later' ? html`<p class="problem" role="alert">${texts.later}</p>` : ''}
<form method="post">
<label for="username">${texts.username}</label>
<input id="username" name="username" value="${username}" autocomplete="username" readonly>
${passwordInput('password', texts.password, problemText(texts, problems['password']?.code))}
${rulesOf(texts)}
${passwordInput('confirm', texts.confirm, problemText(texts, problems['confirm']?.code))}
<button>${texts.submit}</button>
</form>`;
  return sendPage(reply, {
    language,
    title: texts.title,
    brand: await brandOf(parts, invited),
    body,
    script: rulesScript,
  });
}

async function sendDonePage(
  parts: FeatureParts,
  { reply, language }: Addressee,
  invited: Invited,
): Promise<FastifyReply> {
  const texts = invitationTexts[language];
  const { username } = invited;
  return sendPage(reply, {
    language,
    title: texts.doneTitle,
    brand: await brandOf(parts, invited),
    body: html`<p>${fillPlaceholders(texts.done, { username })}</p><p><a href="/login">${texts.toLogin}</a></p>`,
  });
}

function sendDeadPage({ reply, language }: Addressee): FastifyReply {
  const texts = invitationTexts[language];
  return sendPage(reply, { language, title: texts.deadTitle, body: html`<p>${texts.dead}</p>`, status: 404 });
}

async function brandOf({ database }: FeatureParts, { accountId }: Invited) {
  const ctx = { db: database.db, caller: { accountId, domains: 'all' } } as const;
  const { brandname: name, logo } = appliedBrand((await readBrands(ctx, accountPlace)).account);
  return { name, logo };
}

function passwordInput(name: string, label: string, problem: string | undefined): Html {
  const described =
    problem === undefined ? '' : html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>`;
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="password" autocomplete="new-password" required
 aria-invalid="${problem === undefined ? 'false' : 'true'}" aria-describedby="rules ${name}-problem">${described}`;
}

function problemText(texts: InvitationTexts, code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'required') return texts.required;
  return code === 'not_identical' ? texts.notIdentical : texts.notMet;
}

/** The rules in words; a script ticks them off while one types. */
function rulesOf(texts: InvitationTexts): Html {
  const length = fillPlaceholders(texts.rules.length, { num: passwordLength.admin });
  const rows = (['lowercase', 'uppercase', 'number', 'special'] as const).map(
    (rule) => html`<li data-pattern="${passwordPatterns[rule].source}">${texts.rules[rule]}</li>`,
  );
  return html`<ul class="rules" id="rules"><li data-least="${String(passwordLength.admin)}">${length}</li>${joinHtml(rows)}</ul>`;
}

const rulesScript = `const typed = document.getElementById('password');
const rules = [...document.querySelectorAll('#rules li')];
const isMet = ({ dataset }) => dataset.least
  ? typed.value.length >= Number(dataset.least)
  : new RegExp(dataset.pattern, 'u').test(typed.value);
typed.addEventListener('input', () => {
  for (const rule of rules) rule.classList.toggle('good', isMet(rule));
});`;
