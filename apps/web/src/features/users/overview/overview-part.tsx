import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { colours } from '../../../ui/theme/tokens.ts';

/** Loads more of every part; undefined once as many are loaded as there can be. */
export const ShowAll = createContext<(() => void) | undefined>(undefined);

interface PartProps {
  readonly title: string;
  /** The tab it is changed in. */
  readonly to?: string;
  readonly action?: ReactNode;
  /** How many there are. */
  readonly total?: number;
  /** How many of them are shown here. */
  readonly shown?: number;
  /** What could be there, while nothing is. */
  readonly empty?: ReactNode;
  readonly children?: ReactNode;
}

/** What a user has of one kind: the first of it and how many there are, or what it would be for. */
export function Part({ title, to, action, total, shown = total, empty, children }: PartProps) {
  const { t } = useTranslation('users');
  const { number } = useFormat();
  const headingId = useId();
  const showAll = useContext(ShowAll);
  const isMore = total !== undefined && shown !== undefined && shown < total;
  return (
    <Box component="section" aria-labelledby={headingId} sx={part}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 32 }}>
        <Typography variant="h3" id={headingId} sx={{ flex: '1 1 auto' }}>
          {to === undefined ? title : <Link to={to}>{title}</Link>}
          {total ? (
            <Box component="span" sx={{ marginLeft: 2, color: colours.textSoft, fontWeight: 400 }}>
              {number(total)}
            </Box>
          ) : null}
        </Typography>
        {action}
      </Box>
      {empty === undefined ? null : <Box sx={{ color: colours.textSoft }}>{empty}</Box>}
      {children}
      {isMore && showAll ? (
        <Button
          variant="text"
          onClick={showAll}
          aria-label={`${t('overview.showAll', { num: number(total) })}: ${title}`}
          sx={{ marginLeft: -1.5 }}
        >
          {t('overview.showAll', { num: number(total) })}
        </Button>
      ) : isMore ? (
        <Box sx={{ fontSize: 13, color: colours.textSoft }}>
          {t('overview.more', { num: number(total - shown) })}
        </Box>
      ) : null}
    </Box>
  );
}

const part = {
  minWidth: 0,
  '& + &': { marginTop: 3, paddingTop: 3, borderTop: `1px solid ${colours.border}` },
} as const;

/** One below the other, close together. */
export function Lines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </Box>
  );
}

/** What it is at the left, what is to know about it at the right. */
export function Line({ children, detail }: { readonly children: ReactNode; readonly detail?: ReactNode }) {
  return (
    <Box component="li" sx={line}>
      <Box sx={content}>{children}</Box>
      {detail ? <Box sx={{ fontSize: 13, color: colours.textSoft }}>{detail}</Box> : null}
    </Box>
  );
}

const content = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  minHeight: 32,
  padding: '2px 0',
} as const;
