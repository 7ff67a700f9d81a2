import { writeFile } from 'node:fs/promises';

/** A file of countries in MMDB format: networks of IPv4 (`127.40.0.0/16`) and the country of each. */
export async function writeTestCountries(
  path: string,
  countries: Readonly<Record<string, string>>,
): Promise<void> {
  const tree: Branch[] = [{}];
  const data: Buffer[] = [];
  let dataBytes = 0;
  for (const [network, country] of Object.entries(countries)) {
    const bits = bitsOf(network);
    let at = tree[0] as Branch;
    for (const bit of bits.slice(0, -1)) {
      const next = at[bit];
      if (typeof next === 'object') at = next;
      else {
        const made: Branch = {};
        at[bit] = made;
        tree.push(made);
        at = made;
      }
    }
    at[bits.at(-1) ?? 0] = dataBytes;
    const entry = map({ country_code: text(country) });
    data.push(entry);
    dataBytes += entry.length;
  }
  const records = tree.flatMap((branch) =>
    ([0, 1] as const).map((bit) => {
      const leads = branch[bit];
      // To nowhere, to another branch, or to data, which begin after a gap.
      const value =
        leads === undefined
          ? tree.length
          : typeof leads === 'object'
            ? tree.indexOf(leads)
            : tree.length + gap.length + leads;
      return number(value, 4);
    }),
  );
  const metadata = map({
    node_count: sized(6, number(tree.length, 4)),
    record_size: sized(5, number(32, 2)),
    ip_version: sized(5, number(4, 2)),
    database_type: text('Test'),
    binary_format_major_version: sized(5, number(2, 2)),
    binary_format_minor_version: sized(5, number(0, 2)),
  });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  await writeFile(path, Buffer.concat([...records, gap, ...data, marker, metadata]));
}

type Branch = { [bit in 0 | 1]?: Branch | number };

const gap = Buffer.alloc(16);

function bitsOf(network: string): (0 | 1)[] {
  const [address = '', length] = network.split('/');
  const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return [...bits.join('').slice(0, Number(length))].map((bit) => (bit === '1' ? 1 : 0));
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A value begins with its type and how long it is. */
const sized = (type: number, content: Buffer, size = content.length) =>
  Buffer.concat([Buffer.from([(type << 5) | size]), content]);
const text = (value: string) =>
  value.length < 29
    ? sized(2, Buffer.from(value))
    : Buffer.concat([Buffer.from([(2 << 5) | 29, value.length - 29]), Buffer.from(value)]);
const map = (values: Readonly<Record<string, Buffer>>) =>
  sized(
    7,
    Buffer.concat(Object.entries(values).flatMap(([key, value]) => [text(key), value])),
    Object.keys(values).length,
  );
