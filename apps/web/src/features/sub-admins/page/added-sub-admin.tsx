import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AddedThing } from '../../../ui/form/added-thing.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { subAdminAddress } from './sub-admin-address.ts';

/** A sub-admin, and the first password: empty where an invitation was sent. */
export interface AddedSubAdmin {
  readonly row: ActionAnswer<'addSubAdmin'>;
  readonly password: string;
}

interface AddedSubAdminResultProps {
  readonly added: AddedSubAdmin;
  readonly onAgain: () => void;
}

export function AddedSubAdminResult({ added: { row, password }, onAgain }: AddedSubAdminResultProps) {
  const { t } = useTranslation('sub-admins');
  const { t: shared } = useTranslation();
  return (
    <Panel title={t('page.login')}>
      <AddedThing command="addSubAdmin" name={row.username} to={subAdminAddress(row.id)} onAgain={onAgain}>
        {password === '' ? (
          <Box>{t('page.invited', { email: row.email })}</Box>
        ) : (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box>{t('page.passwordOnce')}</Box>
            <DetailList
              details={[
                { label: t('form.username'), value: <CopyValue value={row.username} /> },
                {
                  label: t('form.password'),
                  value: <CopyValue value={password} label={shared('password.copy')} isFramed />,
                },
              ]}
            />
          </Box>
        )}
      </AddedThing>
    </Panel>
  );
}
