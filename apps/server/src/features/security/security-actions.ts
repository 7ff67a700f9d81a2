import type { securityActions } from '@posthouse/contract/features/security';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { createPasswordCheck } from '../../rules/logins/password-check.ts';
import { adminIpAccessHandlers } from './admin-ip-access/admin-ip-access-actions.ts';

export function securityFeature({ passwords }: FeatureParts): Feature<typeof securityActions> {
  return { handlers: adminIpAccessHandlers(createPasswordCheck(passwords)) };
}
