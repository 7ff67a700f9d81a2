import { createHash } from 'node:crypto';
import { AppError } from '@posthouse/contract/core/errors';
import { mostLogoBytes } from '@posthouse/contract/features/branding';
import { createTurns, createTurnsByKey } from '../../../kernel/turns.ts';
import type { LogoProblem } from './drawing-order.ts';
import { drawInProcess } from './drawing-process.ts';
import { logoKind } from './logo-kind.ts';
import { svgProblem } from './svg-check.ts';

const most = { width: 400, height: 120, pixels: 16_000_000, side: 10_000 } as const;

/** Two at once, but of each account only one: nobody keeps the others from drawing. */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 10, retrySeconds: 30 });
const inTurnOfAccount = createTurnsByKey({ atOnce: 1, mostWaiting: 2, retrySeconds: 30 });

export interface DrawnLogo {
  readonly png: Buffer;
  readonly hash: string;
}

/** An uploaded picture drawn anew as a small PNG: the first frame, upright, without anything but its pixels. */
export async function drawLogo(base64: string, { accountId }: { accountId: number }): Promise<DrawnLogo> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostLogoBytes) throw AppError.field('logo', 'max_length', { num: mostLogoBytes });
  const kind = logoKind(bytes);
  if (kind === undefined) throw unusable('type');
  const problem = kind === 'svg' ? svgProblem(bytes) : undefined;
  if (problem !== undefined) throw unusable(problem);
  const picture = await inTurnOfAccount(String(accountId), () =>
    inTurn(() => drawInProcess({ bytes, kind, most })),
  );
  if ('problem' in picture) throw unusable(picture.problem);
  const png = Buffer.from(picture.png);
  return { png, hash: createHash('sha256').update(png).digest('hex') };
}

function unusable(reason: LogoProblem): AppError {
  return new AppError('file_invalid', { params: { reason } });
}
