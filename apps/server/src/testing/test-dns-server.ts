import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTCPServer, createUDPServer, Packet } from 'dns2';

/** What a name has in the DNS of a test. */
export interface TestRecords {
  /** Several strings in one value are one record in pieces. */
  readonly txt?: readonly (string | string[])[];
  readonly mx?: readonly (readonly [priority: number, exchange: string])[];
  readonly caa?: readonly (readonly [tag: string, value: string])[];
  readonly cname?: string;
  readonly a?: readonly string[];
  readonly aaaa?: readonly string[];
  readonly ns?: readonly string[];
  readonly soa?: true;
  /** Any question about the name ends like this. */
  readonly broken?: 'servfail' | 'refused' | 'silent';
}

export interface TestDnsServer {
  readonly port: number;
  /** For `DNS_SERVERS`. */
  readonly address: string;
  /** The names asked for, in order. */
  readonly asked: string[];
  /** Puts these names there, in the place of what they had. */
  set(names: Readonly<Record<string, TestRecords>>): void;
  stop(): Promise<void>;
}

type DnsHandler = Extract<Parameters<typeof createTCPServer>[0], (...args: never[]) => unknown>;
type DnsRecord = Packet['answers'][number];

const codes = { servfail: 2, nxdomain: 3, refused: 5 } as const;
const longestChain = 8;

/** A real DNS server on loopback, with the names a test gives it and no others. */
export async function startTestDnsServer(atPort = 0): Promise<TestDnsServer> {
  const zone = new Map<string, TestRecords>();
  const asked: string[] = [];
  const handle: DnsHandler = (request, send) => {
    const response = answerTo(zone, request, asked);
    if (response) void send(response);
  };
  // Long answers are asked for again over TCP, at the same port.
  const tcp = createTCPServer(handle).listen(atPort, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createUDPServer(handle);
  await udp.listen(port, '127.0.0.1');
  return {
    port,
    address: `127.0.0.1:${port}`,
    asked,
    set(names) {
      for (const [name, records] of Object.entries(names)) zone.set(name.toLowerCase(), records);
    },
    async stop() {
      const closed = once(udp, 'close');
      udp.close();
      tcp.close();
      await closed;
    },
  };
}

function answerTo(zone: Map<string, TestRecords>, request: Packet, asked: string[]): Packet | undefined {
  const response = Packet.createResponseFromRequest(request);
  const [question] = request.questions;
  if (question === undefined) return undefined;
  response.header.aa = 1;
  response.header.ra = 1;
  asked.push(question.name.toLowerCase());
  let name = question.name.toLowerCase();
  for (let length = 0; length <= longestChain; length += 1) {
    const records = zone.get(name);
    if (records?.broken === 'silent') return undefined;
    if (records?.broken) return withCode(response, codes[records.broken]);
    if (records?.cname === undefined || question.type === Packet.TYPE.CNAME) {
      response.answers.push(...answersOf(name, question.type, records ?? {}));
      return records || hasBelow(zone, name) ? response : withCode(response, codes.nxdomain);
    }
    response.answers.push(record(name, Packet.TYPE.CNAME, { domain: records.cname }));
    name = records.cname.toLowerCase();
  }
  response.answers.length = 0;
  return withCode(response, codes.servfail);
}

function withCode(response: Packet, rcode: number): Packet {
  response.header.rcode = rcode;
  return response;
}

function hasBelow(zone: Map<string, TestRecords>, name: string): boolean {
  return [...zone.keys()].some((other) => other.endsWith(`.${name}`));
}

function answersOf(name: string, type: number, records: TestRecords): DnsRecord[] {
  const { TYPE } = Packet;
  const make = <Value>(values: readonly Value[] | undefined, fields: (value: Value) => object) =>
    (values ?? []).map((value) => record(name, type, fields(value)));
  switch (type) {
    case TYPE.TXT:
      return make(records.txt, (text) => ({ data: typeof text === 'string' ? piecesOf(text) : text }));
    case TYPE.MX:
      return make(records.mx, ([priority, exchange]) => ({ priority, exchange }));
    case TYPE.CAA:
      return make(records.caa, ([tag, value]) => ({ flags: 0, tag, value }));
    case TYPE.CNAME:
      return make(records.cname === undefined ? [] : [records.cname], (domain) => ({ domain }));
    case TYPE.A:
      return make(records.a, (address) => ({ address }));
    case TYPE.AAAA:
      return make(records.aaaa, (address) => ({ address }));
    case TYPE.NS:
      return make(records.ns, (ns) => ({ ns }));
    case TYPE.SOA:
      return make(records.soa ? [soaOf(name)] : [], (fields) => fields);
    default:
      return [];
  }
}

/** No piece of a text has more than 255 characters. */
function piecesOf(text: string): string[] {
  return text.match(/.{1,255}/gs) ?? [''];
}

function soaOf(name: string): object {
  const times = { serial: 1, refresh: 60, retry: 60, expiration: 60, minimum: 60 };
  return { primary: `ns.${name}`, admin: `admin.${name}`, ...times };
}

function record(name: string, type: number, fields: object): DnsRecord {
  return Object.assign(new Packet.Resource(name, type, Packet.CLASS.IN, 60), fields);
}
