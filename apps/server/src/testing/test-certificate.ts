import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface TestCertificate {
  readonly certificate: string;
  readonly key: string;
}

export interface TestAuthority {
  /** What a client that trusts the authority is given. */
  readonly certificate: string;
  issue(names: readonly string[], from: Date, to: Date): TestCertificate;
}

const oid = {
  commonName: '550403',
  subjectAltName: '551d11',
  basicConstraints: '551d13',
  ecdsaWithSha256: '2a8648ce3d040302',
};

/** An authority made for one test: Node can sign, but not write certificates. */
export function createTestAuthority(name: string): TestAuthority {
  const { publicKey, privateKey } = makeKey();
  const constraints = seq(
    der(0x06, hex(oid.basicConstraints)),
    der(0x01, hex('ff')),
    der(0x04, seq(der(0x01, hex('ff')))),
  );
  const make = (subject: string, key: KeyObject, from: Date, to: Date, extension: Buffer) => {
    const content = seq(
      der(0xa0, der(0x02, hex('02'))),
      der(0x02, Buffer.concat([hex('01'), randomBytes(8)])),
      algorithm,
      nameOf(name),
      seq(moment(from), moment(to)),
      nameOf(subject),
      key.export({ type: 'spki', format: 'der' }),
      der(0xa3, seq(extension)),
    );
    const signature = der(0x03, Buffer.concat([hex('00'), sign('sha256', content, privateKey)]));
    return pem(seq(content, algorithm, signature));
  };
  return {
    certificate: make(name, publicKey, new Date('2020-01-01'), new Date('2049-01-01'), constraints),
    issue(names, from, to) {
      const own = makeKey();
      const alternatives = seq(...names.map((host) => der(0x82, Buffer.from(host, 'ascii'))));
      const extension = seq(der(0x06, hex(oid.subjectAltName)), der(0x04, alternatives));
      return {
        certificate: make(names[0] ?? '', own.publicKey, from, to, extension),
        key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}

const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const hex = (digits: string) => Buffer.from(digits, 'hex');
const seq = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const algorithm = seq(der(0x06, hex(oid.ecdsaWithSha256)));

/** One value in the encoding of certificates: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function nameOf(commonName: string): Buffer {
  return seq(der(0x31, seq(der(0x06, hex(oid.commonName)), der(0x0c, Buffer.from(commonName, 'utf8')))));
}

/** Two digits for the year are right until 2049. */
function moment(date: Date): Buffer {
  const digits = date.toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`, 'ascii'));
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
