import type { builderTexts } from '@posthouse/contract/features/builder';
import type { z } from 'zod';

export type BuilderValues = z.input<typeof builderTexts>;
export const emptyBuilder: BuilderValues = { everything: '', domains: '', users: '', aliases: '', lists: '' };
