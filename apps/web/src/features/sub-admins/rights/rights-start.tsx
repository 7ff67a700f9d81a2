import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Permissions } from '@posthouse/contract/core/permissions';
import { useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FieldFrame } from '../../../ui/form/field-frame.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { isSame, lowered, type Preset, presets } from './rights.ts';

interface RightsStartProps {
  readonly givable: Permissions;
  readonly except?: string;
  readonly onChoose: (permissions: Permissions) => void;
}

/** Presets, and the rights of another sub-admin; both only fill the form in. */
export function RightsStart({ givable, except, onChoose }: RightsStartProps) {
  const { t } = useTranslation('sub-admins');
  const labelId = useId();
  const [outcome, setOutcome] = useState<'applied' | 'lowered'>();
  const fillIn = (wanted: Permissions) => {
    const given = lowered(wanted, givable);
    onChoose(given);
    setOutcome(isSame(given, wanted) ? 'applied' : 'lowered');
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        role="group"
        aria-labelledby={labelId}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Box id={labelId} sx={{ width: '100%', fontSize: 13, fontWeight: 550, marginBottom: -1 }}>
          {t('rights.presets')}
        </Box>
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <Button key={preset} variant="outlined" onClick={() => fillIn(presets[preset])}>
            {t(`rights.${preset}`)}
          </Button>
        ))}
      </Box>
      <CopyFrom {...(except === undefined ? {} : { except })} onCopy={fillIn} />
      <Box role="status" sx={{ fontSize: 13, color: colours.textSoft, '&:empty': { display: 'none' } }}>
        {outcome ? t(`rights.${outcome}`) : ''}
      </Box>
    </Box>
  );
}

const mostOffered = 500;

function CopyFrom({
  except,
  onCopy,
}: {
  readonly except?: string;
  readonly onCopy: (rights: Permissions) => void;
}) {
  const { t } = useTranslation('sub-admins');
  const id = useId();
  const [chosen, setChosen] = useState('');
  const rows = useAction('getSubAdmins', { limit: mostOffered }).data?.rows ?? [];
  const others = rows.filter((row) => row.id !== except);
  const source = others.find((row) => row.id === chosen);
  if (others.length === 0) return null;
  return (
    <FieldFrame id={id} label={t('rights.copyFrom')}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <NativeSelect
          input={<OutlinedInput fullWidth />}
          inputProps={{ id }}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{t('rights.choose')}</option>
          {others.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name ? `${row.name} (${row.username})` : row.username}
            </option>
          ))}
        </NativeSelect>
        <Button
          variant="outlined"
          disabled={!source}
          sx={{ flexShrink: 0 }}
          onClick={() => (source ? onCopy(source.permissions) : undefined)}
        >
          {t('rights.copy')}
        </Button>
      </Box>
    </FieldFrame>
  );
}
