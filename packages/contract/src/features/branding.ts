import { z } from 'zod';
import { command, query, success } from '../core/action.ts';
import { listInput, listOutput } from '../core/paging.ts';
import { levels } from '../core/permissions.ts';
import { brandColour, httpsLink } from '../fields/brand.ts';
import { domainName } from '../fields/domain-name.ts';
import { emailAddress } from '../fields/email-address.ts';
import { wireFlag } from '../fields/flag.ts';
import { wireId } from '../fields/id.ts';
import { optionalLine } from '../fields/text.ts';
import { version } from '../fields/version.ts';

const area = 'branding';

/** An uploaded picture, base64; it is drawn anew as PNG, whatever it was. */
export const mostLogoBytes = 2_000_000;
const logo = z
  .string('format')
  .max(Math.ceil((mostLogoBytes * 4) / 3) + 100, 'max_length')
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'format');
/** Base64 makes a third more of it, and a form writes some of its characters as three. */
const bodyBytes = 2 * mostLogoBytes;

/** What applies somewhere: own values over inherited ones over the product's. */
const applied = {
  brandname: z.string(),
  brandlink: z.string(),
  supportemail: z.string(),
  brandcolor: z.string(),
  /** The address of the picture; empty for the product's own logo. */
  logo: z.string(),
};

/** Own values, empty where inherited, what is inherited there, and what comes of both. */
export const branding = z.strictObject({
  own: z.strictObject(applied),
  inherited: z.strictObject(applied),
  applied: z.strictObject(applied),
  version: z.int(),
});

const editable = {
  brandname: optionalLine(60).optional(),
  brandlink: z.union([z.literal(''), httpsLink]).optional(),
  supportemail: z.union([z.literal(''), emailAddress]).optional(),
  brandcolor: z.union([z.literal(''), brandColour]).optional(),
  /** A new picture, or empty to go back to the inherited one. */
  logo: logo.optional(),
  version,
};
const history = ['domain', 'brandname', 'brandlink', 'supportemail', 'brandcolor', 'logo_changed'] as const;

export const brandingDomainRow = z.strictObject({
  id: wireId,
  domain: z.string(),
  unicode: z.string(),
  /** 1 where it has values of its own. */
  own: wireFlag,
  ...applied,
});

export const brandingActions = {
  getBranding: query({
    summary: 'The branding that applies to a host name; the product’s own where none does.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ host: z.string().max(300, 'max_length') }),
    output: z.strictObject(applied),
    example: { host: 'webmail.example.com' },
  }),
  getAdminBranding: query({
    summary: 'The branding of the account.',
    access: { area, level: levels.view },
    scope: 'account',
    input: z.strictObject({}),
    output: branding,
    example: {},
  }),
  setAdminBranding: command({
    summary: 'Changes the branding of the account; an empty value goes back to the product’s.',
    access: { area, level: levels.addUpdate },
    scope: 'account',
    input: z.strictObject(editable),
    output: branding,
    example: { brandname: 'Example Mail' },
    bodyBytes,
    history,
  }),
  resetAdminBranding: command({
    summary: 'Takes the branding of the account away.',
    access: { area, level: levels.remove },
    scope: 'account',
    input: z.strictObject({}),
    output: success,
    example: {},
    history,
  }),
  getBrandingDomains: query({
    summary: 'The domains with the branding that applies to their host names.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['domain'], {}),
    output: listOutput(brandingDomainRow),
    example: {},
  }),
  getBrandingDomain: query({
    summary: 'The branding of one domain’s host names.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject({ domain: domainName }),
    output: branding,
    example: { domain: 'example.com' },
  }),
  setBrandingDomain: command({
    summary: 'Changes the branding of one domain’s host names; an empty value goes back to the account’s.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({ domain: domainName, ...editable }),
    output: branding,
    example: { domain: 'example.com', brandname: 'Example Mail' },
    bodyBytes,
    history,
  }),
  resetBrandingDomain: command({
    summary: 'Takes the branding of one domain away; the account’s applies again.',
    access: { area, level: levels.remove },
    scope: 'domain',
    input: z.strictObject({ domain: domainName }),
    output: success,
    example: { domain: 'example.com' },
    history,
  }),
};
