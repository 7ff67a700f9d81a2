import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsNarrow } from '../../../ui/page/window-width.ts';
import { colours, sizes } from '../../../ui/theme/tokens.ts';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import type { AccessEntry } from './access-list.ts';

interface EntryListProps {
  readonly entries: readonly AccessEntry[];
  /** The id of the text that says why none can be removed at present. */
  readonly keptBecause: string | undefined;
  /** Undefined where the list can only be looked at. */
  readonly onRemove: ((entry: AccessEntry) => void) | undefined;
}

/** A table, or where there is no room for one the entries below each other. */
export function EntryList(props: EntryListProps) {
  return useIsNarrow() ? <EntryCards {...props} /> : <EntryTable {...props} />;
}

function EntryTable({ entries, ...removing }: EntryListProps) {
  const { t } = useTranslation('security');
  const { t: shared } = useTranslation();
  return (
    <Box component="table" sx={table}>
      <caption className="visually-hidden">{t('list.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('list.ip')}</th>
          <th scope="col">{t('list.description')}</th>
          <th scope="col">
            <span className="visually-hidden">{shared('list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <CopyValue value={entry.ip} />
            </th>
            <td>{entry.description}</td>
            <td>
              <RemoveButton entry={entry} {...removing} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function EntryCards({ entries, ...removing }: EntryListProps) {
  const { t } = useTranslation('security');
  return (
    <Box
      component="ul"
      aria-label={t('list.title')}
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${colours.border}` }}
    >
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={card}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <CopyValue value={entry.ip} />
            <Box sx={{ color: colours.textSoft, overflowWrap: 'anywhere' }}>{entry.description}</Box>
          </Box>
          <RemoveButton entry={entry} {...removing} />
        </Box>
      ))}
    </Box>
  );
}

interface RemoveButtonProps extends Omit<EntryListProps, 'entries'> {
  readonly entry: AccessEntry;
}

function RemoveButton({ entry, keptBecause, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('security');
  const isKept = keptBecause !== undefined;
  if (onRemove === undefined) return null;
  return (
    <Button
      variant="outlined"
      aria-label={t('list.removeOf', { ip: entry.ip })}
      aria-disabled={isKept}
      aria-describedby={keptBecause}
      onClick={isKept ? () => undefined : () => onRemove(entry)}
      sx={isKept ? { opacity: 0.6, cursor: 'not-allowed' } : {}}
    >
      {t('list.remove')}
    </Button>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    height: sizes.row,
    padding: '4px 12px 4px 0',
    textAlign: 'left',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${colours.border}`,
  },
  '& thead th': { color: colours.textSoft, fontWeight: 550 },
  '& th:last-of-type:not([scope=row]), & td:last-of-type': { textAlign: 'right', paddingRight: 0 },
} as const;

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  padding: '10px 0',
  borderBottom: `1px solid ${colours.border}`,
} as const;
