import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOnlyDomain } from '../../../domain/domain-field.tsx';
import { AddMembersForm } from '../../../domain/members/add-members-form.tsx';
import type { AddedMembers } from '../../../domain/members/add-pasted.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { listAddress, type MailList, sendMembers } from '../mail-list.ts';
import { AddListForm } from './add-list-form.tsx';

interface LeftOver {
  readonly list: MailList;
  readonly members: AddedMembers;
}

/** The form, and in its place the members that could not be added to the new list. */
export function AddListPanel({ close }: { readonly close: () => void }) {
  const navigate = useNavigate();
  const domain = useOnlyDomain();
  const [left, setLeft] = useState<LeftOver>();
  if (domain === undefined) return <LoadingState rows={5} rowHeight={64} />;
  const show = ({ id }: MailList) => void navigate({ to: listAddress(id), ignoreBlocker: true });
  if (left) return <Added {...left} close={() => show(left.list)} />;
  return (
    <AddListForm
      domain={domain}
      onAdded={(list, members) => (members?.rest ? setLeft({ list, members }) : show(list))}
      onCancel={close}
    />
  );
}

function Added({ list, members, close }: LeftOver & { readonly close: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="warning" isAlert title={t('add.added', { name: list.unicode })}>
        {t('add.leftOver')}
      </Notice>
      <AddMembersForm command="addListMembers" send={sendMembers(list.id)} left={members} close={close} />
    </Box>
  );
}
