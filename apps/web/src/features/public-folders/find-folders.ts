import { readableName } from '@posthouse/contract/fields/readable-name';
import { call } from '../../api/call.ts';
import { folderAddress } from './folder.ts';

const most = 5;

/** The folders whose paths, addresses or notes contain the text. */
export async function findFolders(text: string, signal: AbortSignal) {
  const { rows } = await call('getPublicFolders', { search: text, limit: most }, { signal });
  return rows.map(({ id, path, domain, email, note }) => ({
    id: `folder-${id}`,
    title: path,
    words: [readableName(domain), email, note].filter(Boolean).join(', '),
    target: { to: folderAddress(id) },
  }));
}
