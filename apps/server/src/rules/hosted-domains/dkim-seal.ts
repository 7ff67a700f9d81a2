/** What a stored DKIM key is bound to: that of another domain or selector can’t be put in its place. */
export const dkimSealContext = (domainId: number, selector: string) => `dkim ${domainId} ${selector}`;
