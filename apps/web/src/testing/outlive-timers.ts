import { afterAll } from 'vitest';

/** The panel scrolls 100 ms after a navigation: the page must still be there then. */
afterAll(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
