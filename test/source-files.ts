import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/\/(node_modules|dist)\//.test(path))
      .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') })),
  );
}

export const isTest = ({ path }: SourceFile) => /\.(test|spec)\.tsx?$/.test(path);

/** What a file imports: paths of the repository for relative imports, package names as written for others. */
export function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? join(dirname(path), specifier) : specifier,
  );
}
