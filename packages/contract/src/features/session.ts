import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { idsInput, rowResults } from '../core/bulk.ts';
import { languages } from '../core/languages.ts';
import { permissionsOutput } from '../core/permission-fields.ts';
import { emailAddress } from '../fields/email-address.ts';
import { wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { missing } from '../fields/missing.ts';
import { adminPassword } from '../fields/password.ts';
import { line, typedSecret } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';

/** User name or e-mail address; whether it is a valid one is nobody's business before the password was right. */
const loginName = z.string(missing).trim().min(1, 'required').max(254, 'max_length');
const oneTimeKey = line(200);
const code = z.string(missing).trim().min(1, 'required').max(40, 'max_length');
/** Two equal entries; the message stands at the second. */
const identical = { error: 'not_identical', path: ['confirm'] };

export const sessionRow = z.strictObject({
  id: wireId,
  current: wireFlag,
  created_at: wireTime,
  last_seen: wireTime,
  remoteip: z.string(),
  user_agent: z.string(),
});

/** 0 nothing, 1 worth a look, 2 act now. */
const warningLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** What needs the admin's attention; the panel has a sentence for each code. */
const securityWarning = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('password_expires'), level: warningLevel, days: z.int() }),
  /** Domains that lost a record without which mail stops; the first of them by name. */
  z.strictObject({
    code: z.literal('mail_stopped'),
    level: warningLevel,
    domains: z.array(z.strictObject({ id: wireId, domain: z.string() })),
    /** How many there are beyond those. */
    more: z.int(),
  }),
]);
export type SecurityWarning = z.infer<typeof securityWarning>;

export const sessionActions = {
  login: command({
    summary: 'First step of the login; answers a token, or a challenge when a second factor is on.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ username: loginName, password: typedSecret }),
    output: z.union([
      z.strictObject({ token: z.string(), otprequired: z.literal(0) }),
      z.strictObject({ otprequired: z.literal(1), challenge: z.string() }),
    ]),
    example: { username: 'demo', password: 'secret' },
  }),
  loginCode: command({
    summary: 'Second step of the login: the 6-digit code, or a recovery code.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ challenge: oneTimeKey, code }),
    output: z.strictObject({ token: z.string() }),
    example: { challenge: 'the challenge', code: '123456' },
  }),
  openLoginLink: command({
    summary: 'Exchanges the key of an operator’s login link, once, for a token.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ key: oneTimeKey }),
    output: z.strictObject({ token: z.string() }),
    example: { key: 'the key of the link' },
  }),
  logout: command({
    summary: 'Ends this session.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: noFields,
    output: success,
    example: {},
    allowedWhileViewing: true,
  }),
  keepAlive: query({
    summary: 'Extends this session; sent at most once a minute while the user is active without requests.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: noFields,
    output: success,
    example: {},
  }),
  forgotPassword: command({
    summary:
      'Mails a reset link when user name and address belong together; the answer never says whether they did.',
    access: 'public',
    scope: 'own',
    input: z
      .strictObject({
        username: loginName,
        email: emailAddress,
        confirm: z.string().trim().toLowerCase().optional(),
      })
      .refine(
        ({ username, email, confirm }) => username.toLowerCase() !== email || confirm === email,
        identical,
      ),
    output: success,
    example: { username: 'demo', email: 'admin@example.com' },
  }),
  resetPassword: command({
    summary:
      'Uses the mailed code once and answers a new password, shown once; all sessions of the admin end.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ code: oneTimeKey }),
    output: z.strictObject({ password: z.string() }),
    example: { code: 'the code of the link' },
  }),
  getPasswordResetText: query({
    summary: 'What the account has to say on the page behind a reset link; a dead link has none.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ code: oneTimeKey, language: z.enum(languages, missing) }),
    output: z.strictObject({ text: z.string() }),
    example: { code: 'the code of the link', language: 'en' },
  }),
  getSessions: query({
    summary: 'The own sessions that are still alive.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: noFields,
    output: z.strictObject({ rows: z.array(sessionRow) }),
    example: {},
  }),
  endSessions: command({
    summary: 'Ends some of the own sessions.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: idsInput,
    output: rowResults,
    example: { ids: ['1'] },
    history: ['remoteip'],
  }),
  getAdminInfo: query({
    summary: 'Who is signed in.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: noFields,
    output: z.strictObject({
      adminname: z.string(),
      name: z.string(),
      email: z.string(),
      account: z.string(),
      twofa_enabled: wireFlag,
      twofa_allowed: wireFlag,
      /** The worst of the warnings, in English; `security_warnings` are the same as codes. */
      security_warning: z.string(),
      security_warning_level: warningLevel,
      security_warnings: z.array(securityWarning),
      password_expired: wireFlag,
      adminaccess: z.enum(['admin', 'subadmin']),
      /** 1 for a sub-admin who works in chosen domains alone, and their names. */
      domains_limited: wireFlag,
      domains: z.array(z.string()),
      ui_timeout: z.int(),
      language: z.enum(languages),
      timezone: z.string(),
      dateformat: z.string(),
      remoteip: z.string(),
      lastlogin: wireTime.nullable(),
    }),
    example: {},
  }),
  getPermissions: query({
    summary: 'The level in each of the ten areas.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: noFields,
    output: permissionsOutput,
    example: {},
  }),
  changePassword: command({
    summary: 'Changes the own password; every other session of the admin ends.',
    access: 'session',
    scope: 'own',
    allowedWhileExpired: true,
    input: z
      .strictObject({ password1: typedSecret, password2: adminPassword, confirm: typedSecret })
      .refine(({ password2, confirm }) => password2 === confirm, identical)
      .refine(({ password1, password2 }) => password1 !== password2, {
        error: 'password_same',
        path: ['password2'],
      }),
    output: success,
    example: { password1: 'the old one', password2: 'A-new-one-1', confirm: 'A-new-one-1' },
  }),
  changeEmail: command({
    summary: 'Changes the own e-mail address once the link mailed to the new one is confirmed.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ email: emailAddress, password1: typedSecret }),
    output: success,
    example: { email: 'new@example.com', password1: 'the password' },
    history: ['email'],
  }),
  confirmEmail: command({
    summary:
      'Confirms a new e-mail address with the key of the mailed link; used by the page behind that link.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ key: oneTimeKey }),
    output: success,
    example: { key: 'the key of the link' },
    history: ['email'],
  }),
  getTwoFactorSetup: command({
    summary:
      'Begins the two-factor set-up: a secret that lives 5 minutes. Asks for the password again unless the login is recent.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ password1: typedSecret.optional() }),
    output: z.strictObject({
      secret: z.string(),
      otpauth: z.string(),
      qr: z.string(),
      expires: wireTime,
    }),
    example: {},
  }),
  enableTwoFactor: command({
    summary:
      'Turns the second factor on with a code of the new secret; answers ten recovery codes, shown once.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ code }),
    output: z.strictObject({ recovery: z.array(z.string()) }),
    example: { code: '123456' },
  }),
  disableTwoFactor: command({
    summary: 'Turns the second factor off with a current code or a recovery code.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ code }),
    output: success,
    example: { code: '123456' },
  }),
  viewAs: command({
    summary:
      'A token with which the panel is seen as a sub-admin sees it: queries only, 15 minutes, ends with this session.',
    access: 'admin',
    scope: 'account',
    input: z.strictObject({ username: loginName, password1: typedSecret }),
    output: z.strictObject({ token: z.string() }),
    example: { username: 'helpdesk', password1: 'the password' },
  }),
  getClientConfig: query({
    summary: 'What the panel needs before anybody is signed in.',
    access: 'public',
    scope: 'own',
    input: noFields,
    output: z.strictObject({ legacy_url: z.string(), webmail_url: z.string(), version: z.string() }),
    example: {},
  }),
};
