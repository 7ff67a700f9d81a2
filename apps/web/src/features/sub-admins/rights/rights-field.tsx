import Box from '@mui/material/Box';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { type FieldValues, useController } from 'react-hook-form';
import { currentRights } from '../../../api/session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FieldOf } from '../../../ui/form/field-of.ts';
import { useIsNarrow } from '../../../ui/page/window-width.ts';
import { colours, sizes } from '../../../ui/theme/tokens.ts';
import { AreaLevelChoice, AreaLevels } from './area-levels.tsx';
import { allLevels, givableBy, levelName, shownAreas } from './rights.ts';
import { levelTrack, rightsGrid } from './rights-grid.ts';
import { RightsStart } from './rights-start.tsx';

interface RightsFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  /** Whose rights these are; nobody copies from themselves. */
  readonly of?: string;
}

/** The ten areas with their levels, and ways to fill them in at once. */
export function RightsField<Values extends FieldValues>({ control, name, of }: RightsFieldProps<Values>) {
  const { t } = useTranslation('sub-admins');
  const isNarrow = useIsNarrow();
  const { field } = useController({ control, name });
  const value = field.value as Permissions;
  const rights = currentRights();
  if (!rights) return null;
  const givable = givableBy(rights);
  const Levels = isNarrow ? AreaLevelChoice : AreaLevels;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ color: colours.textSoft }}>{t('rights.hint')}</Box>
      <RightsStart
        givable={givable}
        onChoose={field.onChange}
        {...(of === undefined ? {} : { except: of })}
      />
      {isNarrow ? null : <LevelHeads />}
      {shownAreas.map((area) => (
        <Levels
          key={area}
          area={area}
          level={value[area]}
          givable={givable[area]}
          onChange={(level) => field.onChange({ ...value, [area]: level })}
          onBlur={field.onBlur}
        />
      ))}
    </Box>
  );
}

/** The names of the levels above their columns, in sight while one scrolls; screen readers hear them at each level. */
function LevelHeads() {
  const { t } = useTranslation('sub-admins');
  return (
    <Box aria-hidden sx={heads}>
      <span />
      <Box sx={levelTrack}>
        {allLevels.map((level) => (
          <Box key={level} sx={{ padding: '0 4px', overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {breakable(t(`level.${levelName(level)}`))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Two words with a stroke between them can stand below each other. */
const breakable = (name: string) => name.replaceAll('/', '/\u200b');

const heads = {
  ...rightsGrid,
  alignItems: 'end',
  position: 'sticky',
  top: sizes.topBar,
  zIndex: 2,
  padding: '8px 0',
  marginBottom: -3,
  fontSize: 12,
  fontWeight: 550,
  lineHeight: 1.3,
  textAlign: 'center',
  backgroundColor: colours.surface,
  borderBottom: `1px solid ${colours.border}`,
} as const;
