import Box from '@mui/material/Box';
import { type Area, highestLevel, type Level } from '@posthouse/contract/core/permissions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colours } from '../../../ui/theme/tokens.ts';
import { allLevels, levelName, openingLevels } from './rights.ts';

interface AreaLevelsProps {
  readonly area: Area;
  readonly level: Level;
  /** The highest the caller can give here. */
  readonly givable: Level;
  readonly onChange: (level: Level) => void;
  readonly onBlur?: () => void;
}

/** The seven levels of one area: real radio buttons, so that the arrow keys move along and Tab goes to the next area. */
export function AreaLevels({ area, level, givable, onChange, onBlur }: AreaLevelsProps) {
  const { t } = useTranslation('sub-admins');
  const levelText = useLevelText();
  const id = useId();
  const limit =
    givable === 0
      ? t('rights.ownNone')
      : givable < highestLevel
        ? t('rights.ownLimit', { level: t(`level.${levelName(givable)}`) })
        : undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}>
        <Box id={`${id}-area`} sx={{ fontWeight: 560 }}>
          {t(`facts.${area}`)}
        </Box>
        <Box aria-hidden sx={{ color: level === 0 ? colours.textSoft : colours.accentStrong }}>
          {t(`level.${levelName(level)}`)}
        </Box>
      </Box>
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
              aria-label={`${one} ${t(`level.${levelName(one)}`)}`}
              aria-describedby={`${id}-text`}
              onChange={() => onChange(one)}
              onBlur={onBlur}
            />
            <span aria-hidden>{one}</span>
          </Box>
        ))}
      </Box>
      <Box id={`${id}-text`} sx={{ marginTop: 1, fontSize: 13, color: colours.textSoft }}>
        {levelText(area, level)}
        {limit ? ` ${limit}` : null}
      </Box>
    </Box>
  );
}

const track = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  marginTop: 1,
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
  '& span': { display: 'grid', placeItems: 'center', height: 30, fontSize: 13, color: colours.textSoft },
  '&:hover:not(.closed):not(.chosen) span': { backgroundColor: colours.hover },
  '&.included span': { backgroundColor: colours.accentSoft, color: colours.accentStrong },
  '&.chosen span': { backgroundColor: colours.accent, color: colours.surface, fontWeight: 600 },
  '&.closed': { cursor: 'not-allowed', backgroundColor: colours.canvas },
  '&.closed span': { textDecoration: 'line-through' },
  '& input:focus-visible + span': {
    outline: `2px solid ${colours.accentStrong}`,
    outlineOffset: 2,
    zIndex: 1,
    position: 'relative',
  },
} as const;

/** Everything a level includes in an area, and whether it adds anything at all. */
function useLevelText(): (area: Area, level: Level) => string {
  const { t } = useTranslation('sub-admins');
  return (area, level) => {
    if (level === 0) return t('rights.none');
    const opening = openingLevels[area];
    // Each area has sentences for its own levels only; `openingLevels` says which.
    const included = opening
      .filter((one) => one <= level)
      .map((one) => t(`includes.${area}.${levelName(one)}` as 'includes.users.view'))
      .join(' · ');
    if (opening.includes(level)) return `${included}.`;
    return `${included}. ${t('rights.addsNothing', { level: t(`level.${levelName(level)}`) })}`;
  };
}
