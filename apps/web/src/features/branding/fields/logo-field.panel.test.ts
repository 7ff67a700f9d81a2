import { afterEach, it } from 'vitest';
import { expectText, leavePanel, showPanel, waitFor } from '../../../testing/shown-panel.tsx';

const brand = { brandname: '', brandlink: '', supportemail: '', brandcolor: '', logo: '' };
const branding = {
  own: brand,
  inherited: { ...brand, brandname: 'Posthouse', brandcolor: '#2f57c4' },
  applied: { ...brand, brandname: 'Posthouse', brandcolor: '#2f57c4' },
  version: 1,
};

afterEach(leavePanel);

it('says at once that a chosen file is no picture', async () => {
  await showPanel('/branding', { getAdminBranding: branding, getDomains: { rows: [], total: 0 } });
  const chooser = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no way to choose a file');
    return found;
  });
  const file = new File(['not a picture'], 'logo.svg', { type: 'image/svg+xml' });
  Object.defineProperty(chooser, 'files', { value: [file] });
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  const picture = await waitFor(() => {
    const found = document.querySelector('main form img[src^="data:"]');
    if (!found) throw new Error('the file is not shown');
    return found;
  });
  // What a browser does that draws pictures.
  picture.dispatchEvent(new Event('error'));
  await expectText('The file cannot be used: it is damaged');
});
