import { vi } from 'vitest';

export interface SentRequest {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly isBackground: boolean;
}

/** Answers a request: a payload, `refused(…)`, a whole response, or an Error for a connection that broke. */
export type MadeUpServer = (request: SentRequest) => unknown;

const envelope = (content: object) => new Response(JSON.stringify(content));
export const done = (returndata: unknown) => envelope({ returncode: 1, returndata });
export const refused = (code: string, fields?: object, params?: object) =>
  envelope({
    returncode: 0,
    returndata: '',
    error: { code, ...(fields ? { fields } : {}), ...(params ? { params } : {}) },
  });
/** The server cannot be reached. */
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Puts a server that the test plays in the place of the network; returns what is sent to it. */
export function stubNetwork(server: MadeUpServer): readonly SentRequest[] {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body, headers }: { body: string; headers: object }) => {
    const { action = '', ...fields } = Object.fromEntries(new URLSearchParams(body));
    // Every list asks for it; whoever tests a list plays an admin who has saved no views.
    if (action === 'getSavedViews') return done({ rows: [] });
    const request = { action, fields, isBackground: 'x-background' in headers };
    requests.push(request);
    const answer = await server(request);
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : done(answer);
  });
  return requests;
}

/** What jsdom lacks: it lays nothing out, so nothing scrolls or changes its size. */
export function stubLayout(): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('ResizeObserver', NoResizing);
}

class NoResizing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
