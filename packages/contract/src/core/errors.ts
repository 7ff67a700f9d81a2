import { fileReasons } from './file-reasons.ts';

/** Every way an action can be refused: the stable code, and the English sentence of the catalogue. */
export const errorSentences = {
  login_invalid: 'Invalid login name and/or password!',
  login_locked: 'Too many failed logins. Try again in {minutes} minutes.',
  ip_not_allowed: 'Login from this IP address is not allowed.',
  code_invalid: 'Invalid code',
  twofa_code_invalid: 'Invalid code or the code has expired',
  session_invalid: 'Invalid login or your Session expired. Please log in again.',
  forbidden: 'You have no permission for this operation.',
  not_found: 'Not found.',
  conflict: 'Already exists.',
  limit_reached: 'The limit of your account is reached.',
  quota_exceeded: 'Available quota is {num} GB.',
  invalid_input: 'Fill in all fields',
  stale: 'The record was changed by someone else meanwhile.',
  unknown_action: 'Unknown action.',
  login_failed: 'Login failed',
  rate_limited: 'Too many requests. Try again in {seconds} seconds.',
  password_expired: 'Your password has expired. Change it to continue.',
  twofa_missing: 'Set up two-factor authentication to continue.',
  twofa_required: 'Your account requires two-factor authentication, so you can’t turn it off.',
  read_only: 'This view is read-only.',
  domain_unverified: 'This domain is not verified yet. Verify it on its page, then try again.',
  no_login: 'Nobody can log in as this user, because it has no password of its own.',
  user_disabled: 'The user or its domain is disabled. Enable it, then try again.',
  loop: 'This would create a mail loop: {path}',
  file_invalid: 'The file cannot be used: {reason}',
  upstream_failed: 'The other system did not answer as expected.',
  chat_status_failed: 'Error on status update',
  chat_refused: 'Zulip refused this: {reason}',
  chat_not_connected: 'Chat is not connected yet. Ask your provider to connect your Zulip organization.',
  request_too_large: 'This is too large to send. Shorten the text or choose a smaller file.',
  content_type_unsupported: 'The server could not read the request. Reload the page and try again.',
  server_error: 'Server Error!',
} as const;
export type ErrorCode = keyof typeof errorSentences;

/** The validation messages of specification 5, as codes. */
export const fieldCodes = [
  'required',
  'domain_required',
  'domain_invalid',
  'domain_unknown',
  'username_required',
  'username_invalid',
  'login_name_invalid',
  'alias_required',
  'alias_invalid',
  'email_required',
  'email_invalid',
  'address_invalid',
  'email_or_domain',
  'quota_available',
  'quota_none',
  'quota_positive',
  'min_length',
  'max_length',
  'not_identical',
  'taken',
  'address_taken',
  'duplicate',
  'address_other_type',
  'ip_invalid',
  'less_than',
  'at_least',
  'format',
  'password_rules',
  'password_characters',
  'password_wrong',
  'password_same',
  'hours_both',
  'hours_order',
  'hours_twice',
  'ip_list_empty',
  'own_ip_missing',
  'contrast',
  'placeholder_unknown',
  'placeholder_missing',
  'count_changed',
  'too_many',
  'address_unknown',
  'address_refused',
  'address_own',
  'address_not_own',
  'address_disabled',
  'leaves_too',
  'forwards_too_far',
  'loop',
  'folder_inside',
  'folder_too_deep',
  'address_in_use',
  'alias_in_use',
  'type_unsuitable',
  'exchange_host_missing',
  'user_unsuitable',
  'date_past',
  'audit_missing',
  'audit_mailbox',
  'audit_in_use',
  'audit_host',
  'days_order',
  'unknown_field',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export type ErrorParams = Readonly<Record<string, string | number>>;
export interface FieldError {
  readonly code: FieldCode;
  readonly params?: ErrorParams;
}
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** What a refusal carries on the wire beside its sentence. */
export interface WireError {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
  readonly fields?: FieldErrors;
}

/** An expected refusal. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly params: ErrorParams | undefined;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, detail: { params?: ErrorParams; fields?: FieldErrors } = {}) {
    super(sentenceOf(code, detail.params));
    this.code = code;
    this.params = detail.params;
    this.fields = detail.fields;
  }

  /** A refusal of one field, the usual case. */
  static field(name: string, code: FieldCode, params?: ErrorParams): AppError {
    return new AppError('invalid_input', { fields: { [name]: params ? { code, params } : { code } } });
  }
}

export function sentenceOf(code: ErrorCode, params: ErrorParams = {}): string {
  if (code === 'quota_exceeded' && params['num'] === 0) return 'No quota left.';
  // One that is the same for everybody, and not the account's.
  if (code === 'limit_reached' && params['num'] !== undefined)
    return filled('At most {num} are allowed. Remove one first.', params);
  if (code !== 'file_invalid') return filled(errorSentences[code], params);
  const reason = filled(fileReasons[String(params['reason'])] ?? 'it can’t be read', params);
  return filled(errorSentences[code], { reason });
}

const filled = (sentence: string, params: ErrorParams) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
