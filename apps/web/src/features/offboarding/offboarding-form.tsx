import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../api/access.ts';
import { ApiError } from '../../api/api-error.ts';
import { sendCommand } from '../../api/send-command.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ColleagueField } from './colleague-field.tsx';
import { keepValues, lastValues } from './last-values.ts';
import { LeadsThere } from './leads-there.tsx';
import { Leavers } from './leavers.tsx';
import {
  atFormFields,
  type OffboardingValues,
  type Offered,
  offboardingSchema,
  orderOf,
  valuesFor,
} from './offboarding-values.ts';
import {
  AccessFields,
  HandOverFields,
  LoginFields,
  MailFields,
  RemovalFields,
  ReplyFields,
} from './section-fields.tsx';

/** One page of sections; what is asked for is planned first, and nothing has changed until the plan is applied. */
export function OffboardingForm({ ids }: { readonly ids: string[] }) {
  const { t } = useTranslation('offboarding');
  const navigate = useNavigate();
  const offered = useOffered();
  const made = useRef('');
  const [defaultValues] = useState(() => lastValues(ids) ?? valuesFor(offered));
  const form = useActionForm<OffboardingValues>({
    schema: offboardingSchema,
    defaultValues,
    submit: async (values) => {
      const options = { announcedBy: 'screen', changes: ['getPlan', 'getPlans'] } as const;
      const sent = sendCommand('planOffboarding', orderOf(ids, values), options);
      const { plan } = await sent.catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        throw new ApiError(error.code, { params: error.params, fields: atFormFields(error.fields) });
      });
      keepValues(ids, values);
      made.current = plan.id;
    },
    onDone: () => void navigate({ to: planAddress({ kind: 'offboarding', id: made.current }) }),
  });
  const { control } = form;
  const values = useWatch({ control }) as OffboardingValues;
  const hasHandOver = offered.aliases || offered.lists || offered.smart_lists;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <ActionForm form={form} submitLabel={t('submit')} isLong>
        <Panel title={t('who.title')}>
          <Box sx={fields}>
            <Leavers ids={ids} />
            <ColleagueField control={control} leaving={ids} />
          </Box>
        </Panel>
        <Panel title={t('login.title')}>
          <LoginFields control={control} />
        </Panel>
        {offered.mailboxes || offered.public_folders ? (
          <Panel title={t('access.title')}>
            <AccessFields control={control} offered={offered} />
          </Panel>
        ) : null}
        <Panel title={t('mail.title')}>
          <MailFields control={control} values={values} offered={offered} />
        </Panel>
        {hasHandOver ? (
          <Panel title={t('handOver.title')}>
            <HandOverFields control={control} offered={offered} />
          </Panel>
        ) : null}
        <Panel title={t('reply.title')}>
          <ReplyFields control={control} values={values} />
        </Panel>
        <Panel title={t('removal.title')}>
          <RemovalFields control={control} values={values} />
        </Panel>
        <LeadsThere ids={ids} />
        <Notice tone="neutral" title={t('undo.title')}>
          {t('undo.text')}
        </Notice>
      </ActionForm>
    </Box>
  );
}

/** Parts that the admin may not do are not offered. */
function useOffered(): Offered {
  const aliases = useCan('updateAlias');
  const lists = useCan('addListMembers');
  const smart_lists = useCan('updateSmartList');
  // What a user is takes the same right as its name.
  const structure = useCan('renameUser');
  const mailboxes = useCan('setDelegates');
  const public_folders = useCan('setPublicFolderRights');
  return { aliases, lists, smart_lists, mailboxes, public_folders, structure };
}

const fields = { display: 'grid', gap: 4 } as const;
