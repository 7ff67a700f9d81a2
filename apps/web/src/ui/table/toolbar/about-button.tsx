import IconButton from '@mui/material/IconButton';
import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PopoverPanel } from '../controls/popover-panel.tsx';

/** What a list is for, on demand: those who look at it all day know. */
export function AboutButton({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('list.about')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 28, height: 28 }}
      >
        <Info size={16} aria-hidden />
      </IconButton>
      <PopoverPanel title={t('list.about')} anchor={anchor} onClose={() => setAnchor(null)}>
        {children}
      </PopoverPanel>
    </>
  );
}
