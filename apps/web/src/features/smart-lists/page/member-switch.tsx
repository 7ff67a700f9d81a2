import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { notify } from '../../../api/notification-store.ts';
import { sendCommand } from '../../../api/send-command.ts';
import { fieldErrorText } from '../../../i18n/error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RowOf } from '../../../ui/table/definition/list-contract.ts';

const command = 'setSmartListMembers';

interface MemberSwitchProps {
  /** The id of the smart list. */
  readonly list: string;
  readonly member: RowOf<'getSmartListMembers'>;
  readonly ability: 'can_post' | 'can_receive';
  /** With its word beside it, where no head of a column says it. */
  readonly isLabelled?: boolean;
}

/** What a member can do: switched at once, and back again where that is refused. */
export function MemberSwitch({ list, member, ability, isLabelled = false }: MemberSwitchProps) {
  const { t } = useTranslation('smart-lists');
  const { t: shared } = useTranslation();
  const mayChange = useCan(command);
  const isOn = member[ability] === 1;
  const [wanted, setWanted] = useState<boolean>();
  // What the server says, says it better.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it says something new
  useEffect(() => setWanted(undefined), [isOn]);
  const name = member.unicode;
  const word = t(ability === 'can_post' ? 'members.post' : 'members.receive');
  if (!mayChange) {
    const answer = shared(isOn ? 'list.yes' : 'list.no');
    return isLabelled ? `${word}: ${answer}` : answer;
  }
  const change = async (isWanted: boolean) => {
    setWanted(isWanted);
    // The other switch is not named: it may have been turned since this was drawn.
    const members = [{ address: member.address, [ability]: isWanted ? 1 : 0 }];
    const { refused } = await sendCommand(command, { list, members });
    if (refused[0] === undefined) return;
    setWanted(undefined);
    const detail = fieldErrorText({ code: refused[0].code, params: { name } });
    notify({ key: command, tone: 'bad', title: shared('operation.refused'), detail });
  };
  const control = (
    <Switch
      size="small"
      checked={wanted ?? isOn}
      // A refusal has been announced.
      onChange={(_event, isWanted) => void change(isWanted).catch(() => setWanted(undefined))}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': t(ability === 'can_post' ? 'members.postOf' : 'members.receiveOf', { name }),
        },
      }}
    />
  );
  return isLabelled ? <FormControlLabel label={word} control={control} sx={{ margin: 0 }} /> : control;
}
