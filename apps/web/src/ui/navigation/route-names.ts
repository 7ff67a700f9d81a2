/** The two named routes of specification 2; every redirect uses these names. */
export const routeNames = { login: '/login', home: '/home' } as const;
