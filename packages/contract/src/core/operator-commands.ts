/** What the provider can do to an account on the command line, for the account to see in its history. */
export const operatorCommands = [
  'account create',
  'account limits',
  'account suspend',
  'account resume',
  'admin reset-password',
  'admin reset-2fa',
  'admin login-link',
  'admin lift-ip-list',
  'domain verify',
  'chat set',
  'chat remove',
  'mail demo',
] as const;
export type OperatorCommand = (typeof operatorCommands)[number];

const prefix = 'operator: ';

/** How a command is called in the history, where actions have the names of the wire. */
export const operatorAction = (command: OperatorCommand) => `${prefix}${command}`;

export const isOperatorAction = (action: string) => action.startsWith(prefix);
