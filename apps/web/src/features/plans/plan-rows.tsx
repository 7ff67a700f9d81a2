import Box from '@mui/material/Box';
import { planOutcomes, planResults } from '@posthouse/contract/features/plans';
import { rowState } from '@posthouse/contract/features/plans/row-state';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import {
  importRowTypes,
  type OffboardingPart,
  offboardingParts,
  type PlanRowType,
} from '@posthouse/contract/fields/plan-row-type';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DifferenceView } from '../../ui/difference/difference-view.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { ListSection } from '../../ui/table/list-screen.tsx';
import type { Tone } from '../../ui/theme/tokens.ts';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import type { Plan } from './plan.ts';
import { type Row, usePlanWords } from './plan-words.ts';

const pollMs = 2_000;

/** What happens to each row of the file, or happened. */
export function PlanRows({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { changeText, reasonText } = usePlanWords(plan.kind);
  const about = (row: Row) => reasonText(row) || changeText(row);
  const types = typesOf(plan.kind);
  const isMixed = types.length > 0;
  const typeText = useTypeText();
  const outcomes = planOutcomes.filter((outcome) => plan.outcomes[outcome] > 0);
  return (
    <ListSection
      action="getPlan"
      given={{ kind: plan.kind, id: plan.id, ...(plan.kind === 'builder' ? { sort: 'attention' } : {}) }}
      title={t('rows.title')}
      searchLabel={t('rows.search')}
      nameOf={({ name, line }) => name || t('rows.line', { line })}
      order={{ by: 'line', dir: 'asc' }}
      columns={[
        isMixed
          ? { field: 'type', label: t('reasons.field.type'), width: 115, cell: ({ type }) => typeText(type) }
          : { field: 'line', label: t('rows.lineHead'), width: 115, align: 'end', isSortable: true },
        { field: 'name', label: t(`of.${plan.kind}.column`), width: 260, grow: 2, isMain: true },
        { field: 'outcome', label: t('rows.outcome'), width: 140, cell: (row) => <RowState row={row} /> },
        { field: 'after', label: t('rows.details'), width: 260, grow: 3, cell: about },
      ]}
      filters={[
        {
          kind: 'choice',
          name: 'outcome',
          label: t('rows.outcome'),
          choices: outcomes.map((value) => ({ value, label: t(`exported.outcome.${value}`) })),
        },
        ...(isMixed
          ? [
              {
                kind: 'choice' as const,
                name: 'type' as const,
                label: t('reasons.field.type'),
                choices: types.map((value) => ({ value, label: typeText(value) })),
              },
            ]
          : []),
        ...(plan.state === 'planned' || plan.state === 'expired'
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'result' as const,
                label: t('rows.result'),
                choices: planResults.map((value) => ({ value, label: t(`exported.result.${value}`) })),
              },
            ]),
      ]}
      card={{
        title: ({ name, line }) => name || t('rows.line', { line }),
        details: (row) => [<RowState key="state" row={row} />, typeText(row.type), about(row)],
      }}
      empty={{ title: t('rows.empty'), hint: t('rows.emptyHint') }}
      detail={{ content: (row) => <RowDetail row={row} kind={plan.kind} /> }}
      {...(plan.state === 'applying' ? { refreshEveryMs: pollMs } : {})}
    />
  );
}

const partsOfLeaving: readonly PlanRowType[] = [...offboardingParts, 'alias', 'list'];

/** What the rows of a plan are about, where that differs. */
function typesOf(kind: PlanKindName): readonly PlanRowType[] {
  if (kind === 'offboarding') return partsOfLeaving;
  return kind === 'builder' ? importRowTypes : [];
}

function useTypeText(): (type: PlanRowType | null) => string {
  const { t } = useTranslation('plans');
  const isPart = (type: PlanRowType): type is OffboardingPart =>
    offboardingParts.some((part) => part === type);
  return (type) => {
    if (type === null) return '';
    return isPart(type) ? t(`exported.part.${type}`) : t(`type.${type}`);
  };
}

const toneOfOutcome: Readonly<Record<Row['outcome'], Tone>> = {
  create: 'good',
  update: 'neutral',
  remove: 'warning',
  skip: 'neutral',
  refuse: 'bad',
};

function toneOf({ outcome, result }: Row): Tone {
  if (result === 'failed') return 'bad';
  return result === 'done' ? 'good' : toneOfOutcome[outcome];
}

function RowState({ row }: { readonly row: Row }) {
  const { t } = useTranslation('plans');
  return <StatusLabel tone={toneOf(row)}>{t(`exported.${rowState(row)}`)}</StatusLabel>;
}

function RowDetail({ row, kind }: { readonly row: Row; readonly kind: PlanKindName }) {
  const { t } = useTranslation('plans');
  const { inOrder, fieldName, valueWord, reasonText } = usePlanWords(kind);
  const typeText = useTypeText();
  const reason = reasonText(row);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {reason ? <Notice tone="bad">{reason}</Notice> : null}
      <DetailList
        details={[
          { label: t('rows.outcome'), value: <RowState row={row} /> },
          row.type === null
            ? { label: t('rows.lineHead'), value: row.line }
            : { label: t('reasons.field.type'), value: typeText(row.type) },
        ]}
      />
      {row.before || row.after ? (
        <DifferenceView
          before={inOrder(row.before)}
          after={inOrder(row.after)}
          caption={row.name}
          fieldName={(field) => fieldName(row, field)}
          valueName={(path, value) => valueWord(row, path, value)}
        />
      ) : null}
    </Box>
  );
}
