import Box from '@mui/material/Box';
import { mailServices } from '@posthouse/contract/fields/mail-service';
import { useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useCommand } from '../../../api/use-command.ts';
import { MailPrograms } from '../../../domain/mail-programs/mail-programs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AddedThing } from '../../../ui/form/added-thing.tsx';
import { ProgressButton } from '../../../ui/form/progress-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { type NewLink, NewLinkNotice } from '../handover/new-link.tsx';
import { userAddress } from '../page/user-address.ts';
import type { User } from '../user.ts';

/** A user, and the password it was added with: empty where it has none. */
export interface AddedUser {
  readonly row: User;
  readonly password: string;
}

interface AddedUserResultProps {
  readonly added: AddedUser;
  readonly onAgain: () => void;
}

/** All that the new user has to be told, while it can still be looked up. */
export function AddedUserResult({ added: { row, password }, onAgain }: AddedUserResultProps) {
  const isElsewhere = row.account_type === 'exchange' || row.account_type === 'external';
  const services = mailServices.filter(
    (service) => row[service] === 1 && !(service === 'smtp' && row.account_type === 'audit'),
  );
  return (
    <AddedThing command="addUser" name={row.unicode} to={userAddress(row.id)} onAgain={onAgain}>
      {password === '' ? null : <PasswordPart row={row} password={password} />}
      {password === '' || isElsewhere ? null : (
        <MailPrograms email={row.email} services={services} needsAppPassword={row.twofa_allowed === 1} />
      )}
    </AddedThing>
  );
}

/** To copy, or to hand over by a link that shows it once. */
function PasswordPart({ row, password }: { readonly row: User; readonly password: string }) {
  const { t } = useTranslation('users');
  const { t: shared } = useTranslation();
  const mayHandOver = useCan('createPasswordHandover');
  const [link, setLink] = useState<NewLink>();
  const { mutate, isPending, error } = useCommand('createPasswordHandover', { announcedBy: 'screen' });
  return (
    <Box component="section" aria-label={t('form.password')} sx={{ display: 'grid', gap: 2 }}>
      <Box component="h3" sx={{ margin: 0, fontSize: 14, fontWeight: 580 }}>
        {t('form.password')}
      </Box>
      <Box>{t(mayHandOver ? 'handover.once' : 'handover.onceCopy')}</Box>
      <Box>
        <CopyValue value={password} label={shared('password.copy')} isFramed />
      </Box>
      {error ? <Notice tone="bad" isAlert title={errorText(error)} /> : null}
      {link ? (
        <NewLinkNotice link={link} name={row.unicode} />
      ) : mayHandOver ? (
        <Box>
          <ProgressButton
            variant="outlined"
            isRunning={isPending}
            onClick={() => mutate({ id: row.id, password }, { onSuccess: setLink })}
          >
            {t('handover.create')}
          </ProgressButton>
        </Box>
      ) : null}
    </Box>
  );
}
