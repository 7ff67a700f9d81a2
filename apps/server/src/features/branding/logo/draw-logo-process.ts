import sharp, { type SharpOptions } from 'sharp';
import type { DrawingOrder, DrawnPicture } from './drawing-order.ts';

// A program of its own for one picture: what a hostile one does to the drawing library, it does here. It has no part of
// the panel in it, and nothing of its surroundings.

// Nothing but the four kinds is ever read, whatever the bytes claim to be, and nothing of them is kept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const svgDensity = { standard: 72, least: 1, most: 20_000 } as const;

async function draw({ bytes, kind, most }: DrawingOrder): Promise<DrawnPicture> {
  const options: SharpOptions = { limitInputPixels: most.pixels, failOn: 'error', pages: 1 };
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (format !== kind) return { problem: 'content' };
  if (kind !== 'svg' && Math.max(width, height) > most.side) return { problem: 'size' };
  const density = kind === 'svg' ? { density: densityFor(width, height, most) } : {};
  const png = await sharp(bytes, { ...options, ...density })
    .autoOrient()
    .resize({ width: most.width, height: most.height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { png };
}

/** Drawings have no size of their own: they fill the room. */
function densityFor(width: number, height: number, room: { width: number; height: number }): number {
  const scale = Math.min(room.width / width, room.height / height);
  return Math.min(svgDensity.most, Math.max(svgDensity.least, svgDensity.standard * scale));
}

function problemOf(error: unknown): DrawnPicture {
  const message = error instanceof Error ? error.message : '';
  return { problem: /pixel limit|too large/i.test(message) ? 'size' : 'content' };
}

// Nobody waits for the picture any more. Not an exit, which would wait for the thread that draws.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (order: DrawingOrder) => {
  void draw(order)
    .catch(problemOf)
    .then((picture) => process.send?.(picture));
});
process.send?.('ready');
