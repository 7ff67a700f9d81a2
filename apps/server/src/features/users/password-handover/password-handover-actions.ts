import { AppError } from '@posthouse/contract/core/errors';
import {
  handoverDays,
  type passwordHandoverActions,
} from '@posthouse/contract/features/users/password-handover';
import type { Feature, FeatureParts } from '../../../kernel/feature.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { randomKey } from '../../../kernel/random-keys.ts';
import { readSender } from '../../../rules/admins/link-maker-store.ts';
import { generatePassword } from '../../../rules/logins/generated-password.ts';
import { updateUser } from '../update-user.ts';
import { findUserId, lockUser } from '../users-store.ts';
import { passwordHandoverPage } from './password-handover-page.ts';
import {
  deleteHandover,
  findHandover,
  markShown,
  readHandover,
  saveHandover,
} from './password-handover-store.ts';

type Actions = typeof passwordHandoverActions;

/** A password goes to its user without anybody in between: a link shows it once. */
export function passwordHandoverFeature(parts: FeatureParts): Feature<Actions> {
  return {
    handlers: {
      async getPasswordHandover(ctx, key) {
        const link = await readHandover(ctx, await findUserId(ctx, key));
        return {
          link: link
            ? {
                created_at: link.createdAt.toISOString(),
                created_by: link.createdBy,
                expires_at: link.expiresAt.toISOString(),
                shown_at: link.shownAt?.toISOString() ?? null,
              }
            : null,
        };
      },
      createPasswordHandover: createHandler(parts),
      revokePasswordHandover: {
        async apply(ctx, key) {
          const { id, email, domainId } = await lockUser(ctx, key);
          await deleteHandover(ctx, id);
          ctx.recordHistory({ target: email, domainId });
          return 'success';
        },
      },
      openPasswordHandover: openHandler(parts),
    },
    pages: [passwordHandoverPage(parts)],
  };
}

interface Prepared {
  readonly password: string;
  readonly hash: string;
}

function createHandler(parts: FeatureParts): CommandHandler<Actions['createPasswordHandover'], Prepared> {
  const { passwords, secrets, settings } = parts;
  return {
    async prepare(_ctx, { password = generatePassword() }) {
      return { password, hash: await passwords.hash(password) };
    },
    async apply(ctx, { password: _given, days = handoverDays.usual, ...key }, { password, hash }) {
      const id = await findUserId(ctx, key);
      const recordHistory: typeof ctx.recordHistory = (entry) =>
        ctx.recordHistory({ ...entry, after: { ...entry.after, days } });
      await updateUser({ ...ctx, recordHistory }, { id, version: undefined, wanted: {} }, hash);
      const linkKey = randomKey();
      const expiresAt = new Date(ctx.now.getTime() + days * 86_400_000);
      const sealed = secrets.seal(password, sealedFor({ accountId: ctx.caller.accountId, userId: id }));
      await saveHandover(ctx, id, { key: linkKey, sealed, createdBy: await readSender(ctx), expiresAt });
      return { url: `${settings.publicUrl}/password/${linkKey}`, expires_at: expiresAt.toISOString() };
    },
  };
}

function openHandler({ secrets }: FeatureParts): CommandHandler<Actions['openPasswordHandover']> {
  return {
    async apply(ctx, { key }) {
      // Locked: of two who open it at once, one sees the password.
      const found = await findHandover(ctx.db, key, { now: ctx.now, lock: true });
      if (!found?.sealed) throw new AppError('code_invalid');
      const password = secrets.open(found.sealed, sealedFor(found));
      await markShown(ctx.db, found, ctx.now);
      // Whoever has the link is taken for the user.
      ctx.actAs({ accountId: found.accountId, adminId: found.madeBy, adminname: found.email });
      ctx.recordHistory({ target: found.email, domainId: found.domainId });
      return { password };
    },
  };
}

const sealedFor = ({ accountId, userId }: { readonly accountId: number; readonly userId: number }) =>
  `password handover of ${accountId}/${userId}`;
