import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentRights } from '../../../api/session.ts';
import type { FieldOf } from '../../../ui/form/field-of.ts';
import { colours } from '../../../ui/theme/tokens.ts';
import { AreaLevels } from './area-levels.tsx';
import { allLevels, givableBy, levelName, shownAreas } from './rights.ts';
import { RightsStart } from './rights-start.tsx';

interface RightsFieldProps<Values extends FieldValues> extends FieldOf<Values> {
  /** Whose rights these are; nobody copies from themselves. */
  readonly of?: string;
}

/** The ten areas with their levels, and ways to fill them in at once. */
export function RightsField<Values extends FieldValues>({ control, name, of }: RightsFieldProps<Values>) {
  const { t } = useTranslation('sub-admins');
  const headingId = useId();
  const { field } = useController({ control, name });
  const value = field.value as Permissions;
  const rights = currentRights();
  if (!rights) return null;
  const givable = givableBy(rights);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 4, marginTop: 2 }}>
      <Box>
        <Typography variant="h2" component="h3" id={headingId}>
          {t('rights.title')}
        </Typography>
        <Box sx={{ marginTop: 1, color: colours.textSoft }}>{t('rights.hint')}</Box>
      </Box>
      <RightsStart
        givable={givable}
        onChoose={field.onChange}
        {...(of === undefined ? {} : { except: of })}
      />
      <Scale />
      {shownAreas.map((area) => (
        <AreaLevels
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

/** What the numbers mean; screen readers hear the names at each of them. */
function Scale() {
  const { t } = useTranslation('sub-admins');
  return (
    <Box aria-hidden sx={scale}>
      {allLevels.map((level) => (
        <span key={level}>
          <b>{level}</b> {t(`level.${levelName(level)}`)}
        </span>
      ))}
    </Box>
  );
}

const scale = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  padding: '8px 12px',
  fontSize: 13,
  borderRadius: 1,
  backgroundColor: colours.canvas,
} as const;
