import type { ErrorCode } from '@posthouse/contract/core/errors';
import type { RecycledKind } from '@posthouse/contract/features/recycle-bin';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useMailEngine } from '../../domain/mail-engine/use-mail-engine.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, RowAction, RowCount } from '../../ui/table/definition/list-actions.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export function useBulkActions(kind: RecycledKind): readonly BulkAction[] {
  const { t } = useTranslation('recycle-bin');
  const { reason, needed } = useReasons(kind);
  const consequences = usePurgeText(kind);
  return [
    {
      command: 'restoreItems',
      given: { kind },
      label: (count: RowCount) => t(`of.${kind}.restore`, { ...count }),
      icon: RotateCcw,
      reason,
    },
    {
      command: 'purgeItems',
      given: { kind },
      label: (count: RowCount) => t(`of.${kind}.purge`, { ...count }),
      icon: Trash2,
      isDestructive: true,
      reason: needed,
      confirm: {
        title: (count) => t(`of.${kind}.askPurge`, { ...count }),
        consequences,
        typeName: true,
      },
    },
  ];
}

export function useRowActions(kind: RecycledKind): (row: RowOf<'getRecycleBin'>) => readonly RowAction[] {
  const { t } = useTranslation('recycle-bin');
  const { reason, needed } = useReasons(kind);
  const consequences = usePurgeText(kind);
  return ({ id, name }) => [
    {
      label: t('row.restore'),
      icon: RotateCcw,
      command: 'restoreItems',
      input: { kind, ids: [id] },
      reason,
    },
    {
      label: t('row.purge'),
      icon: Trash2,
      isDestructive: true,
      command: 'purgeItems',
      input: { kind, ids: [id] },
      reason: needed,
      confirm: {
        title: t('ask.purgeOne', { name }),
        consequences,
        typeName: true,
      },
    },
  ];
}

/** Kinds that have mail of their own. */
const withMail: readonly RecycledKind[] = ['domains', 'users', 'public_folders'];

/** What goes with them: mail only where a mail engine keeps it, and only when that runs. */
function usePurgeText(kind: RecycledKind): string {
  const { t } = useTranslation('recycle-bin');
  const state = useMailEngine().data?.state;
  const text = t(`of.${kind}.purgeText`);
  if (!withMail.includes(kind) || state === undefined || state === 'not_installed') return text;
  return `${t(state === 'stopped' ? 'mailOfPurged.later' : 'mailOfPurged.soon')} ${text}`;
}

/** Why something cannot come back or must stay, and what to do about it. */
function useReasons(kind: RecycledKind) {
  const { t } = useTranslation('recycle-bin');
  const isFolder = kind === 'public_folders';
  const reasons: Partial<Record<ErrorCode, string>> = {
    conflict: t(isFolder ? 'reason.folderConflict' : 'reason.conflict'),
    limit_reached: t(isFolder ? 'reason.folderLimit' : 'reason.limit_reached'),
  };
  return {
    reason: (code: ErrorCode) => reasons[code],
    needed: (code: ErrorCode) => (code === 'conflict' ? t('reason.needed') : undefined),
  };
}
