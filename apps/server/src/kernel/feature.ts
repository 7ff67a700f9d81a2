import type { ActionGroup } from '@posthouse/contract/core/action';
import type { FastifyInstance } from 'fastify';
import type { DatabasePool } from '../db/pool.ts';
import type { Clock } from './clock.ts';
import type { CountryLookup } from './country-lookup.ts';
import type { Call } from './dispatch.ts';
import type { Exporter } from './downloads/exporter.ts';
import type { Handlers } from './handlers.ts';
import type { JobKind, JobQueue, JobWorker } from './jobs.ts';
import type { LongWork } from './long-work/long-work.ts';
import type { AddressRule } from './outbound/address-rule.ts';
import type { DnsLookup } from './outbound/dns-lookup.ts';
import type { PanelWords } from './panel-words.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SecretBox } from './secrets.ts';

/** What features are made from. */
export interface FeatureParts {
  readonly database: DatabasePool;
  readonly jobs: JobQueue;
  /** A moment for workers to get on with jobs of this kind; where they run in this process, they run now. */
  readonly waitForJobs: <Data extends object>(kind: JobKind<Data>) => Promise<void>;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly passwords: PasswordHashing;
  readonly dns: DnsLookup;
  readonly mayReach: AddressRule;
  readonly countries: CountryLookup;
  readonly panelWords: PanelWords;
  readonly settings: {
    readonly publicUrl: string;
    readonly legacyUrl: string;
    readonly webmailUrl: string;
    readonly version: string;
    /** How long the logs of mail are kept. */
    readonly logDays: { readonly incoming: number; readonly outgoing: number };
  };
}

/**
 * A page outside the panel. Where its form does what an action does, it runs that through the dispatcher; anything else
 * it writes in one transaction with its jobs.
 */
export type Page = (app: FastifyInstance, dispatch: (call: Call) => Promise<string>) => void;

/** All that a feature brings to the server. */
export interface Feature<Group extends ActionGroup> {
  readonly handlers: Handlers<Group>;
  readonly workers?: readonly JobWorker[];
  readonly longWork?: readonly LongWork<unknown>[];
  readonly pages?: readonly Page[];
  readonly exporters?: readonly Exporter[];
}
