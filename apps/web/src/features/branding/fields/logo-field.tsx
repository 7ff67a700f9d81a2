import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mostLogoBytes } from '@posthouse/contract/features/branding';
import { RotateCcw, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import { useProblem } from '../../../ui/form/form-finding.ts';
import { BrandLogo } from '../../../ui/theme/brand-logo.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import type { Brand, BrandValues } from '../brand-values.ts';
import { pictureTypes, readPicture } from './read-picture.ts';

interface LogoFieldProps {
  readonly control: Control<BrandValues>;
  readonly name: 'logo';
  readonly inherited: Brand;
  readonly brandname: string;
}

/** The picture in use, a button for another one, and the way back to the inherited one. */
export function LogoField({ control, name, inherited, brandname }: LogoFieldProps) {
  const { t } = useTranslation('branding');
  const { t: shared } = useTranslation();
  const { number } = useFormat();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const found = useProblem(fieldState.error);
  const chooser = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [broken, setBroken] = useState('');
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Else choosing the same file again would change nothing.
    event.target.value = '';
    if (file === undefined) return;
    const picture = await readPicture(file).catch(() => undefined);
    setIsRefused(picture === undefined);
    if (picture !== undefined) field.onChange(picture);
  };
  const megabytes = number(mostLogoBytes / 1_000_000);
  // A stored picture that does not load is a matter of the connection.
  const isBroken = field.value.startsWith('data:') && field.value === broken;
  const problem = isRefused
    ? t('form.logoTooLarge', { megabytes })
    : (found ?? (isBroken ? shared('errors.file_invalid', { reason: 'content' }) : undefined));
  return (
    <FieldFrame id={id} label={t('form.logo')} hint={t('form.logoHint', { megabytes })} problem={problem}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={room}>
          <BrandLogo
            name={brandname || inherited.brandname}
            logo={field.value || inherited.logo}
            height={60}
            onBroken={() => setBroken(field.value)}
          />
        </Box>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={pictureTypes}
          onChange={(event) => void take(event)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            id={id}
            name={name}
            ref={field.ref}
            variant="outlined"
            startIcon={<Upload size={16} aria-hidden />}
            aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
            aria-label={`${t('form.logo')}: ${t('form.chooseLogo')}`}
            onClick={() => chooser.current?.click()}
          >
            {t('form.chooseLogo')}
          </Button>
          {field.value ? (
            <Button
              variant="text"
              startIcon={<RotateCcw size={16} aria-hidden />}
              onClick={() => {
                setIsRefused(false);
                field.onChange('');
              }}
            >
              {t('form.defaultLogo')}
            </Button>
          ) : null}
        </Box>
      </Box>
    </FieldFrame>
  );
}

const room = {
  padding: 3,
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.canvas,
};
