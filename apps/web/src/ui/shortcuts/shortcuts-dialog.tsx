import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Key, modifierName } from './key.tsx';
import { areShortcutsOn, turnShortcuts, useShortcuts } from './shortcut-store.ts';

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const shortcuts = useShortcuts();
  const isOn = areShortcutsOn();
  const rows = [
    { keys: [modifierName(), 'K'], label: t('goTo.title') },
    { keys: ['Esc'], label: t('shortcuts.close') },
    ...shortcuts.toReversed().map(({ key, label }) => ({ keys: [key], label })),
  ];
  return (
    <Dialog open maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map(({ keys, label }) => (
            <Box
              component="li"
              key={label}
              sx={{ display: 'flex', gap: 2, minHeight: 36, alignItems: 'center' }}
            >
              <Box sx={{ flex: 1 }}>{label}</Box>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ marginTop: 2 }}
          label={t('shortcuts.singleKeys')}
          control={
            <Switch
              checked={isOn}
              onChange={(_event, on) => turnShortcuts(on)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
