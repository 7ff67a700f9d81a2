import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Uploads as honest and as other people send them. */
export const svg = (inside: string, attributes = 'width="200" height="100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

export const redSvg = svg('<rect width="200" height="100" fill="red"/>');

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b01030' } });
}

export const png = (width: number, height: number) => flat(width, height).png().toBuffer();

/** With everything a camera writes into a picture. */
export const jpegWithMetadata = () =>
  flat(1200, 300)
    .withExif({ IFD0: { Copyright: 'A photographer', Software: 'secret-camera' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-place</x:xmpmeta>')
    .withMetadata({ orientation: 6, density: 300 })
    .jpeg()
    .toBuffer();

export const noisyJpeg = () =>
  sharp({
    create: {
      width: 800,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** Three frames: red, green, blue. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** A small file that says it is a very large picture. */
export function pngBomb(width = 50_000, height = 50_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
