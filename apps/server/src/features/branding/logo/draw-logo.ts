import { createHash } from 'node:crypto';
import { AppError } from '@posthouse/contract/core/errors';
import { mostLogoBytes } from '@posthouse/contract/features/branding';
import sharp, { type SharpOptions } from 'sharp';
import { type LogoKind, logoKind } from './logo-kind.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { isSelfContainedSvg } from './svg-check.ts';

// Nothing but the four kinds is ever read, whatever the bytes claim to be, and nothing of them is kept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

const inTurn = oneAtATime(10);

const most = { width: 400, height: 120, pixels: 16_000_000, seconds: 5 } as const;
const svgDensity = { standard: 72, least: 1, most: 20_000 } as const;

/** Why a picture cannot be used; the panel has a sentence for each. */
type LogoProblem = 'type' | 'size' | 'content';

export interface DrawnLogo {
  readonly png: Buffer;
  readonly hash: string;
}

/** An uploaded picture drawn anew as a small PNG: the first frame, upright, without anything but its pixels. */
export async function drawLogo(base64: string): Promise<DrawnLogo> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostLogoBytes) throw AppError.field('logo', 'max_length', { num: mostLogoBytes });
  const kind = logoKind(bytes);
  if (kind === undefined) throw unusable('type');
  if (kind === 'svg' && !isSelfContainedSvg(bytes)) throw unusable('content');
  const png = await inTurn(() => draw(bytes, kind).catch(refuse));
  return { png, hash: createHash('sha256').update(png).digest('hex') };
}

async function draw(bytes: Buffer, kind: LogoKind): Promise<Buffer> {
  const options: SharpOptions = { limitInputPixels: most.pixels, failOn: 'error', pages: 1 };
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (format !== kind) throw new Error(`${kind} was read as ${format}`);
  const density = kind === 'svg' ? { density: densityFor(width, height) } : {};
  return sharp(bytes, { ...options, ...density })
    .timeout({ seconds: most.seconds })
    .autoOrient()
    .resize({ width: most.width, height: most.height, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Drawings have no size of their own: they fill the room. */
function densityFor(width: number, height: number): number {
  const scale = Math.min(most.width / width, most.height / height);
  return Math.min(svgDensity.most, Math.max(svgDensity.least, svgDensity.standard * scale));
}

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : '';
  throw unusable(/pixel limit|timeout|too large/i.test(message) ? 'size' : 'content');
}

function unusable(reason: LogoProblem): AppError {
  return new AppError('file_invalid', { params: { reason } });
}
