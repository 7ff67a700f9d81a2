export const spfResults = ['pass', 'fail', 'softfail', 'neutral', 'none', 'error'] as const;
export type SpfResult = (typeof spfResults)[number];

/** What the owner of the domain in the From asks for, because the message fails the check; none also where it passes. */
export const dmarcResults = ['none', 'quarantine', 'reject'] as const;
export type DmarcResult = (typeof dmarcResults)[number];

export const verdicts = ['inbox', 'junk', 'refuse'] as const;
export type Verdict = (typeof verdicts)[number];

/** In the order in which they are asked. */
export const filterRules = [
  'user_senders',
  'domain_senders',
  'domain_networks',
  'account_senders',
  'account_networks',
  'auto_whitelist',
  'accept_from',
  'dmarc',
  'forged',
  'score',
] as const;
export type FilterRule = (typeof filterRules)[number];
