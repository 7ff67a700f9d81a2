import { isIP, type Socket } from 'node:net';
import { connect, type PeerCertificate } from 'node:tls';
import { printable } from '../printable.ts';
import {
  connectOutbound,
  OutboundError,
  type OutboundFailure,
  type OutboundParts,
  outboundTimeoutMs,
} from './connect-outbound.ts';

interface HostCertificate {
  readonly status: 'found';
  readonly validFrom: Date;
  readonly validTo: Date;
  /** The names it is for; one may begin with `*.`. */
  readonly names: readonly string[];
  /** Signed by somebody this machine trusts, and within its time; names are for the caller to compare. */
  readonly authorised: boolean;
  readonly issuer: string;
}

export type CertificateAnswer = HostCertificate | { readonly status: OutboundFailure };

/** The certificate a host really presents to browsers. Nothing is thrown. */
export type FetchCertificate = (host: string) => Promise<CertificateAnswer>;

interface CertificateOptions extends OutboundParts {
  /** Where the servers listen; tests have them elsewhere. */
  readonly port?: number;
  /** Certificates trusted instead of the machine's. */
  readonly ca?: string;
}

export function createFetchCertificate(options: CertificateOptions): FetchCertificate {
  return async (host) => {
    try {
      const socket = await connectOutbound(options, { host, port: options.port ?? 443 });
      return await readCertificate(socket, host, options);
    } catch (error) {
      if (error instanceof OutboundError) return { status: error.code };
      throw error;
    }
  };
}

function readCertificate(
  socket: Socket,
  host: string,
  { ca, timeoutMs = outboundTimeoutMs }: CertificateOptions,
): Promise<HostCertificate> {
  return new Promise((resolve, reject) => {
    // A certificate that is wrong is what we want to see; nothing is sent over the connection.
    const secure = connect({
      socket,
      ...(isIP(host) === 0 ? { servername: host } : {}),
      rejectUnauthorized: false,
      checkServerIdentity: () => undefined,
      ...(ca === undefined ? {} : { ca }),
    });
    const finish = (settle: () => void) => {
      clearTimeout(end);
      secure.destroy();
      socket.destroy();
      settle();
    };
    const end = setTimeout(() => finish(() => reject(new OutboundError('timeout'))), timeoutMs);
    secure.on('error', () => finish(() => reject(new OutboundError('connect_failed'))));
    secure.once('close', () => finish(() => reject(new OutboundError('connect_failed'))));
    secure.once('secureConnect', () => {
      const certificate = certificateOf(secure.getPeerCertificate(), secure.authorized);
      // A time that is none: whatever it is, browsers take no such certificate.
      const isReadable = Number.isFinite(certificate.validTo.getTime());
      finish(() => (isReadable ? resolve(certificate) : reject(new OutboundError('connect_failed'))));
    });
  });
}

function certificateOf(peer: PeerCertificate, authorised: boolean): HostCertificate {
  return {
    status: 'found',
    validFrom: new Date(peer.valid_from),
    validTo: new Date(peer.valid_to),
    names: (peer.subjectaltname ?? '')
      .split(', ')
      .filter((entry) => entry.startsWith('DNS:'))
      .map((entry) => printable(entry.slice(4).toLowerCase())),
    authorised,
    issuer: printable(String(peer.issuer?.O ?? peer.issuer?.CN ?? '')),
  };
}
