import { accountFields } from './account-fields.ts';
import { addressFields } from './address-fields.ts';
import type { FieldCoverage } from './coverage.ts';
import { deliveryFields } from './delivery-fields.ts';
import { domainFields } from './domain-fields.ts';
import { folderFields } from './folder-fields.ts';
import { loginFields } from './login-fields.ts';
import { offboardingFields } from './offboarding-fields.ts';
import { userFields } from './user-fields.ts';

/** Which guarantee proves what each command, field and choice of the contract does with mail, or why there is none. */
export const guaranteedFields: FieldCoverage = {
  ...domainFields,
  ...userFields,
  ...deliveryFields,
  ...addressFields,
  ...folderFields,
  ...accountFields,
  ...offboardingFields,
  ...loginFields,
};
