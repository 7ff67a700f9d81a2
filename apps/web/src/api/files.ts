import { ApiError } from './api-error.ts';

/** The browser fetches the file; the page stays where it is. */
export function startDownload(url: string): void {
  save(url, '');
}

/** A file made here. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  save(url, name);
  URL.revokeObjectURL(url);
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** What is in a file the server offers, for who edits it here. */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url).catch(() => undefined);
  if (!answer?.ok) throw new ApiError('network');
  return (await answer.text()).replace(/^\ufeff/, '');
}
