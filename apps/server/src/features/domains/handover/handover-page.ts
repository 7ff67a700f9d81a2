import { type Language, languageTags } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import type { FastifyReply } from 'fastify';
import type { Page } from '../../../kernel/feature.ts';
import { type Html, html, joinHtml, sendPage } from '../../../kernel/http/page.ts';
import { copyable, copyScript } from '../../../kernel/http/page-copy.ts';
import { preferredLanguage } from '../../../kernel/http/preferred-language.ts';
import { appliedBrand } from '../../../rules/accounts/brand.ts';
import { readBrands } from '../../../rules/accounts/brand-store.ts';
import { checkOwnershipJob } from '../../../rules/hosted-domains/claim-schedule.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { healthOf } from '../health/health-actions.ts';
import { checkHealthJob } from '../health/health-job.ts';
import { queueCheck } from '../health/health-store.ts';
import { queueVerification } from '../ownership/ownership-store.ts';
import { changeHandedOver, findHandover, markOpened } from './handover-store.ts';
import { type HandoverTexts, handoverTexts } from './handover-texts.ts';
import { type PublishedRecord, recordsOf, zoneFile } from './zone-file.ts';

const path = '/handover/:key';
interface Route {
  Params: { key: string };
}
type Handover = NonNullable<Awaited<ReturnType<typeof findHandover>>>;

/** For whoever runs the DNS and has no login: the records of one domain, while the link counts. */
export function handoverPage(parts: DomainsParts): Page {
  const { db } = parts.database;
  const find = (key: string) => findHandover(db, key, parts.clock.now());
  return (app) => {
    app.get<Route>(path, async (request, reply) => {
      const language = preferredLanguage(request.headers['accept-language']);
      const found = await find(request.params.key);
      if (found === undefined) return sendDeadPage(reply, language);
      await markOpened(contextOf(parts, found), found.domainId, parts.clock.now());
      return sendRecords(parts, reply, { ...found, language, key: request.params.key });
    });

    app.get<Route>(`${path}/zone`, async (request, reply) => {
      const found = await find(request.params.key);
      if (found === undefined)
        return sendDeadPage(reply, preferredLanguage(request.headers['accept-language']));
      const records = await recordsOf(parts, contextOf(parts, found), found.domainId);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${found.ascii}.zone"`)
        .send(zoneFile(found.ascii, records));
    });

    app.post<Route>(`${path}/check`, async (request, reply) => {
      const found = await find(request.params.key);
      if (found !== undefined) await checkAgain(parts, found);
      return reply.redirect(`/handover/${encodeURIComponent(request.params.key)}`, 303);
    });
  };
}

const contextOf = ({ database }: DomainsParts, { accountId, domainId }: Handover) => ({
  db: database.db,
  caller: { accountId, domains: [domainId] },
});

function sendDeadPage(reply: FastifyReply, language: Language): FastifyReply {
  const texts = handoverTexts[language];
  return sendPage(reply, { language, title: texts.deadTitle, body: html`<p>${texts.dead}</p>`, status: 404 });
}

/** Whoever has the link may ask, but not again and again. */
const leastSeconds = 30;

async function checkAgain(parts: DomainsParts, found: Handover): Promise<void> {
  const { domainId } = found;
  const now = parts.clock.now();
  await changeHandedOver(parts.database.pool, found, async (ctx, client) => {
    const { checked_at, health } = await healthOf(parts, ctx, domainId);
    const isRecent = checked_at !== null && now.getTime() - Date.parse(checked_at) < leastSeconds * 1000;
    if (isRecent || health === 'queued') return;
    await queueVerification(ctx, domainId, now);
    await queueCheck(ctx, domainId, now);
    await parts.jobs.enqueue(client, checkHealthJob, {});
    await parts.jobs.enqueue(client, checkOwnershipJob, {});
  });
}

interface Shown extends Handover {
  readonly language: Language;
  readonly key: string;
}

async function sendRecords(parts: DomainsParts, reply: FastifyReply, shown: Shown): Promise<FastifyReply> {
  const { language, domainId, unicode, key } = shown;
  const texts = handoverTexts[language];
  const ctx = contextOf(parts, shown);
  const { own, account } = await readBrands(ctx, domainId);
  const brand = appliedBrand(own, account);
  const { health, checked_at, records: rows } = await healthOf(parts, ctx, domainId);
  const records = await recordsOf(parts, ctx, domainId);
  const isChecking = health === 'queued';
  const isProviderSet = !rows.some(({ hint }) => hint === 'not_set');
  const time = timeFormat(language);
  const body = html`<p>${texts.purpose}</p>
<p class="soft">${fillPlaceholders(texts.sender, { name: [shown.createdBy, brand.brandname].filter((name) => name !== '').join(', ') })}</p>
${isProviderSet ? '' : html`<p class="warning">${texts.notSet}</p>`}
<div class="actions">
<form method="post" action="/handover/${encodeURIComponent(key)}/check"><button>${texts.check}</button></form>
<a class="button quiet" href="/handover/${encodeURIComponent(key)}/zone">${texts.zone}</a>
</div>
<p class="soft">${isChecking || checked_at === null ? texts.checking : fillPlaceholders(texts.checked, { time: time(new Date(checked_at)) })}</p>
${section(
  texts,
  texts.toPublish,
  records.filter(({ status }) => status !== 'ok'),
)}
${section(
  texts,
  texts.published,
  records.filter(({ status }) => status === 'ok'),
)}
<p class="soft">${fillPlaceholders(texts.expires, { time: time(shown.expiresAt) })}${
    brand.supportemail
      ? html`<br>${texts.help} <a href="mailto:${brand.supportemail}">${brand.supportemail}</a>`
      : ''
  }</p>`;
  return sendPage(reply, {
    language,
    isWide: true,
    title: fillPlaceholders(texts.title, { domain: unicode }),
    brand: { name: brand.brandname, logo: brand.logo },
    body,
    script: copyScript(texts),
    ...(isChecking ? { reloadSeconds: 5 } : {}),
  });
}

function timeFormat(language: Language): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  });
  return (moment) => format.format(moment);
}

function section(texts: HandoverTexts, title: string, records: readonly PublishedRecord[]): Html | '' {
  if (records.length === 0) return '';
  return html`<h2>${title}</h2><table>
<thead><tr><th>${texts.record}</th><th>${texts.host}</th><th>${texts.type}</th><th>${texts.value}</th><th>${texts.state}</th></tr></thead>
<tbody>${joinHtml(records.map((record) => rowOf(texts, record)))}</tbody></table>`;
}

const tones = { ok: 'good', warn: 'warning', fail: 'bad', queued: 'soft', unknown: 'soft' } as const;

function rowOf(texts: HandoverTexts, { record, host, type, expected, found, status }: PublishedRecord): Html {
  const name = texts.records[record];
  const values = joinHtml(expected.map((value) => copyable(value)));
  const others = found.filter((value) => !expected.includes(value));
  const now =
    status !== 'ok' && others.length > 0
      ? html`<div class="soft">${fillPlaceholders(texts.now, { value: others.join(', ') })}</div>`
      : '';
  return html`<tr><th scope="row">${name}</th><td data-label="${texts.host}">${copyable(host)}</td><td data-label="${texts.type}">${type}</td><td data-label="${texts.value}">${values}${now}</td><td data-label="${texts.state}"><span class="${tones[status]}">${texts.states[status]}</span></td></tr>
`;
}
