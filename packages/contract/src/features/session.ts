import { z } from 'zod';
import { command, noFields, query, success } from '../core/action.ts';
import { idsInput, rowResults } from '../core/bulk.ts';
import { duties } from '../core/duties.ts';
import { optionalLanguage } from '../core/language-fields.ts';
import { languages } from '../core/languages.ts';
import { permissionsOutput } from '../core/permission-fields.ts';
import { emailAddress } from '../fields/email-address.ts';
import { wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { missing, missingAs } from '../fields/missing.ts';
import { adminPassword } from '../fields/password.ts';
import { secret } from '../fields/secret.ts';
import { line, typedSecret } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { code, recoveryFacts, twoFactorActions } from './session/two-factor.ts';

/** User name or e-mail address; its form is not checked, so that answers reveal nothing about it. */
const loginName = z
  .string(missingAs('username_required'))
  .trim()
  .min(1, 'username_required')
  .max(254, 'max_length');
const oneTimeKey = secret(line(200));
/** Two equal entries; the error is shown at the second. */
const identical = { error: 'not_identical', path: ['confirm'] };

/** Why a login was refused, for the account history. */
export const loginRefusals = ['password', 'code', 'address', 'disabled'] as const;
export type LoginRefusal = (typeof loginRefusals)[number];

/** What the history has about a login that was refused, and about the use of a recovery code. */
const refusalFacts = ['reason', 'locked_until'] as const;

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
  z.strictObject({ code: z.literal('recovery_codes_low'), level: warningLevel, left: z.int() }),
]);
export type SecurityWarning = z.infer<typeof securityWarning>;

export const sessionActions = {
  login: command({
    summary: 'First step of the login. Returns a token, or a challenge if two-factor authentication is on.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ username: loginName, password: typedSecret }),
    output: z.union([
      z.strictObject({ token: secret(z.string()), otprequired: z.literal(0) }),
      z.strictObject({ otprequired: z.literal(1), challenge: secret(z.string()) }),
    ]),
    example: { username: 'demo', password: 'secret' },
    history: refusalFacts,
  }),
  loginCode: command({
    summary: 'Second step of the login: takes the 6-digit code or a recovery code.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ challenge: oneTimeKey, code }),
    output: z.strictObject({ token: secret(z.string()) }),
    example: { challenge: 'the challenge', code: '123456' },
    history: [...refusalFacts, ...recoveryFacts],
  }),
  openLoginLink: command({
    summary: 'Exchanges the key of an operator’s login link for a token. Works once.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ key: oneTimeKey }),
    output: z.strictObject({ token: secret(z.string()) }),
    example: { key: 'the key of the link' },
  }),
  logout: command({
    summary: 'Ends this session.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: noFields,
    output: success,
    example: {},
    allowedWhileViewing: true,
  }),
  keepAlive: query({
    summary:
      'Extends this session. The panel sends it at most once a minute while the admin is active without making requests.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: noFields,
    output: success,
    example: {},
  }),
  forgotPassword: command({
    summary:
      'E-mails a reset link if the user name and address match. The answer never says whether they did.',
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
      'Takes the e-mailed code once and returns a new password, shown only once. Ends all sessions of the admin.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ code: oneTimeKey }),
    output: z.strictObject({ password: secret(z.string()) }),
    example: { code: 'the code of the link' },
  }),
  getPasswordResetText: query({
    summary:
      'Returns the account’s text for the page a reset link opens. Refused for a link that no longer works.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ code: oneTimeKey, language: z.enum(languages, missing) }),
    output: z.strictObject({ text: z.string() }),
    example: { code: 'the code of the link', language: 'en' },
  }),
  getSessions: query({
    summary: 'Lists the caller’s open sessions.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: noFields,
    output: z.strictObject({ rows: z.array(sessionRow) }),
    example: {},
  }),
  endSessions: command({
    summary: 'Ends some of the caller’s sessions.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: idsInput,
    output: rowResults,
    example: { ids: ['1'] },
    history: ['remoteip', 'browser', 'system'],
  }),
  getAdminInfo: query({
    summary: 'Returns who is logged in.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: noFields,
    output: z.strictObject({
      adminname: z.string(),
      name: z.string(),
      email: z.string(),
      account: z.string(),
      twofa_enabled: wireFlag,
      twofa_allowed: wireFlag,
      /** 1 where the account has chat users. */
      chat_allowed: wireFlag,
      /** 1 where the account requires two-factor authentication of its sub-admins. */
      twofa_required: wireFlag,
      /** 1 for a sub-admin who has to set it up before anything else. */
      twofa_missing: wireFlag,
      /** How many recovery codes still work. */
      recovery_codes_left: z.int(),
      /** The worst of the warnings, in English; `security_warnings` are the same as codes. */
      security_warning: z.string(),
      security_warning_level: warningLevel,
      security_warnings: z.array(securityWarning),
      password_expired: wireFlag,
      adminaccess: z.enum(['admin', 'subadmin']),
      /** 1 for a sub-admin limited to some domains, and the names of those domains. */
      domains_limited: wireFlag,
      domains: z.array(z.string()),
      ui_timeout: z.int(),
      /** The caller's own choice, otherwise the account's; empty where nobody chose one. */
      language: optionalLanguage,
      timezone: z.string(),
      dateformat: z.string(),
      remoteip: z.string(),
      lastlogin: wireTime.nullable(),
    }),
    example: {},
  }),
  getPermissions: query({
    summary: 'Returns the caller’s level in each of the ten areas.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
    input: noFields,
    output: permissionsOutput,
    example: {},
  }),
  changePassword: command({
    summary: 'Changes the caller’s password. Ends all their other sessions.',
    access: 'session',
    scope: 'own',
    allowedDespite: duties,
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
    summary: 'Changes the caller’s e-mail address after they confirm the link sent to the new one.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ email: emailAddress, password1: typedSecret }),
    output: success,
    example: { email: 'new@example.com', password1: 'the password' },
    history: ['email'],
  }),
  confirmEmail: command({
    summary:
      'Confirms a new e-mail address with the key of the e-mailed link. Used by the page that link opens.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ key: oneTimeKey }),
    output: success,
    example: { key: 'the key of the link' },
    history: ['email'],
  }),
  ...twoFactorActions,
  viewAs: command({
    summary:
      'Returns a token to view the panel as a sub-admin: queries only, for 15 minutes, until this session ends.',
    access: 'admin',
    scope: 'account',
    input: z.strictObject({ username: loginName, password1: typedSecret }),
    output: z.strictObject({ token: secret(z.string()) }),
    example: { username: 'helpdesk', password1: 'the password' },
  }),
  getClientConfig: query({
    summary: 'Returns what the panel needs to know before anyone logs in.',
    access: 'public',
    scope: 'own',
    input: noFields,
    output: z.strictObject({ legacy_url: z.string(), webmail_url: z.string(), version: z.string() }),
    example: {},
  }),
};
