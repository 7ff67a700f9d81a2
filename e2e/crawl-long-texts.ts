/** Longer than what anybody has, so that the crawl sees where it does not fit. */
export const longName = 'somebody.with.a.very.long.name.in.the.address';
export const elsewhere = `${longName}@a-company-with-a-long-name.elsewhere.example`;
export const note = 'Everybody in the Donaudampfschifffahrtsgesellschaft, since 1829';
