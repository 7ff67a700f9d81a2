import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { colours } from '../theme/tokens.ts';
import { ChangeMark } from './change-mark.tsx';
import { differenceOf, type FieldDifference, type RecordFields } from './difference.ts';
import { DifferenceValue } from './difference-value.tsx';

type ValueName = (path: readonly string[], value: unknown) => string | undefined;

interface DifferenceViewProps {
  readonly before: RecordFields | null;
  readonly after: RecordFields | null;
  /** What the table is about, for screen readers. */
  readonly caption: string;
  /** The word for a field; its own name unless given. */
  readonly fieldName?: (field: string) => string;
  /** The word for a value of the field at a path, where the value itself is none. */
  readonly valueName?: ValueName;
  /** Leaves out what stayed the same. */
  readonly onlyChanges?: boolean;
}

/** Before and after of a record, field by field. */
export function DifferenceView({
  before,
  after,
  caption,
  fieldName = (field) => field,
  valueName = () => undefined,
  onlyChanges = false,
}: DifferenceViewProps) {
  const { t } = useTranslation();
  const fields = differenceOf(before, after).filter(({ change }) => !onlyChanges || change !== 'same');
  if (fields.length === 0) return <Box sx={{ color: colours.textSoft }}>{t('difference.nothing')}</Box>;
  const sides = [...(before ? (['before'] as const) : []), ...(after ? (['after'] as const) : [])];
  return (
    <Box component="table" sx={table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('difference.field')}</th>
          {sides.map((side) => (
            <th scope="col" key={side}>
              {t(`difference.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.path.join('.')} className={field.change}>
            <th scope="row">
              <ChangeMark change={field.change} />
              {field.path.map(fieldName).join(' › ')}
            </th>
            {sides.map((side) => (
              <td key={side}>
                <Side field={field} side={side} valueName={valueName} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface SideProps {
  readonly field: FieldDifference;
  readonly side: 'before' | 'after';
  readonly valueName: ValueName;
}

function Side({ field, side, valueName }: SideProps) {
  const gone = side === 'before' ? 'removed' : 'added';
  if (!field.items) {
    const isMarked = field.change === 'changed' || field.change === gone;
    const value = field[side];
    return (
      <DifferenceValue value={value} word={valueName(field.path, value)} change={isMarked ? gone : 'same'} />
    );
  }
  const items = field.items.filter(({ change }) => change === 'same' || change === gone);
  if (items.length === 0) return <DifferenceValue value="" change="same" />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
      {items.map(({ change, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same value twice and never changes here
        <li key={index}>
          <DifferenceValue value={value} word={valueName(field.path, value)} change={change} />
        </li>
      ))}
    </Box>
  );
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    padding: '8px 12px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${colours.border}`,
  },
  '& th:first-of-type': { width: '28%' },
  '& thead th': { color: colours.textSoft, fontWeight: 550 },
  '& tbody th': { fontWeight: 560 },
  '& tbody tr.same th': { fontWeight: 'inherit', color: colours.textSoft },
} as const;
