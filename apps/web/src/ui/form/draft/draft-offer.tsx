import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Notice } from '../../page/notice.tsx';
import type { OfferedDraft } from './use-draft.ts';

/** Offers back what was typed before the session ended. */
export function DraftOffer({ offer }: { readonly offer: OfferedDraft }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <Notice
      tone="neutral"
      title={t('form.draftTitle')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" onClick={offer.restore}>
            {t('form.draftRestore')}
          </Button>
          <Button variant="outlined" onClick={offer.discard}>
            {t('form.draftDiscard')}
          </Button>
        </Box>
      }
    >
      {t('form.draftText', { time: time(new Date(offer.at)) })}
      {offer.hasSecrets ? ` ${t('form.draftSecrets')}` : null}
    </Notice>
  );
}
