import type { ActionAnswer } from '@posthouse/contract';
import type { LoginService } from '@posthouse/contract/fields/mail-login';

export type Explained = ActionAnswer<'explainLogin'>;
type Check = Explained['checks'][number];

export interface CheckProps {
  readonly check: Check;
  readonly explained: Explained;
  readonly service: LoginService;
  /** What was in the way is looked at again. */
  readonly onFixed: () => void;
}
