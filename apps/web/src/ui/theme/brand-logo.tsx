import Box from '@mui/material/Box';
import { Logo } from './logo.tsx';

/** What the product is called where no brand says otherwise. */
export const productName = 'Posthouse';

interface BrandLogoProps {
  readonly name: string;
  /** The address of a picture; empty for none. */
  readonly logo: string;
  /** The room it has, whatever it is: nothing moves when a brand arrives. */
  readonly height: number;
  /** Called when the picture cannot be drawn. */
  readonly onBroken?: () => void;
}

/** A brand's picture, else its name, else the product's own logo. */
export function BrandLogo({ name, logo, height, onBroken }: BrandLogoProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', height, maxWidth: '100%' }}
    >
      {logo ? (
        <Box
          component="img"
          src={logo}
          alt={name}
          onError={onBroken}
          sx={{ display: 'block', maxHeight: height, maxWidth: '100%', objectFit: 'contain' }}
        />
      ) : name === productName ? (
        <Logo size={height / 2} />
      ) : (
        <Box
          component="span"
          sx={{
            fontSize: height * 0.37,
            fontWeight: 660,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
            textAlign: 'center',
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </Box>
      )}
    </Box>
  );
}
