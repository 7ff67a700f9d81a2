import Box from '@mui/material/Box';
import { ruleLimits } from '@posthouse/contract/features/users/delivery-rules';
import { canForward } from '@posthouse/contract/features/users/user-abilities';
import { useState } from 'react';
import { useCan } from '../../../../api/access.ts';
import { errorText } from '../../../../api/api-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { SidePanel } from '../../../../ui/dialogs/side-panel.tsx';
import { LoadingState } from '../../../../ui/page/loading-state.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { EmptyState, ErrorState } from '../../../../ui/page/page-states.tsx';
import { Panel } from '../../../../ui/page/panel.tsx';
import { AddButton } from '../../../../ui/table/toolbar/add-button.tsx';
import { newRow } from '../../../../ui/table/view/list-view.ts';
import { useOpenPanel } from '../../../../ui/table/view/use-open-panel.ts';
import { colours } from '../../../../ui/theme/tokens.ts';
import { UserPage } from '../../page/user-page.tsx';
import type { User } from '../../user.ts';
import { RelayedNotice } from '../relayed-notice.tsx';
import { OwnFilterNotice } from './own-filter-notice.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';
import { ScriptPanel } from './script-panel.tsx';
import { type Rule, useRules } from './use-rules.ts';

/** What happens to mail when it arrives. */
export function RulesScreen() {
  return (
    <UserPage tab="rules">
      {(row) => (
        <Box sx={{ maxWidth: 960, display: 'grid', gap: 4 }}>
          <RelayedNotice row={row} />
          {canForward(row) ? <RulesOfUser row={row} /> : <NoRules />}
        </Box>
      )}
    </UserPage>
  );
}

function NoRules() {
  const { t } = useTranslation('users');
  return (
    <Panel title={t('page.rules')}>
      <EmptyState title={t('delivery.auditRules')}>{t('sharing.forwards.auditHint')}</EmptyState>
    </Panel>
  );
}

function RulesOfUser({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('setDeliveryRules');
  const { rules: known, error, refetch, change, isSaving } = useRules(row.id);
  const panel = useOpenPanel();
  const [removing, setRemoving] = useState<Rule>();
  if (!known) {
    return error ? (
      <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState rows={6} />
    );
  }
  const { rules, script, own_filter_off: offSince } = known;
  const isFull = rules.length >= ruleLimits.rules;
  const add = {
    label: t('delivery.rules.add'),
    needs: 'setDeliveryRules',
    content: () => <RuleForm change={change} close={panel.close} />,
  } as const;
  const addButton = (hasShortcut: boolean) =>
    isFull ? null : <AddButton add={add} onOpen={panel.open} hasShortcut={hasShortcut} />;
  return (
    <>
      {offSince === null ? null : (
        <OwnFilterNotice userId={row.id} offSince={offSince} onTurnedOn={() => void refetch()} />
      )}
      <Panel title={t('page.rules')} action={rules.length > 0 ? addButton(true) : null}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {mayChange ? null : <Notice tone="neutral">{t('page.readOnly')}</Notice>}
          {isFull ? (
            <Notice tone="neutral">{t('delivery.rules.full', { num: ruleLimits.rules })}</Notice>
          ) : null}
          {rules.length === 0 ? (
            <EmptyState title={t('delivery.rules.empty')} action={addButton(true)}>
              {t('delivery.rules.emptyHint')}
            </EmptyState>
          ) : (
            <>
              <Box sx={{ color: colours.textSoft }}>{t('delivery.rules.intro')}</Box>
              <RuleList
                rules={rules}
                {...(mayChange ? { doing: { change, isSaving, edit: panel.open, remove: setRemoving } } : {})}
              />
            </>
          )}
        </Box>
      </Panel>
      <ScriptPanel script={script} />
      {mayChange ? <RulePanel panel={panel} rules={rules} add={add} change={change} /> : null}
      {removing ? (
        <ConfirmDialog
          title={t('delivery.rules.removeAsk', { name: removing.name })}
          consequences={t('delivery.rules.removeText')}
          confirmLabel={t('delivery.rules.remove')}
          isDestructive
          isRunning={isSaving}
          onConfirm={() =>
            void change((all) => all.filter(({ id }) => id !== removing.id))
              .catch(() => undefined)
              .finally(() => setRemoving(undefined))
          }
          onCancel={() => setRemoving(undefined)}
        />
      ) : null}
    </>
  );
}

interface RulePanelProps {
  readonly panel: ReturnType<typeof useOpenPanel>;
  readonly rules: readonly Rule[];
  readonly add: { readonly label: string; readonly content: () => React.ReactNode };
  readonly change: ReturnType<typeof useRules>['change'];
}

function RulePanel({ panel, rules, add, change }: RulePanelProps) {
  const { t } = useTranslation('users');
  // What was open stays in the panel while it slides away.
  const [shown, setShown] = useState(panel.shown);
  if (panel.shown !== undefined && panel.shown !== shown) setShown(panel.shown);
  if (shown === undefined) return null;
  const isOpen = panel.shown !== undefined;
  if (shown === newRow) {
    return (
      <SidePanel title={add.label} isOpen={isOpen} onClose={panel.close}>
        {add.content()}
      </SidePanel>
    );
  }
  const rule = rules.find(({ id }) => id === shown);
  return (
    <SidePanel title={t('delivery.rules.edit')} isOpen={isOpen} onClose={panel.close}>
      {rule ? (
        <RuleForm key={rule.id} rule={rule} change={change} close={panel.close} />
      ) : (
        <EmptyState title={t('delivery.rules.gone')}>{t('delivery.rules.goneHint')}</EmptyState>
      )}
    </SidePanel>
  );
}
