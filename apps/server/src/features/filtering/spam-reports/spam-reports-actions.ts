import { AppError } from '@posthouse/contract/core/errors';
import type { spamReportsActions } from '@posthouse/contract/features/filtering/spam-reports';
import type { Feature, FeatureParts } from '../../../kernel/feature.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { addSender } from '../sender-lists/change-senders.ts';
import { releasePage } from './release-page.ts';
import { askForRelease, findSpamLink, type SpamLink } from './spam-links-store.ts';

type Actions = typeof spamReportsActions;
type ReleaseHandler = CommandHandler<Actions['releaseSpam']>;
type ReleaseContext = Parameters<ReleaseHandler['apply']>[0];
type Recorded = Parameters<ReleaseContext['recordHistory']>[0]['after'];

/** Links of spam reports: what a user can do with a message in the spam folder, without a login. */
export function spamReportsFeature(parts: FeatureParts): Feature<Actions> {
  return { handlers: { releaseSpam: releaseHandler }, pages: [releasePage(parts)] };
}

const releaseHandler: ReleaseHandler = {
  async apply(ctx, { key, allow = false }) {
    // Locked: of two who use it at once, one does something.
    const found = await findSpamLink(ctx.db, key, { now: ctx.now, lock: true });
    if (found === undefined || found.askedAt !== null) throw new AppError('code_invalid');
    const allows = allow && found.address !== '';
    const after = allows ? await allowSender(ctx, found) : undefined;
    await askForRelease(ctx.db, found, { now: ctx.now, allows });
    // Whoever has the link is taken for the user. The mail engine writes another entry once the message is moved.
    ctx.actAs({ accountId: found.accountId, adminId: null, adminname: found.email });
    const entry = { target: found.email, domainId: found.domainId, isPending: true };
    ctx.recordHistory(after === undefined ? entry : { ...entry, after });
    return 'success';
  },
};

/**
 * The From is what the user has read, so that is who is allowed, for this user alone. It counts only where the sender proves
 * to be that, as every entry does.
 */
async function allowSender(ctx: ReleaseContext, { accountId, domainId, email, address }: SpamLink) {
  let after: Recorded;
  const caller = { accountId, domains: [domainId], adminname: email };
  const recordHistory: ReleaseContext['recordHistory'] = (entry) => {
    after = entry.after;
  };
  const entry = { address, email, apply_to_headers: true };
  await addSender({ ...ctx, caller, recordHistory }, 'allow', entry).catch((error: unknown) => {
    // Allowed already.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  });
  return after;
}
