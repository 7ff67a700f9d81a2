import type { ActionAnswer } from '@posthouse/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Tone } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';

export type Proof = ActionAnswer<'getDomainVerification'>;
type State = Proof['status'];

const tones: Readonly<Record<State, Tone>> = {
  queued: 'neutral',
  verify: 'warning',
  verifying: 'neutral',
  verified: 'good',
  failed: 'bad',
};

/** The state of the proof that a name is one's own, in the words of specification 4. */
export function OwnershipState({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  return <StatusLabel tone={tones[state]}>{t(`ownership.state.${state}`)}</StatusLabel>;
}

/** Whether the answer changes without anybody doing anything. */
export function isOnItsWay(state: State): boolean {
  return state === 'queued' || state === 'verifying';
}
