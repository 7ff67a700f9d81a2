import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMadeUpSession } from '../testing/made-up-session.ts';
import { call } from './call.ts';
import { isLoading } from './loading.ts';
import { currentDuty, currentSession, endSession, sessionEnding } from './session.ts';

const answer = (body: unknown) => new Response(JSON.stringify(body));
const sessionInvalid = { returncode: 0, returndata: '', error: { code: 'session_invalid' } };

beforeEach(() => startMadeUpSession());
afterEach(() => {
  endSession('asked');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubFetch(respond: (request: RequestInit) => Promise<Response>) {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', (_url: string, request: RequestInit) => {
    requests.push(request);
    return respond(request);
  });
  return requests;
}

describe('call', () => {
  it('sends a form with the token, and holds the loading flag meanwhile', async () => {
    const requests = stubFetch(async () => answer({ returncode: 1, returndata: 'success' }));
    const calling = call('endSessions', { ids: ['1', '2'] });
    expect(isLoading()).toBe(true);
    await calling;
    expect(isLoading()).toBe(false);
    expect(requests[0]?.body).toBe('action=endSessions&ids%5B0%5D=1&ids%5B1%5D=2');
    expect(requests[0]?.headers).toEqual({
      'content-type': 'application/x-www-form-urlencoded',
      'x-token': 'stored',
    });
  });

  it('marks requests nobody asked for', async () => {
    const requests = stubFetch(async () => answer({ returncode: 1, returndata: {} }));
    await call('status', {}, { background: true });
    expect(requests[0]?.headers).toMatchObject({ 'x-background': '1' });
  });

  it('ends the session when the server says it is invalid', async () => {
    stubFetch(async () => answer(sessionInvalid));
    await expect(call('status', {})).rejects.toMatchObject({ code: 'session_invalid' });
    expect(currentSession()).toBeUndefined();
    expect(sessionEnding()).toBe('expired');
  });

  it('leaves the session alone when another token was refused', async () => {
    stubFetch(async () => answer(sessionInvalid));
    await expect(call('getAdminInfo', {}, { token: 'other' })).rejects.toMatchObject({
      code: 'session_invalid',
    });
    expect(currentSession()?.token).toBe('stored');
  });

  it('does not call a session expired that was ended before', async () => {
    stubFetch(async () => answer(sessionInvalid));
    endSession('idle');
    await expect(call('status', {})).rejects.toMatchObject({ code: 'session_invalid' });
    expect(sessionEnding()).toBe('idle');
  });

  it('keeps in the session that the password has expired, and nothing of another token', async () => {
    stubFetch(async () => answer({ returncode: 0, returndata: '', error: { code: 'password_expired' } }));
    await expect(call('status', {}, { token: 'other' })).rejects.toMatchObject({ code: 'password_expired' });
    expect(currentDuty()).toBeUndefined();
    await expect(call('status', {})).rejects.toMatchObject({ code: 'password_expired' });
    expect(currentDuty()).toBe('password_expired');
    expect(currentSession()?.token).toBe('stored');
  });

  it('tells a broken connection and a slow server apart', async () => {
    stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('status', {})).rejects.toMatchObject({ code: 'network', isUnanswered: true });

    vi.useFakeTimers();
    stubFetch(({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', reject)));
    const calling = expect(call('status', {})).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(60_000);
    await calling;
    expect(isLoading()).toBe(false);
  });
});
