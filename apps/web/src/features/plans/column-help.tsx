import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { likeOfKind } from '@posthouse/contract/features/plans/plan-reasons';
import { Download } from 'lucide-react';
import { saveText } from '../../api/files.ts';
import { factName } from '../../i18n/history-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { type FileKind, planKinds } from './plan-kinds.ts';

/** The columns by the words about them; several that mean the same have the same words. Of a column that is not here the
 * name of its field says enough. */
const explained = {
  users: {
    'columns.of.users.email': 'email',
    'columns.of.users.password': 'password',
    'columns.of.users.quota_gb': 'quota_gb',
    'columns.of.users.account_type': 'account_type',
    'columns.of.users.mailbox_type': 'mailbox_type',
    'columns.of.users.language': 'language',
    'columns.of.users.timezone': 'timezone',
    'columns.of.users.twofa_allowed': 'twofa_allowed',
    'columns.of.users.imap': 'imap, pop3, smtp',
    'columns.of.users.active': 'active',
    'columns.of.users.dateformat': 'dateformat',
    'columns.of.users.oex_type': 'oex_type',
    'columns.of.users.relay_host': 'relay_host',
  },
  aliases: {
    'columns.of.aliases.email': 'email',
    'columns.of.aliases.forward': 'forward',
    'columns.of.aliases.note': 'note',
    'columns.of.aliases.active': 'active',
  },
  list_members: {
    'columns.of.list_members.list': 'list',
    'columns.of.list_members.member': 'member',
  },
  whitelist: { 'columns.of.senders.address': 'address' },
  blacklist: { 'columns.of.senders.address': 'address' },
} as const;
type Words = { [Kind in FileKind]: keyof (typeof explained)[Kind] }[FileKind];

/** What a file can say, and one to begin with. */
export function ColumnHelp({ kind }: { readonly kind: FileKind }) {
  const { t } = useTranslation('plans');
  const lines = linesOf(kind, (words) => t(words));
  return (
    <Panel
      title={t('columns.title')}
      action={
        <Button
          variant="outlined"
          startIcon={<Download size={16} aria-hidden />}
          onClick={() => saveText(planKinds[kind].example.file, templateOf(kind), 'text/csv')}
        >
          {t('columns.template')}
        </Button>
      }
    >
      <Box sx={{ color: colours.textSoft, marginBottom: 3 }}>{t(`of.${kind}.hint`)}</Box>
      <Box component="dl" sx={{ margin: 0, display: 'grid' }}>
        {lines.map(({ names, words }) => (
          <Box key={names} sx={line}>
            <dt>
              <code>{names}</code>
            </dt>
            <Box component="dd" sx={{ margin: 0, fontSize: 13, color: colours.textSoft }}>
              {words}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface Line {
  readonly names: string;
  readonly words: string;
}

/** In the order of a file without a header. */
function linesOf(kind: FileKind, say: (words: Words) => string): readonly Line[] {
  const lines: readonly Line[] = Object.entries(explained[kind]).map(([words, names]) => ({
    names,
    words: say(words as Words),
  }));
  const known = new Map(lines.flatMap((line) => line.names.split(', ').map((name) => [name, line])));
  const inOrder = planKinds[kind].columns.inOrder.map(
    (name) => known.get(name) ?? { names: name, words: factName(likeOfKind[kind], name) },
  );
  return [...new Set(inOrder)];
}

/** The mark tells spreadsheets that the file is UTF-8. */
function templateOf(kind: FileKind): string {
  const { columns, example } = planKinds[kind];
  const names = columns.inOrder.slice(0, example.rows[0].length);
  return `\ufeff${[names, ...example.rows].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
  columnGap: 4,
  padding: '7px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
