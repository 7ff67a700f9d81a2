import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { sendCommand } from '../../../api/send-command.ts';
import { AddMembersForm } from '../../../domain/members/add-members-form.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours } from '../../../ui/theme/tokens.ts';

interface AddMembersProps {
  /** The id of the smart list. */
  readonly list: string;
  readonly close: () => void;
}

const abilities = ['can_post', 'can_receive'] as const;

/** Members by their addresses, and what all of them can do. */
export function AddMembers({ list, close }: AddMembersProps) {
  const { t } = useTranslation('smart-lists');
  const [chosen, setChosen] = useState({ can_post: true, can_receive: true });
  const send = (addresses: readonly string[]) => {
    const members = addresses.map((address) => ({ address, ...chosen }));
    return sendCommand('setSmartListMembers', { list, members }, { announcedBy: 'screen', changes: [] });
  };
  return (
    <AddMembersForm command="setSmartListMembers" send={send} close={close}>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
          {abilities.map((ability) => (
            <FormControlLabel
              key={ability}
              label={t(ability === 'can_post' ? 'members.post' : 'members.receive')}
              control={
                <Switch
                  checked={chosen[ability]}
                  onChange={(_event, isOn) => setChosen({ ...chosen, [ability]: isOn })}
                  slotProps={{ input: { role: 'switch' } }}
                />
              }
            />
          ))}
        </Box>
        <Box sx={{ fontSize: 13, color: colours.textSoft }}>{t('members.forAll')}</Box>
      </Box>
    </AddMembersForm>
  );
}
