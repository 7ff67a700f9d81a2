import { chmod, mkdir } from 'node:fs/promises';

/** Others may pass through it, not list it. An existing one is left as the operator made it. */
export async function makeStagingRoot(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true });
  if (created !== undefined) await chmod(path, 0o711);
}
