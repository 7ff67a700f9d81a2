import { type IncomingMessage, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { connectOutbound, OutboundError, type OutboundParts, outboundTimeoutMs } from './connect-outbound.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of a form. */
  readonly body?: URLSearchParams | undefined;
  /** A longer answer is cut off, and none. */
  readonly mostBytes: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface RequestParts extends OutboundParts {
  /** Certificates trusted instead of the machine's. */
  readonly ca?: string;
}

/**
 * One request over a checked connection: the address is resolved once, redirects are answers like any other, and all of
 * it together has the time of one connection. Throws an OutboundError.
 */
export async function requestOutbound(parts: RequestParts, asked: OutboundRequest): Promise<OutboundAnswer> {
  const { url } = asked;
  const timeoutMs = parts.timeoutMs ?? outboundTimeoutMs;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (url.protocol !== 'https:' && !isPrivate(host)) throw new OutboundError('private_address');
  const signal = AbortSignal.timeout(timeoutMs);
  const socket = await connectOutbound(parts, { host, port: portOf(url) });
  try {
    return await exchange(asked, url.protocol === 'https:' ? secured(socket, host, parts) : socket, signal);
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError(signal.aborted ? 'timeout' : 'connect_failed');
  } finally {
    socket.destroy();
  }
}

/** Without TLS a key is only sent within the operator's own network, to an address that the operator listed. */
function isPrivate(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() !== 'unicast';
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

function secured(socket: Socket, host: string, { ca }: RequestParts): Socket {
  return connect({
    socket,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(ca === undefined ? {} : { ca }),
  });
}

function exchange(
  { method, url, headers, body, mostBytes }: OutboundRequest,
  socket: Socket,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const text = body?.toString();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = {
    host: url.host,
    connection: 'close',
    ...headers,
    ...(text === undefined ? {} : { ...form, 'content-length': String(Buffer.byteLength(text)) }),
  };
  return new Promise((resolve, reject) => {
    const path = `${url.pathname}${url.search}`;
    const asking = request(
      { createConnection: () => socket, method, path, headers: sent, signal, maxHeaderSize: 16_384 },
      (answer) => {
        readAll(answer, mostBytes).then(
          (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: read }),
          reject,
        );
      },
    );
    // Stays: what comes after the end of it all must not end the process.
    asking.on('error', reject);
    asking.end(text);
  });
}

async function readAll(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new OutboundError('connect_failed');
    chunks.push(chunk);
  }
  if (!answer.complete) throw new OutboundError('connect_failed');
  return Buffer.concat(chunks).toString('utf8');
}
