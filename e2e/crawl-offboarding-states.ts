import { messages as offboarding } from '../apps/web/src/features/offboarding/messages/en.ts';
import { messages as plans } from '../apps/web/src/features/plans/messages/en.ts';
import type { Sights } from './crawl-account.ts';
import { button, main, type State, seen } from './crawl-steps.ts';

/** The form, plans before and after, and users who are going to be removed. */
export function offboardingStates(sights: Sights): State[] {
  const form = `/users/offboarding?ids=${sights.leaverId}`;
  return [
    main('/users/offboarding'),
    main(form),
    main(form, button(offboarding.submit)),
    main(`/users/offboarding?ids=${sights.leaverId},${sights.formerId},999999`),
    main(`/users/offboarding/${sights.leavingPlanId}`),
    main(`/users/offboarding/${sights.leavingPlanId}?outcome=refuse`),
    main(`/users/offboarding/${sights.leftPlanId}`),
    main(`/users/offboarding/${sights.leftPlanId}`, button(plans.undo.button)),
    main('/users/offboarding/nothing'),
    main(`/users/list/${sights.formerId}`),
    seen('viewer', '/users/offboarding'),
    seen('empty', '/users/offboarding'),
  ];
}
