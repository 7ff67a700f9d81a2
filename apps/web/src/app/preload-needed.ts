/** A screen and what it is loaded from: names of files without their hash, catalogs without their language. */
export interface NeededParts {
  readonly path: string;
  readonly files: readonly string[];
  readonly catalogs: readonly string[];
  /** Shown as a grid where there is room for one. */
  readonly isList: boolean;
}

/**
 * Asks for everything the address needs while the page itself is still read, in the language that was chosen. Part of the
 * page as text: it can use nothing from outside but what it is given. A wrong guess costs a file, no more.
 */
export function preloadNeeded(
  hashes: Readonly<Record<string, string>>,
  screens: readonly NeededParts[],
): void {
  const primary = navigator.language.toLowerCase().split(/[-_]/)[0] ?? '';
  const guesses = [localStorage.getItem('language'), { pt: 'ptbr', in: 'id' }[primary] ?? primary, 'en'];
  const language = guesses.find((guess) => hashes[`start-${guess}`] !== undefined);
  const needed = [`start-${language}`];
  if (localStorage.getItem('token') ?? sessionStorage.getItem('token')) {
    const address = location.pathname.replace(/^\/(login)?$/, '/home').split('/');
    const isAt = (path: string) => {
      const parts = path.split('/');
      return (
        parts.length === address.length &&
        parts.every((part, index) => part === address[index] || part.startsWith('$'))
      );
    };
    const screen =
      screens.find(({ path }) => path === address.join('/')) ?? screens.find(({ path }) => isAt(path));
    needed.push('frame', `frame-${language}`, ...(screen?.files ?? []));
    for (const catalog of screen?.catalogs ?? []) needed.push(`${catalog}-${language}`);
    if (screen?.isList && matchMedia('(min-width: 900px)').matches)
      needed.push('list-grid', `grid-${language}`);
  }
  for (const name of new Set(needed)) {
    const hash = hashes[name];
    if (hash === undefined) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/assets/${name}-${hash}.js`;
    document.head.append(link);
  }
}
