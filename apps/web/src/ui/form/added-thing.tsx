import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { loadDeedWords } from '../../api/announce.ts';
import { deedText } from '../../i18n/deed-words.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../navigation/link.tsx';
import { Notice } from '../page/notice.tsx';
import { colours } from '../theme/tokens.ts';

interface AddedThingProps {
  /** What added it, and what it is called: "User anna@example.com added". */
  readonly command: string;
  readonly name: string;
  /** Its page, or its side panel. */
  readonly to?: string;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly openLabel?: string;
  readonly onAgain: () => void;
  /** What one needs next; nothing an admin must copy goes away by itself. */
  readonly children?: ReactNode;
}

/** Its sentence may come after the answer. */
function useDeed(command: string, name: string): string | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void loadDeedWords().then(() => setLoaded(true));
  }, []);
  return deedText({ command, name });
}

/** In place of the form that added something: what it is, where it is, what comes next, and the way to another one. */
export function AddedThing({ command, name, to, search, openLabel, ...props }: AddedThingProps) {
  const { t } = useTranslation();
  const deed = useDeed(command, name);
  const done = t('operation.done');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="good" isAlert title={<Box sx={{ overflowWrap: 'anywhere' }}>{deed ?? name}</Box>}>
        <Box sx={{ color: colours.textSoft, fontSize: 12 }}>{done}</Box>
      </Notice>
      {props.children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {to === undefined ? null : (
          <LinkButton variant="contained" to={to} {...(search ? { search } : {})} ignoreBlocker>
            {openLabel ?? t('added.open')}
          </LinkButton>
        )}
        <Button variant="outlined" onClick={props.onAgain}>
          {t('added.another')}
        </Button>
      </Box>
    </Box>
  );
}
