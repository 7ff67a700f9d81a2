import type { ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { auditActions } from '@posthouse/contract/features/audit';
import type { Feature } from '../../kernel/feature.ts';
import type { CommandContextOf } from '../../kernel/handlers.ts';
import { demandVerifiedDomain } from '../../rules/addresses/mailbox-domains.ts';
import { listVisibleNames } from '../../rules/hosted-domains/domain-scope.ts';
import { forgetLogins } from '../../rules/logins/forget-logins.ts';
import { readAudit } from '../../rules/mail-ways/audit-mailboxes.ts';
import { auditList, deleteAudit, findAuditedDomain, lockAuditMailbox, putAudit } from './audit-store.ts';

type Actions = typeof auditActions;
type Page = ResultOf<Actions['getAudit']>;

export function auditFeature(): Feature<Actions> {
  return {
    handlers: {
      async getAudit(ctx, input) {
        const page = await auditList.answer(ctx, input);
        if (ctx.caller.domains === 'all') return page;
        return withoutHidden(JSON.parse(page.text) as Page, await listVisibleNames(ctx));
      },
      setAuditDomain: {
        async apply(ctx, { domain: name, audit_email }) {
          const { id, ascii } = await demandVerifiedDomain(ctx, name);
          const mailbox = await lockAuditMailbox(ctx, audit_email, id);
          // The same for one that is not there: nothing is learned of mailboxes in other domains.
          if (mailbox === undefined) throw AppError.field('audit_email', 'audit_mailbox');
          const before = await readAudit(ctx, id);
          await putAudit(ctx, id, mailbox.id);
          // They may be of somebody who was kept from this domain.
          if (before?.email !== mailbox.email) await forgetLogins(ctx, mailbox.id);
          const after = { enabled: true, email: mailbox.email, mailboxDomainId: mailbox.domainId };
          record(ctx, { id, ascii }, before, after);
          const row = await auditList.readRow(ctx, id);
          if (row === undefined) throw new Error('an audited domain is gone');
          return row;
        },
      },
      removeAuditDomain: {
        async apply(ctx, { domain: ascii }) {
          const id = await findAuditedDomain(ctx, ascii);
          const before = id === undefined ? undefined : await readAudit(ctx, id);
          if (id === undefined || before === undefined) throw new AppError('not_found');
          await deleteAudit(ctx, id);
          record(ctx, { id, ascii }, before, undefined);
          return 'success';
        },
      },
    },
  };
}

/** Who is limited to domains is not told which mailboxes there are in others. */
function withoutHidden(page: Page, visible: readonly string[]): Page {
  const isVisible = (email: string) => visible.includes(email.slice(email.lastIndexOf('@') + 1));
  return {
    ...page,
    rows: page.rows.map((row) =>
      isVisible(row.audit_email)
        ? row
        : { ...row, audit_email: '', audit_unicode: '', mailbox: 'hidden' as const },
    ),
  };
}

interface Journal {
  readonly enabled: boolean;
  readonly email: string;
  readonly mailboxDomainId: number;
}

/**
 * The history of the domain names the mailbox only where both are in the same domain: its readers may be limited to it. Of
 * others there is an entry that belongs to no domain.
 */
function record(
  ctx: CommandContextOf<Actions['setAuditDomain']>,
  { id: domainId, ascii: target }: { readonly id: number; readonly ascii: string },
  before: Journal | undefined,
  after: Journal | undefined,
): void {
  const { domains } = ctx.caller;
  const inside = (journal: Journal) => journal.mailboxDomainId === domainId;
  const ofDomain = (journal: Journal) => ({
    audit_enabled: journal.enabled,
    ...(inside(journal) ? { audit_email: journal.email } : {}),
  });
  const ofAccount = (journal: Journal) => ({
    domain: target,
    ...(domains === 'all' || domains.includes(journal.mailboxDomainId) ? { audit_email: journal.email } : {}),
  });
  const facts = (tell: typeof ofDomain | typeof ofAccount) => ({
    ...(before ? { before: tell(before) } : {}),
    ...(after ? { after: tell(after) } : {}),
  });
  ctx.recordHistory({ target, domainId, ...facts(ofDomain) });
  const isOutside = [before, after].some((journal) => journal && !inside(journal));
  if (isOutside) ctx.recordHistory({ target, domainId: null, ...facts(ofAccount) });
}
