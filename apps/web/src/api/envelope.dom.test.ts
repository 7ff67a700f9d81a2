import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { openEnvelope } from './envelope.ts';

function refusal(status: number, text: string): ApiError {
  try {
    openEnvelope(status, text);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('nothing was refused');
}

it('gives out the payload of a success', () => {
  expect(openEnvelope(200, '{"returncode":1,"returndata":{"token":"x"}}')).toEqual({ token: 'x' });
});

it('turns a refusal into its code, parameters and fields', () => {
  const text = JSON.stringify({
    returncode: 0,
    returndata: 'Fill in all fields',
    error: { code: 'invalid_input', fields: { quota: { code: 'quota_available', params: { num: 3 } } } },
  });
  expect(refusal(200, text)).toMatchObject({
    code: 'invalid_input',
    params: {},
    fields: { quota: { code: 'quota_available', params: { num: 3 } } },
  });
});

it('reads refusals of the transport in the same envelope', () => {
  const text = '{"returncode":0,"returndata":"…","error":{"code":"rate_limited","params":{"seconds":9}}}';
  expect(refusal(429, text)).toMatchObject({ code: 'rate_limited', params: { seconds: 9 } });
});

it('calls an answer without returncode a server error', () => {
  expect(refusal(200, '{"en":"English"}').code).toBe('server_error');
  expect(refusal(200, '<html>').code).toBe('server_error');
  expect(refusal(500, '').code).toBe('server_error');
});

it('reads a refusal that says nothing as the caller means it', () => {
  expect(refusal(200, '{"returncode":0}').code).toBe('server_error');
  expect(() => openEnvelope(200, '{"returncode":0}', 'login_invalid')).toThrow('login_invalid');
});

it('knows what a proxy refuses by its status', () => {
  expect(refusal(413, '<html>Request Entity Too Large</html>').code).toBe('request_too_large');
  expect(refusal(415, '').code).toBe('content_type_unsupported');
});

it('takes a gateway’s own page for a server that cannot be reached', () => {
  expect(refusal(502, '<html>Bad Gateway</html>').code).toBe('network');
});
