import { mostLogoBytes } from '@posthouse/contract/features/branding';
import { expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

it('holds a picture in the form it is shown and sent in', async () => {
  const file = new File(['abc'], 'logo.png', { type: 'image/png' });
  expect(await readPicture(file)).toBe('data:image/png;base64,YWJj');
});

it('takes nothing that is empty or larger than the server takes', async () => {
  expect(await readPicture(new File([], 'logo.png'))).toBeUndefined();
  expect(await readPicture(new File([new Uint8Array(mostLogoBytes + 1)], 'logo.png'))).toBeUndefined();
});
