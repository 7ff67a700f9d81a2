import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../ui/values/status-label.tsx';
import { type AccessList, isOwnList, type Whose } from './access-list.ts';
import { OwnAddress } from './own-address.tsx';
import { LiftDialog, RestrictDialog } from './restrict-dialog.tsx';

interface AccessStateProps {
  readonly whose: Whose;
  readonly list: AccessList;
  /** Set by who manages this sub-admin: it can only be looked at. */
  readonly isFixed: boolean;
  readonly onOwnAdded: () => void;
}

/** Whether the list counts, and what that means for whoever looks at it. */
export function AccessState({ whose, list, isFixed, onOwnAdded }: AccessStateProps) {
  const { t } = useTranslation('security');
  const { t: shared } = useTranslation();
  const [asking, setAsking] = useState<'restrict' | 'lift'>();
  const isRestricted = list.restricted === 1;
  const isEmpty = list.rows.length === 0;
  const close = () => setAsking(undefined);
  return (
    <Panel title={t('access.title')}>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <StatusLabel tone={isRestricted ? 'good' : 'neutral'}>
            {t(isRestricted ? 'access.restricted' : 'access.unrestricted')}
          </StatusLabel>
          <Box sx={{ marginTop: 1 }}>
            {t(isRestricted ? 'access.restrictedText' : 'access.unrestrictedText')}
          </Box>
          <Box sx={{ color: colours.textSoft }}>{t('access.atOnce')}</Box>
        </Box>
        {isOwnList(whose) ? <OwnAddress list={list} isFixed={isFixed} onAdded={onOwnAdded} /> : null}
        {isFixed ? <Box sx={{ color: colours.textSoft }}>{t('access.managed')}</Box> : null}
        {isFixed ? null : (
          <ExplainedButton
            reason={!isRestricted && isEmpty ? shared('fields.ip_list_empty') : undefined}
            onClick={() => setAsking(isRestricted ? 'lift' : 'restrict')}
          >
            {t(isRestricted ? 'access.lift' : 'access.restrict')}
          </ExplainedButton>
        )}
      </Box>
      {asking === 'restrict' ? <RestrictDialog whose={whose} list={list} onClose={close} /> : null}
      {asking === 'lift' ? <LiftDialog whose={whose} onClose={close} /> : null}
    </Panel>
  );
}

interface ExplainedButtonProps extends ButtonProps {
  /** Why it does nothing at present; the button stays within reach, so that everybody learns the reason. */
  readonly reason?: string | undefined;
}

function ExplainedButton({ reason, onClick, ...props }: ExplainedButtonProps) {
  const reasonId = useId();
  if (reason === undefined) return <Button variant="outlined" {...props} onClick={onClick} />;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        {...props}
        aria-disabled
        aria-describedby={reasonId}
        sx={{ opacity: 0.6, cursor: 'not-allowed' }}
      />
      <Box id={reasonId} sx={{ fontSize: 13, color: colours.textSoft }}>
        {reason}
      </Box>
    </Box>
  );
}
