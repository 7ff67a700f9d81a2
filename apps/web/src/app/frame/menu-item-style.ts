import { colours, sizes } from '../../ui/theme/tokens.ts';

/** The current entry is marked by a bar, weight and surface, not by colour alone. */
export const menuItemStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 2.5,
  width: '100%',
  minHeight: sizes.control,
  padding: '6px 10px',
  borderRadius: 1,
  fontSize: 14,
  lineHeight: '20px',
  color: colours.text,
  textAlign: 'left',
  '&:hover': { backgroundColor: colours.hover },
  '& svg': { flexShrink: 0, color: colours.textSoft },
  '&[aria-current]': {
    backgroundColor: colours.accentSoft,
    color: colours.accentStrong,
    fontWeight: 600,
    '& svg': { color: colours.accentStrong },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 8,
      bottom: 8,
      width: 3,
      borderRadius: '2px',
      backgroundColor: colours.accent,
    },
  },
} as const;
