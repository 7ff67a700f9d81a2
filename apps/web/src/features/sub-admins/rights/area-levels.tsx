import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Area, highestLevel, type Level } from '@posthouse/contract/core/permissions';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { allLevels, levelName, openingLevels } from './rights.ts';
import { levelTrack, rightsGrid } from './rights-grid.ts';

interface AreaLevelsProps {
  readonly area: Area;
  readonly level: Level;
  /** The highest the caller can give here. */
  readonly givable: Level;
  readonly onChange: (level: Level) => void;
  readonly onBlur: () => void;
}

/** A row of the grid: real radio buttons, so that the arrow keys move along and Tab goes to the next area. */
export function AreaLevels({ area, level, givable, onChange, onBlur }: AreaLevelsProps) {
  const { t } = useTranslation('sub-admins');
  const text = useAreaText(area, level, givable);
  const id = useId();
  return (
    <Box sx={rightsGrid}>
      <Box>
        <Box id={`${id}-area`} sx={{ fontWeight: 560 }}>
          {t(`facts.${area}`)}
        </Box>
        <Box aria-hidden sx={{ color: level === 0 ? colours.textSoft : colours.accentStrong }}>
          {t(`level.${levelName(level)}`)}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box role="radiogroup" aria-labelledby={`${id}-area`} aria-describedby={`${id}-text`} sx={track}>
          {allLevels.map((one) => (
            <Box
              key={one}
              component="label"
              title={t(`level.${levelName(one)}`)}
              className={one === level ? 'chosen' : one < level ? 'included' : one > givable ? 'closed' : ''}
              sx={step}
            >
              <input
                type="radio"
                name={id}
                value={one}
                checked={one === level}
                disabled={one > givable}
                aria-label={t(`level.${levelName(one)}`)}
                aria-describedby={`${id}-text`}
                onChange={() => onChange(one)}
                onBlur={onBlur}
              />
              <span aria-hidden>{one === level ? <Check size={16} /> : null}</span>
            </Box>
          ))}
        </Box>
        <Box id={`${id}-text`} sx={{ marginTop: 1, fontSize: 13, color: colours.textSoft }}>
          {text}
        </Box>
      </Box>
    </Box>
  );
}

/** The same where there is no room for seven levels side by side: the browser's own list. */
export function AreaLevelChoice({ area, level, givable, onChange, onBlur }: AreaLevelsProps) {
  const { t } = useTranslation('sub-admins');
  const text = useAreaText(area, level, givable);
  const id = useId();
  return (
    <FieldFrame id={id} label={t(`facts.${area}`)} hint={text}>
      <NativeSelect
        input={<OutlinedInput fullWidth />}
        inputProps={{ id, 'aria-describedby': `${id}-hint` }}
        value={level}
        onChange={(event) => onChange(Number(event.target.value) as Level)}
        onBlur={onBlur}
      >
        {allLevels.map((one) => (
          <option key={one} value={one} disabled={one > givable}>
            {t(`level.${levelName(one)}`)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}

const track = {
  ...levelTrack,
  border: `1px solid ${colours.controlBorder}`,
  borderRadius: 1,
  overflow: 'clip',
  overflowClipMargin: '4px',
} as const;

const step = {
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  '& + &': { borderLeft: `1px solid ${colours.border}` },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& span': { display: 'grid', placeItems: 'center', height: 30 },
  '&:hover:not(.closed):not(.chosen) span': { backgroundColor: colours.hover },
  '&.included span': { backgroundColor: colours.accentSoft },
  '&.chosen span': { backgroundColor: colours.accent, color: colours.surface },
  '&.closed': {
    cursor: 'not-allowed',
    background: `repeating-linear-gradient(135deg, ${colours.canvas} 0 6px, ${colours.border} 6px 7px)`,
  },
  '& input:focus-visible + span': {
    outline: `2px solid ${colours.accentStrong}`,
    outlineOffset: 2,
    zIndex: 1,
    position: 'relative',
  },
} as const;

/** Everything a level includes in an area, whether it adds anything at all, and how far the caller can go. */
function useAreaText(area: Area, level: Level, givable: Level): string {
  const { t } = useTranslation('sub-admins');
  const nameOf = (one: Level) => t(`level.${levelName(one)}`);
  const limit =
    givable === 0
      ? t('rights.ownNone')
      : givable < highestLevel
        ? t('rights.ownLimit', { level: nameOf(givable) })
        : '';
  const opening = openingLevels[area];
  // Each area has sentences for its own levels only; `openingLevels` says which.
  const included = opening
    .filter((one) => one <= level)
    .map((one) => t(`includes.${area}.${levelName(one)}` as 'includes.users.view'))
    .join(' · ');
  const adds = opening.includes(level) ? '' : t('rights.addsNothing', { level: nameOf(level) });
  const text = level === 0 ? [t('rights.none')] : [`${included}.`, adds];
  return [...text, limit].filter((part) => part !== '').join(' ');
}
