import type { DmarcResult, SpfResult } from '@posthouse/contract/fields/filter-decision';

/** What is known of a message when it has arrived. */
export interface MailFacts {
  /** Of the envelope; empty for notices of other servers. */
  readonly sender: string;
  /** What readers see; empty where it cannot be read. */
  readonly headerFrom: string;
  /** Whom programs could take for the sender in the From: addresses and domains. */
  readonly fromNames: readonly string[];
  readonly spf: SpfResult;
  /** Domains whose signature is right. */
  readonly signedBy: readonly string[];
  /** What the owner of the domain in the From asks for, because the message does not come from there. */
  readonly dmarc: DmarcResult;
  /** Written in the name of a domain of this server, by nobody who may. */
  readonly isForged: boolean;
  /** The same of the envelope’s sender. */
  readonly isSenderForged: boolean;
  /** How much it looks like spam. */
  readonly score: number;
}

export type Scope = 'user' | 'domain' | 'account';
