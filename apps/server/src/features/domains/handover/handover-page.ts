import { type Language, languageTags } from '@posthouse/contract/core/languages';
import type { HealthRow } from '@posthouse/contract/features/domains/health';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Page } from '../../../kernel/feature.ts';
import { type Html, html, sendPage } from '../../../kernel/http/page.ts';
import { preferredLanguage } from '../../../kernel/http/preferred-language.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { healthOf } from '../health/health-actions.ts';
import { readVerification } from '../ownership/ownership-store.ts';
import { findHandover } from './handover-store.ts';
import { type HandoverTexts, handoverTexts } from './handover-texts.ts';

/** For whoever runs the DNS and has no login: the records of one domain, while the link counts. */
export function handoverPage(parts: DomainsParts): Page {
  return (app) => {
    app.get<{ Params: { key: string } }>('/handover/:key', async (request, reply) => {
      const language = preferredLanguage(request.headers['accept-language']);
      const texts = handoverTexts[language];
      const found = await findHandover(parts.database.db, request.params.key, parts.clock.now());
      if (found === undefined) {
        return sendPage(reply, {
          language,
          title: texts.deadTitle,
          body: html`<p>${texts.dead}</p>`,
          status: 404,
        });
      }
      const ctx = {
        db: parts.database.db,
        session: { accountId: found.accountId, domains: [found.domainId] },
      };
      return sendPage(reply, {
        language,
        isWide: true,
        title: fillPlaceholders(texts.title, { domain: found.unicode }),
        body: await recordsOf(parts, ctx, { ...found, language }),
      });
    });
  };
}

interface Shown {
  readonly domainId: number;
  readonly expiresAt: Date;
  readonly language: Language;
}

async function recordsOf(
  parts: DomainsParts,
  ctx: TenantContext,
  { domainId, expiresAt, language }: Shown,
): Promise<Html> {
  const texts = handoverTexts[language];
  const proof = await readVerification(ctx, { id: domainId });
  const health = await healthOf(parts, ctx, domainId);
  const written = new Intl.DateTimeFormat(languageTags[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  const proofRow = rowOf(texts, {
    name: texts.proof,
    host: proof.host,
    type: proof.type,
    expected: [proof.value],
    status: proof.status === 'verified' ? 'ok' : 'fail',
  });
  const rows = health.records
    .filter(({ expected, type }) => expected.length > 0 && type !== 'TLS')
    .map((record) => rowOf(texts, { ...record, name: texts.records[record.record] }));
  const checked = health.checked_at && written.format(new Date(health.checked_at));
  return html`<p>${texts.purpose}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${texts.value}"><table>
<thead><tr><th></th><th>${texts.host}</th><th>${texts.type}</th><th>${texts.value}</th><th>${texts.state}</th></tr></thead>
<tbody>${joined([proofRow, ...rows])}</tbody></table></div>
<p>${checked ? fillPlaceholders(texts.checked, { time: checked }) : texts.states.queued}</p>
<p>${fillPlaceholders(texts.expires, { time: written.format(expiresAt) })}</p>`;
}

type Row = Pick<HealthRow, 'host' | 'type' | 'expected' | 'status'> & { readonly name: string };

function rowOf(texts: HandoverTexts, { name, host, type, expected, status }: Row): Html {
  const values = joined(expected.map((value) => html`<code>${value}</code><br>`));
  return html`<tr><th scope="row">${name}</th><td><code>${host}</code></td><td>${type}</td><td>${values}</td><td>${texts.states[status]}</td></tr>
`;
}

function joined(parts: readonly Html[]): Html {
  return parts.reduce((all, part) => html`${all}${part}`, html``);
}
