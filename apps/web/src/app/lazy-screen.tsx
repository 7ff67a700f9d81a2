import type { ActionName } from '@posthouse/contract';
import { redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { can } from '../api/access.ts';
import { type CatalogName, loadCatalogs } from '../i18n/catalogs.ts';

/** Specification 9: lazy-loaded chunks time out after 120 seconds. */
const chunkTimeoutMs = 120_000;

/** A chunk that did not come: mostly because a newer version replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

interface ScreenOptions {
  readonly load: () => Promise<ComponentType>;
  /** The catalogs the screen speaks from. */
  readonly texts?: readonly CatalogName[] | (() => Promise<void>);
  /** The action without which the screen has nothing to show. */
  readonly needs?: ActionName;
}

/** The parts of a route whose screen and texts are chunks of their own, loaded before it renders. */
export function lazyScreen({ load, texts = [], needs }: ScreenOptions) {
  let Screen: ComponentType | undefined;
  const loadAll = async () => {
    const loadTexts = typeof texts === 'function' ? texts : () => loadCatalogs(texts);
    const [component] = await Promise.all([Screen ?? load(), loadTexts()]);
    Screen = component;
  };
  return {
    beforeLoad: () => {
      if (needs && !can(needs)) throw redirect({ to: '/error-4' });
    },
    loader: () => withinChunkTimeout(loadAll()),
    component: () => (Screen ? <Screen /> : null),
  };
}

async function withinChunkTimeout(loading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeoutMs);
  });
  try {
    await Promise.race([loading, timeout]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(String(error));
  } finally {
    clearTimeout(timer);
  }
}
