import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { userImportColumns } from '@posthouse/contract/fields/import-columns';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../api/files.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';

/** The columns that mean the same, and the words about them. */
const explained = [
  ['email'],
  ['name'],
  ['password'],
  ['quota_gb'],
  ['account_type'],
  ['mailbox_type'],
  ['language'],
  ['timezone'],
  ['twofa_allowed'],
  ['imap', 'pop3', 'smtp'],
  ['active'],
  ['dateformat'],
  ['oex_type'],
  ['relay_host'],
] as const;

/** What a file can say, and one to begin with. */
export function ColumnHelp() {
  const { t } = useTranslation('plans');
  return (
    <Panel
      title={t('columns.title')}
      action={
        <Button
          variant="outlined"
          startIcon={<Download size={16} aria-hidden />}
          onClick={() => saveText('users.csv', template, 'text/csv')}
        >
          {t('columns.template')}
        </Button>
      }
    >
      <Box sx={{ color: colours.textSoft, marginBottom: 3 }}>{t('columns.hint')}</Box>
      <Box component="dl" sx={{ margin: 0, display: 'grid' }}>
        {explained.map((names) => (
          <Box key={names[0]} sx={line}>
            <dt>
              <code>{names.join(', ')}</code>
            </dt>
            <Box component="dd" sx={{ margin: 0, fontSize: 13, color: colours.textSoft }}>
              {t(`columns.of.${names[0]}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** The mark tells spreadsheets that the file is UTF-8. */
const template = `\ufeff${[
  userImportColumns.inOrder.slice(0, 13),
  [
    'anna@example.com',
    'Anna Berg',
    '',
    '5',
    'basic',
    'normal',
    'en',
    'Europe/Berlin',
    'no',
    'yes',
    'no',
    'yes',
    'yes',
  ],
  ['room1@example.com', 'Meeting room', '', '0.5', 'enhanced', 'room', '', '', '', '', '', '', 'yes'],
]
  .map((cells) => cells.join(','))
  .join('\r\n')}\r\n`;

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
  columnGap: 4,
  padding: '7px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
