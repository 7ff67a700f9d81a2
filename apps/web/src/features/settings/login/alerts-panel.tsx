import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { alertKinds } from '@posthouse/contract/features/alerts';
import { type ReactNode, useId } from 'react';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCommand } from '../../../api/use-command.ts';
import { CountriesCredit } from '../../../domain/countries-credit.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';

/** What one is told of by mail; each switch saves itself. */
export function AlertsPanel() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useAction('getAlerts', {});
  const save = useCommand('setAlerts', { changes: ['getAlerts'] });
  // Shown at once; a refusal brings back what is stored.
  const chosen = save.isPending ? (save.variables.alerts as readonly AlertKind[]) : data?.alerts;
  return (
    <Panel title={t('alerts.title')}>
      {data && chosen ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {data.offered.map((kind) => (
            <AlertSwitch
              key={kind}
              kind={kind}
              isOn={chosen.includes(kind)}
              onTurn={(isOn) => save.mutate({ alerts: withAlert(chosen, kind, isOn) })}
            >
              {kind === 'country' ? <CountriesCredit /> : null}
            </AlertSwitch>
          ))}
        </Box>
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={alertKinds.length} rowHeight={56} />
      )}
    </Panel>
  );
}

interface AlertSwitchProps {
  readonly kind: AlertKind;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function AlertSwitch({ kind, isOn, onTurn, children }: AlertSwitchProps) {
  const { t } = useTranslation('settings');
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        label={t(`alerts.${kind}`)}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, checked) => onTurn(checked)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': hintId } }}
          />
        }
      />
      <Box id={hintId} sx={{ fontSize: 13, color: colours.textSoft }}>
        {t(`alertHints.${kind}`)} {children}
      </Box>
    </Box>
  );
}

export type AlertKind = (typeof alertKinds)[number];

/** The chosen kinds after one was turned on or off, in the order of the contract. */
export function withAlert(chosen: readonly AlertKind[], kind: AlertKind, isOn: boolean): AlertKind[] {
  return alertKinds.filter((known) => (known === kind ? isOn : chosen.includes(known)));
}
