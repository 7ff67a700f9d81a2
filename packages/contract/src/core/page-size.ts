/** Rows of one page of a list. A file of its own: the panel needs it before it needs any schema. */
export const pageSize = { standard: 50, offered: [25, 50, 100], most: 500 } as const;
