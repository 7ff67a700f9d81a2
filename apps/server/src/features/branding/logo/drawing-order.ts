import type { LogoKind } from './logo-kind.ts';

/** Why a picture cannot be used; the panel has a sentence for each. */
export type LogoProblem = 'type' | 'size' | 'content' | 'shapes';

/** What the drawing process is asked, and what it answers. */
export interface DrawingOrder {
  readonly bytes: Uint8Array;
  readonly kind: LogoKind;
  readonly most: {
    readonly width: number;
    readonly height: number;
    readonly pixels: number;
    /** Of a picture as it came. */
    readonly side: number;
  };
}

export type DrawnPicture = { readonly png: Uint8Array } | { readonly problem: LogoProblem };
