import { type ReactNode, useRef, useState } from 'react';
import { z } from 'zod';
import { reasonText } from '../../api/announce.ts';
import { notify } from '../../api/notification-store.ts';
import { refreshChangedBy } from '../../api/refresh-changed.ts';
import type { CommandName } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActionForm } from '../../ui/form/action-form.tsx';
import { showAtFields } from '../../ui/form/server-findings.ts';
import { useActionForm } from '../../ui/form/use-action-form.ts';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { type AddedMembers, addPasted, type Progress, type SendMembers } from './add-pasted.ts';
import { PastedField, refusedFinding, useRefusedWords } from './pasted-field.tsx';

interface AddMembersFormProps {
  readonly command: CommandName;
  readonly send: SendMembers;
  /** What an attempt elsewhere left over. */
  readonly left?: AddedMembers;
  /** What is chosen for all of them. */
  readonly children?: ReactNode;
  readonly close: () => void;
}

const schema = z.strictObject({ members: z.string().refine((text) => text.trim() !== '', 'required') });

/** Members to be added by their addresses. What cannot be added stays in the text, with the reason. */
export function AddMembersForm({ command, send, left: first, children, close }: AddMembersFormProps) {
  const { t } = useTranslation();
  const say = useAddedWords();
  const [left, setLeft] = useState(first);
  const [progress, setProgress] = useState<Progress>();
  const done = useRef<AddedMembers>(undefined);
  const form = useActionForm({
    schema,
    defaultValues: { members: first?.rest ?? '' },
    submit: async ({ members }) => {
      setLeft(undefined);
      const outcome = await addPasted(members, send, setProgress);
      setProgress(undefined);
      refreshChangedBy(command);
      if (outcome.rest !== '') throw new LeftOver(outcome);
      done.current = outcome;
    },
    onDone: () => {
      if (done.current) notify({ key: 'addMembers', tone: 'good', title: say(done.current).join(' · ') });
      close();
    },
    recover: async (error, typed) => {
      if (!(error instanceof LeftOver)) return false;
      const { outcome } = error;
      setLeft(outcome);
      typed.setValue('members', outcome.rest, { shouldDirty: true });
      if (outcome.refused.length > 0) typed.setError('members', refusedFinding(outcome.refused));
      if (outcome.failure !== undefined && !showAtFields(typed, outcome.failure)) throw outcome.failure;
      return true;
    },
    ownWords: useRefusedWords(),
  });
  const isLong = progress !== undefined && progress.total > longFrom;
  return (
    <ActionForm form={form} submitLabel={t('members.add')} onCancel={close}>
      {left ? <Added outcome={left} /> : null}
      {/* What fails here is said above the form. */}
      {left === first && first?.failure !== undefined ? (
        <Notice tone="bad">{reasonText(first.failure)}</Notice>
      ) : null}
      <PastedField
        control={form.control}
        name="members"
        label={t('members.text')}
        refused={left?.refused ?? []}
        autoFocus
      />
      {children}
      {isLong ? <JobProgress label={t('members.adding')} state="running" failed={0} {...progress} /> : null}
    </ActionForm>
  );
}

/** Fewer are added before anybody could read how far it is. */
const longFrom = 1_000;

class LeftOver extends Error {
  readonly outcome: AddedMembers;

  constructor(outcome: AddedMembers) {
    super('not all could be added');
    this.outcome = outcome;
  }
}

/** How many are members now, of those that were not left over. */
function Added({ outcome }: { readonly outcome: AddedMembers }) {
  const lines = useAddedWords()(outcome);
  return lines.length === 0 ? null : <Notice tone="good" title={lines.join(' · ')} />;
}

function useAddedWords(): (outcome: AddedMembers) => readonly string[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counted = (num: number) => ({ num, shown: number(num) });
  return ({ added, present }) => [
    ...(added > 0 ? [t('members.added', counted(added))] : []),
    ...(present > 0 ? [t('members.present', counted(present))] : []),
  ];
}
