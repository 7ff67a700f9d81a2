import type { deliveryRulesActions } from '@posthouse/contract/features/users/delivery-rules';
import type { vacationActions } from '@posthouse/contract/features/users/vacation';
import type { Feature } from '../../../kernel/feature.ts';
import {
  getDeliveryRulesHandler,
  setDeliveryRulesHandler,
  turnOnOwnFilterHandler,
} from './delivery-rules-actions.ts';
import { getVacationHandler, setVacationHandler } from './vacation-actions.ts';

/** What happens to a user's mail when it arrives. */
export function deliveryFeature(): Feature<typeof deliveryRulesActions & typeof vacationActions> {
  return {
    handlers: {
      getDeliveryRules: getDeliveryRulesHandler,
      setDeliveryRules: setDeliveryRulesHandler,
      turnOnOwnFilter: turnOnOwnFilterHandler,
      getVacation: getVacationHandler,
      setVacation: setVacationHandler,
    },
  };
}
