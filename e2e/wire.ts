import type { APIRequestContext, Page, Route } from '@playwright/test';
import { encodeForm, formContentType, rightsHeader, tokenHeader } from '@posthouse/contract/core/wire';

interface Answer {
  readonly returncode: number;
  readonly returndata: unknown;
}

/** Runs an action beside the browser and answers its payload; refusals throw. */
export async function callAction<Data>(
  request: APIRequestContext,
  action: string,
  fields: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<Data> {
  return (await answerOf<Data>(request, action, fields, token)).data;
}

/** The same with the version of the rights it was answered under. */
export async function answerOf<Data>(
  request: APIRequestContext,
  action: string,
  fields: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<{ readonly data: Data; readonly rights: string }> {
  const response = await request.post('/', {
    headers: { 'content-type': formContentType, ...(token ? { [tokenHeader]: token } : {}) },
    data: encodeForm(action, fields),
  });
  const { returncode, returndata } = (await response.json()) as Answer;
  if (returncode !== 1) throw new Error(`${action} was refused: ${String(returndata)}`);
  return { data: returndata as Data, rights: response.headers()[rightsHeader] ?? '' };
}

/** Puts a test between the panel and the server, for one action. */
export async function onAction(
  page: Page,
  action: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (actionOf(route.request().postData()) === action) await handle(route);
      else await route.fallback();
    },
  );
}

interface ChangedAnswer<Data> {
  readonly returndata: Data;
  readonly error?: { readonly code: string };
}

/** Lets the server answer an action, and the panel see something else. */
export async function changeAnswer<Data extends object>(
  page: Page,
  action: string,
  change: Partial<Data>,
): Promise<void> {
  await onAction(page, action, async (route) => {
    const response = await route.fetch();
    const { returndata, ...envelope } = (await response.json()) as ChangedAnswer<Data>;
    // What the server does not have can be made up as a whole.
    if (envelope.error?.code === 'not_found')
      await route.fulfill({ status: 200, json: { returncode: 1, returndata: change } });
    else await route.fulfill({ response, json: { ...envelope, returndata: { ...returndata, ...change } } });
  });
}

export function actionOf(body: string | null): string | null {
  return new URLSearchParams(body ?? '').get('action');
}
