import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ActionAnswer } from '@posthouse/contract';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../../ui/page/notice.tsx';

interface QuotaWarningProps {
  readonly effects: ActionAnswer<'getQuotaEffects'>;
  readonly leavesOut: boolean;
  readonly onLeaveOut: (leavesOut: boolean) => void;
}

/** Whom a quota would keep from getting mail, and whether the account has enough of it. */
export function QuotaWarning({ effects, leavesOut, onLeaveOut }: QuotaWarningProps) {
  const { t } = useTranslation('users');
  const { number, size } = useFormat();
  const { over, rows } = effects;
  const missing = leavesOut ? effects.missing_without_over : effects.missing;
  const counted = { num: over, shown: number(over) };
  const more = over - rows.length;
  return (
    <>
      {over > 0 ? (
        <div>
          <Notice tone="warning" isAlert title={t('ask.quotaOver', counted)}>
            <Box component="ul" sx={list}>
              {rows.map(({ id, unicode, used }) => (
                <li key={id}>{t('ask.quotaUsed', { name: unicode, used: size(used) })}</li>
              ))}
              {more > 0 ? <li>{t('ask.quotaMore', { num: more, shown: number(more) })}</li> : null}
            </Box>
          </Notice>
          <FormControlLabel
            sx={{ marginTop: 2 }}
            control={
              <Checkbox
                size="small"
                checked={leavesOut}
                onChange={(_event, isChosen) => onLeaveOut(isChosen)}
              />
            }
            label={t('ask.quotaLeaveOut', counted)}
          />
        </div>
      ) : null}
      {missing > 0 ? (
        <Notice tone="warning" isAlert>
          {t('ask.quotaMissing', { num: size(missing) })}
        </Notice>
      ) : null}
    </>
  );
}

const list = { margin: '4px 0 0', paddingLeft: 5, overflowWrap: 'anywhere' } as const;
