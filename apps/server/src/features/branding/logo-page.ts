import type { Database } from '../../db/pool.ts';
import type { Page } from '../../kernel/feature.ts';
import { TransportError } from '../../kernel/http/transport-error.ts';
import { findLogo } from './host-branding-store.ts';

/** Nothing else below this address is ours: `/branding` itself is a screen of the panel. */
const path = '/branding/:hash(^[0-9a-f]{64}).png';

/** The pictures of brands: the address names the content, so a copy of it is good for ever. */
export function logoPage(db: Database): Page {
  return (app) => {
    app.get<{ Params: { hash: string } }>(path, async (request, reply) => {
      const picture = await findLogo(db, request.params.hash);
      if (picture === undefined) throw new TransportError(404);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(picture);
    });
  };
}
