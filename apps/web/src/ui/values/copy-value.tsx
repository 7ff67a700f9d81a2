import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours, monospace } from '../theme/tokens.ts';

interface CopyValueProps {
  readonly value: string;
  /** What is copied, for the button's name: "Copy the key". */
  readonly label?: string;
  readonly isFramed?: boolean;
}

/** An address, a record or a key: monospaced, whole, with a button that copies it. */
export function CopyValue({ value, label, isFramed = false }: CopyValueProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: '100%',
        ...(isFramed && {
          border: `1px solid ${colours.border}`,
          borderRadius: 1,
          backgroundColor: colours.canvas,
          padding: '2px 2px 2px 12px',
        }),
      }}
    >
      <Box
        component="code"
        sx={{ fontFamily: monospace, fontSize: 13, overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {value}
      </Box>
      <CopyButton value={value} {...(label ? { label } : {})} />
    </Box>
  );
}

function CopyButton({ value, label }: { readonly value: string; readonly label?: string }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await writeToClipboard(value);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2_000);
  };
  return (
    <>
      <Tooltip title={isCopied ? t('action.copied') : t('action.copy')}>
        <IconButton
          aria-label={label ?? t('action.copyValue', { value })}
          onClick={() => void copy()}
          sx={{ width: 28, height: 28 }}
        >
          {isCopied ? <Check size={15} /> : <Copy size={15} />}
        </IconButton>
      </Tooltip>
      <span className="visually-hidden" role="status">
        {isCopied ? t('action.copied') : ''}
      </span>
    </>
  );
}

/** Browsers offer the clipboard only over https; a panel in a test network has http. */
export async function writeToClipboard(value: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(value);
  const area = document.createElement('textarea');
  area.value = value;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
