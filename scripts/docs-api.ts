import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiDocument } from './api-document.ts';

const path = join(import.meta.dirname, '../docs/api.md');
await writeFile(path, apiDocument());
console.log(`Wrote ${path}`);
