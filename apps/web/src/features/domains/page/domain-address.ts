export const listAddress = '/domains/domainlist';
export const domainTabs = ['overview', 'settings', 'health', 'dkim', 'handover', 'history'] as const;
export type DomainTab = (typeof domainTabs)[number];

/** Where a domain's page is, or one of its parts. */
export function domainAddress(id: string, tab: DomainTab = 'overview'): string {
  const page = `${listAddress}/${id}`;
  return tab === 'overview' ? page : `${page}/${tab}`;
}
