import Box from '@mui/material/Box';
import { useState } from 'react';
import { useOnlyDomain } from '../../../domain/domain-field.tsx';
import { AddMembersForm } from '../../../domain/members/add-members-form.tsx';
import type { AddedMembers } from '../../../domain/members/add-pasted.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AddFlow } from '../../../ui/form/add-flow.tsx';
import { AddedThing } from '../../../ui/form/added-thing.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { listAddress, type MailList, sendMembers } from '../mail-list.ts';
import { AddListForm } from './add-list-form.tsx';

interface AddedList {
  readonly list: MailList;
  /** What became of those it was given. */
  readonly members: AddedMembers | undefined;
}

/** The form, and in its place the new list; before it the members that could not be added. */
export function AddListPanel({ close }: { readonly close: () => void }) {
  const domain = useOnlyDomain();
  if (domain === undefined) return <LoadingState rows={5} rowHeight={64} />;
  return (
    <AddFlow<AddedList>
      form={(onAdded) => (
        <AddListForm
          domain={domain}
          onAdded={(list, members) => onAdded({ list, members })}
          onCancel={close}
        />
      )}
      result={(added, onAgain) => <Added {...added} onAgain={onAgain} />}
    />
  );
}

interface AddedProps extends AddedList {
  readonly onAgain: () => void;
}

function Added({ list, members, onAgain }: AddedProps) {
  const { t } = useTranslation('lists');
  const [isLeft, setIsLeft] = useState(members?.rest !== undefined && members.rest !== '');
  if (!isLeft || members === undefined) {
    return <AddedThing command="addList" name={list.unicode} to={listAddress(list.id)} onAgain={onAgain} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="warning" isAlert title={t('add.added', { name: list.unicode })}>
        {t('add.leftOver')}
      </Notice>
      <AddMembersForm
        command="addListMembers"
        send={sendMembers(list.id)}
        left={members}
        close={() => setIsLeft(false)}
      />
    </Box>
  );
}
