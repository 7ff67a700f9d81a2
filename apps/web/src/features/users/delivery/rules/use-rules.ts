import type { ActionAnswer } from '@posthouse/contract';
import { useRef, useState } from 'react';
import { sendCommand } from '../../../../api/send-command.ts';
import { useAction } from '../../../../api/use-action.ts';

type Rules = ActionAnswer<'getDeliveryRules'>;
export type Rule = Rules['rules'][number];
/** A rule as it is sent: a new one has no id yet. */
type SentRule = Readonly<Record<string, unknown>>;

/** The rules of a user, and the way to change them: always the whole list, on top of the newest that is known. */
export function useRules(userId: string) {
  const { data, error, refetch } = useAction('getDeliveryRules', { id: userId });
  const [saved, setSaved] = useState<Rules>();
  const [isSaving, setIsSaving] = useState(false);
  const newest = saved && (!data || saved.version > data.version) ? saved : data;
  const latest = useRef(newest);
  latest.current = newest;

  const change = async (edit: (rules: readonly Rule[]) => readonly SentRule[]) => {
    const { rules = [], version } = latest.current ?? {};
    setIsSaving(true);
    try {
      const answer = await sendCommand('setDeliveryRules', {
        id: userId,
        rules: edit(rules),
        ...(version === undefined ? {} : { version }),
      });
      latest.current = answer;
      setSaved(answer);
    } catch (failure) {
      // Somebody else may have been faster: what they did is shown, and the next attempt is on top of it.
      await refetch();
      throw failure;
    } finally {
      setIsSaving(false);
    }
  };
  return { rules: newest, error, refetch, change, isSaving };
}

export type RuleChange = ReturnType<typeof useRules>['change'];
