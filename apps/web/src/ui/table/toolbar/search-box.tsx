import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Key } from '../../shortcuts/key.tsx';
import { useShortcut } from '../../shortcuts/shortcut-store.ts';
import { colours } from '../../theme/tokens.ts';

const restMs = 250;

/** The browser’s own cross has no name in the panel’s language. */
const ownClearButton = { '& input::-webkit-search-cancel-button': { display: 'none' } };

const adornment = { minWidth: 28, justifyContent: 'center' };

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Searches when typing rests, or at once with Enter. */
export function SearchBox({ label, value, onSearch, input }: SearchBoxProps) {
  const { t } = useTranslation();
  const { text, type, send } = useTypedText(value, onSearch);
  useShortcut('/', t('list.focusSearch'), () => input.current?.select());
  return (
    <OutlinedInput
      type="search"
      inputRef={input}
      value={text}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text !== '') send('');
      }}
      inputProps={{ 'aria-label': label, maxLength: 200, enterKeyHint: 'search', autoComplete: 'off' }}
      sx={{
        alignSelf: 'flex-start',
        // What is to be typed is whole before there is room left between the buttons.
        flex: { xs: '1 1 0', md: '1000 1 200px' },
        minWidth: 0,
        maxWidth: { md: 340 },
        paddingLeft: '10px',
        paddingRight: '4px',
        '& input': { paddingInline: '8px 0' },
        ...ownClearButton,
      }}
      startAdornment={<Search size={16} color={colours.textSoft} aria-hidden style={{ flexShrink: 0 }} />}
      endAdornment={
        <InputAdornment
          position="end"
          // On a phone there is no key to name, and no room to leave empty.
          sx={{ display: text === '' ? { xs: 'none', md: 'flex' } : 'flex', ...adornment }}
        >
          {text === '' ? (
            <Box component="span" aria-hidden>
              <Key>/</Key>
            </Box>
          ) : (
            <IconButton
              aria-label={t('list.clearSearch')}
              onClick={() => {
                send('');
                input.current?.focus();
              }}
              sx={{ width: 28, height: 28 }}
            >
              <X size={15} />
            </IconButton>
          )}
        </InputAdornment>
      }
    />
  );
}

/** The text while it is typed; the address follows, and leads when one goes back or clears the filters. */
function useTypedText(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly isSent: boolean }>();
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // What arrives may be older than what has been typed since.
    if (typed?.isSent) setTyped(undefined);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const send = (text: string) => {
    setTyped({ text, isSent: true });
    latest.current(text);
  };
  useEffect(() => {
    if (typed === undefined || typed.isSent) return undefined;
    const timer = setTimeout(() => {
      setTyped({ ...typed, isSent: true });
      latest.current(typed.text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: typed?.text ?? value, type: (text: string) => setTyped({ text, isSent: false }), send };
}
