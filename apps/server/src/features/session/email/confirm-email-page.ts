import { AppError } from '@posthouse/contract/core/errors';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../kernel/dispatch.ts';
import type { Page } from '../../../kernel/feature.ts';
import { html, sendPage } from '../../../kernel/http/page.ts';
import { preferredLanguage } from '../../../kernel/http/preferred-language.ts';
import { confirmEmailTexts } from './confirm-email-texts.ts';

const path = '/confirm/:key';

/** `GET` only shows a button, for mail scanners open links too; its `POST` confirms. */
export const confirmEmailPage: Page = (app, dispatch) => {
  app.get(path, async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const texts = confirmEmailTexts[language];
    const body = html`<p>${texts.question}</p><form method="post"><button>${texts.button}</button></form>`;
    return sendPage(reply, { language, title: texts.title, body });
  });

  app.post<{ Params: { key: string } }>(path, async (request, reply) => {
    const language = preferredLanguage(request.headers['accept-language']);
    const texts = confirmEmailTexts[language];
    const confirmed = await confirm(dispatch, request);
    const toLogin = html`<p><a href="/login">${texts.toLogin}</a></p>`;
    return sendPage(
      reply,
      confirmed
        ? { language, title: texts.doneTitle, body: html`<p>${texts.done}</p>${toLogin}` }
        : { language, title: texts.failedTitle, body: html`<p>${texts.failed}</p>${toLogin}` },
    );
  });
};

async function confirm(
  dispatch: (call: Call) => Promise<string>,
  request: FastifyRequest<{ Params: { key: string } }>,
): Promise<boolean> {
  try {
    await dispatch({
      action: 'confirmEmail',
      fields: { key: request.params.key },
      caller: undefined,
      requestId: request.id,
      remoteIp: request.remoteIp,
      userAgent: '',
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
