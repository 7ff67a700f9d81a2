import { mostLogoBytes } from '@posthouse/contract/features/branding';

/** What the server can draw; it looks at the content, the browser only at the name. */
export const pictureTypes = 'image/png,image/jpeg,image/gif,image/svg+xml';

/** A chosen file as `data:image/png;base64,…`; undefined when it is larger than the server takes. */
export async function readPicture(file: File): Promise<string | undefined> {
  if (file.size === 0 || file.size > mostLogoBytes) return undefined;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
}
