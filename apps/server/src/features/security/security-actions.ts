import type { securityActions } from '@posthouse/contract/features/security';
import { createPasswordCheck } from '../../domain/password-check.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { adminIpAccessHandlers } from './admin-ip-access/admin-ip-access-actions.ts';

export function securityFeature({ passwords }: FeatureParts): Feature<typeof securityActions> {
  return { handlers: adminIpAccessHandlers(createPasswordCheck(passwords)) };
}
