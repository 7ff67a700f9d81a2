import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, outcomeOf, startTestPanel, type TestPanel } from '../../testing/test-panel.ts';
import {
  animatedGif,
  jpegWithMetadata,
  noisyJpeg,
  png,
  pngBomb,
  redSvg,
  svg,
} from './testing/test-pictures.ts';

const script = '<script>alert(1)</script><rect width="200" height="100" onclick="alert(2)" fill="blue"/>';

describe('a logo', () => {
  let house: TestPanel;
  let token: string;
  beforeAll(async () => {
    house = await startTestPanel();
    await house.addAccount('alpha');
    token = await house.login('alpha');
  });
  afterAll(() => house.stop());

  const upload = (bytes: Buffer) =>
    house.call('setAdminBranding', { logo: bytes.toString('base64') }, { token });
  const fetchLogo = (url: string) => house.panel.app.inject({ method: 'GET', url });
  const drawn = async (bytes: Buffer) => {
    const { own, applied } = dataOf(await upload(bytes));
    expect(own.logo).toMatch(/^\/branding\/[0-9a-f]{64}\.png$/);
    expect(applied.logo).toBe(own.logo);
    const { rawPayload } = await fetchLogo(own.logo);
    return { picture: rawPayload, meta: await sharp(rawPayload).metadata() };
  };
  const refusal = async (bytes: Buffer) => {
    const answer = await upload(bytes);
    return answer.returncode === 0 ? [answer.error.code, answer.error.params?.['reason']] : 'done';
  };

  it('is drawn anew as a PNG that fits, and kept by browsers for ever', async () => {
    const { meta } = await drawn(await png(1600, 400));
    expect(meta).toMatchObject({ format: 'png', width: 400, height: 100 });
    expect((await drawn(await png(100, 1200))).meta).toMatchObject({ width: 10, height: 120 });
    expect((await drawn(await png(30, 20))).meta).toMatchObject({ width: 30, height: 20 });
    const { own } = dataOf(await house.call('getAdminBranding', {}, { token }));
    const answer = await fetchLogo(own.logo);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('loses everything but its pixels, and stands upright', async () => {
    const { picture, meta } = await drawn(await jpegWithMetadata());
    expect(meta).toMatchObject({ width: 30, height: 120 });
    for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
      expect(meta[kind], kind).toBeUndefined();
    }
    expect(picture.toString('latin1')).not.toMatch(/photographer|secret/);
  });

  it('fills the room when it is a drawing, and its scripts are gone', async () => {
    expect((await drawn(redSvg)).meta).toMatchObject({ format: 'png', width: 240, height: 120 });
    const small = svg('<circle r="12" cx="12" cy="12"/>', 'viewBox="0 0 24 24"');
    expect((await drawn(small)).meta).toMatchObject({ width: 120, height: 120 });
    const { picture } = await drawn(svg(script));
    expect(picture.toString('latin1')).not.toMatch(/script|alert/);
    const prologue =
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by -->\n<!DOCTYPE svg PUBLIC "a" "b">';
    expect((await drawn(Buffer.from(prologue + redSvg))).meta.width).toBe(240);
  });

  it('is the first picture of an animation', async () => {
    const { picture, meta } = await drawn(await animatedGif());
    expect(meta).toMatchObject({ format: 'png', width: 60, height: 30 });
    expect(meta.pages ?? 1).toBe(1);
    const { dominant } = await sharp(picture).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it.each([
    ['an address', '<image href="http://evil.example/x.png" width="9" height="9"/>'],
    ['an old address', '<image xlink:href="https://evil.example/x.png" width="9" height="9"/>'],
    ['a file', '<image href="file:///etc/passwd" width="9" height="9"/>'],
    ['a picture inside', '<image href="data:image/png;base64,AAAA" width="9" height="9"/>'],
    ['a hidden address', '<image href="&#104;ttp://evil.example/x" width="9" height="9"/>'],
    ['a style', '<rect style="fill:url(http://evil.example/x.svg#a)" width="9" height="9"/>'],
    ['an import', '<style>@import "http://evil.example/x.css";</style>'],
    ['no quotes', '<image href=http://evil.example/x.png />'],
  ])('is refused when the drawing refers to %s', async (_what, inside) => {
    expect(await refusal(svg(inside))).toEqual(['file_invalid', 'content']);
  });

  it.each([
    ['a mask', '<mask id="a"><rect width="9" height="9"/></mask><rect mask="url(#a)"/>'],
    ['a filter', '<filter id="a"><feGaussianBlur stdDeviation="99"/></filter>'],
    ['text', '<text x="1" y="9">Alpha</text>'],
    ['a style sheet', '<style>rect { fill: red }</style>'],
  ])('is refused when the drawing asks for %s', async (_what, inside) => {
    expect(await refusal(svg(inside))).toEqual(['file_invalid', 'shapes']);
  });

  it('may refer to itself', async () => {
    const inside = '<g id="a"><rect width="9" height="9" fill="url(#b)"/></g><use href="#a" x="20"/>';
    expect(await refusal(svg(inside))).toBe('done');
  });

  it('is refused with entities, style sheets or another alphabet', async () => {
    const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const sheet = '<?xml-stylesheet href="http://evil.example/x.css"?>';
    const laughs = '<!DOCTYPE svg [ <!ENTITY a "aaaa"> <!ENTITY b "&a;&a;&a;"> ]>';
    for (const before of [entity, laughs]) {
      expect(await refusal(Buffer.from(before + svg('&x;')))).toEqual(['file_invalid', 'type']);
    }
    expect(await refusal(Buffer.from(sheet + redSvg))).toEqual(['file_invalid', 'content']);
    const utf7 = `<?xml version="1.0" encoding="UTF-7"?>${redSvg}`;
    expect(await refusal(Buffer.from(utf7))).toEqual(['file_invalid', 'content']);
    expect(await refusal(Buffer.from(`\uFEFF${redSvg}`, 'utf16le'))).toEqual(['file_invalid', 'type']);
  });

  it('is refused when it would be huge, however small the file', async () => {
    expect(pngBomb().length).toBeLessThan(1_000);
    expect(await refusal(pngBomb())).toEqual(['file_invalid', 'size']);
    expect(await refusal(pngBomb(1, 15_999_999))).toEqual(['file_invalid', 'size']);
    expect(await refusal(svg('', 'width="50000" height="50000"'))).toEqual(['file_invalid', 'size']);
  });

  it('is refused when it is something else or broken', async () => {
    const html = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
    expect(await refusal(html)).toEqual(['file_invalid', 'type']);
    expect(await refusal(Buffer.from('<html><svg></svg></html>'))).toEqual(['file_invalid', 'type']);
    expect(await refusal(Buffer.from('%PDF-1.7'))).toEqual(['file_invalid', 'type']);
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .webp()
      .toBuffer();
    expect(await refusal(webp)).toEqual(['file_invalid', 'type']);
    expect(await refusal(Buffer.from('GIF89a/*...*/=1;alert(1)'))).toEqual(['file_invalid', 'content']);
    const jpeg = await noisyJpeg();
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toEqual(['file_invalid', 'content']);
    expect(await refusal(pngBomb(20, 20).subarray(0, 40))).toEqual(['file_invalid', 'content']);
    expect(await refusal(Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'))).toEqual([
      'file_invalid',
      'content',
    ]);
  });

  it('that is also a program is only its pixels afterwards', async () => {
    const gif = await animatedGif();
    const { picture } = await drawn(Buffer.concat([gif, Buffer.from('*/=1;alert(document.domain)//')]));
    expect(picture.toString('latin1')).not.toContain('alert');
  });

  it('is refused over 2 MB at its field, and far beyond that unread', async () => {
    const large = { logo: Buffer.alloc(2_000_200).toString('base64') };
    const answer = await house.call('setAdminBranding', large, { token });
    expect(answer).toMatchObject({
      error: { code: 'invalid_input', fields: { logo: { code: 'max_length' } } },
    });
    const just = { logo: Buffer.alloc(2_000_001).toString('base64') };
    const refused = await house.call('setAdminBranding', just, { token });
    expect(refused).toMatchObject({ error: { fields: { logo: { code: 'max_length' } } } });
    const body = `action=setAdminBranding&logo=${'A'.repeat(50_000_000)}`;
    expect((await house.post(body, { token })).status).toBe(413);
    const notBase64 = await house.call('setAdminBranding', { logo: '<svg/>' }, { token });
    expect(notBase64).toMatchObject({ error: { fields: { logo: { code: 'format' } } } });
  });

  it('goes back to the inherited one, leaves the rest alone, and the history never holds it', async () => {
    const bytes = redSvg.toString('base64');
    dataOf(await house.call('setAdminBranding', { logo: bytes, brandname: 'Alpha Mail' }, { token }));
    const before = dataOf(await house.call('getAdminBranding', {}, { token })).own.logo;
    const after = dataOf(await house.call('setAdminBranding', { logo: '' }, { token }));
    expect(after).toMatchObject({ own: { logo: '', brandname: 'Alpha Mail' }, applied: { logo: '' } });
    expect((await fetchLogo(before)).statusCode).toBe(404);
    const { rows } = dataOf(
      await house.call('getAccountHistory', { operation: 'setAdminBranding' }, { token }),
    );
    expect(rows.slice(0, 2)).toMatchObject([
      { target: 'alpha', after: { logo_changed: true } },
      { target: 'alpha', after: { logo_changed: true, brandname: 'Alpha Mail' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(bytes.slice(0, 40));
  });

  it.each([
    'x.png',
    `${'0'.repeat(64)}.png`,
    `${'0'.repeat(64)}`,
    '..%2f..%2fetc%2fpasswd',
    `${'A'.repeat(64)}.png`,
  ])('is not found at %s', async (file) => {
    const answer = await fetchLogo(`/branding/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is inherited by a host only while it is the nearest', async () => {
    expect(outcomeOf(await upload(redSvg))).toBe('done');
    expect(dataOf(await house.call('getBranding', { host: 'nobodys.example' })).logo).toBe('');
  });
});
