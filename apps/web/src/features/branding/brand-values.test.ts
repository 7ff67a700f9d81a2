import { describe, expect, it } from 'vitest';
import { type Branding, brandSchema, changesOf, colourOf, contrastOf, previewOf } from './brand-values.ts';

const own = {
  brandname: 'Shop',
  brandlink: '',
  supportemail: '',
  brandcolor: '#123456',
  logo: '/branding/a.png',
};
const inherited = {
  brandname: 'Account Mail',
  brandlink: '',
  supportemail: '',
  brandcolor: '#2f57c4',
  logo: '',
};
const record: Branding = { own, inherited, applied: own, version: 3 };

describe('what is sent', () => {
  it('is only what differs from the record', () => {
    expect(changesOf(record, own)).toEqual({});
    expect(changesOf(record, { ...own, brandname: '', brandlink: 'https://shop.example/' })).toEqual({
      brandname: '',
      brandlink: 'https://shop.example/',
    });
  });

  it('is of a new picture its bytes, and of none an empty value', () => {
    expect(changesOf(record, { ...own, logo: 'data:image/png;base64,iVBORw0=' })).toEqual({
      logo: 'iVBORw0=',
    });
    expect(changesOf(record, { ...own, logo: '' })).toEqual({ logo: '' });
  });

  it('is checked as the server does', () => {
    const findings = (values: object) => brandSchema.safeParse({ ...own, ...values }).error?.issues ?? [];
    expect(findings({})).toEqual([]);
    expect(findings({ brandcolor: '#ffcc00' })).toMatchObject([
      { path: ['brandcolor'], message: 'contrast' },
    ]);
    expect(findings({ brandlink: 'http://shop.example' })).toMatchObject([{ path: ['brandlink'] }]);
    expect(findings({ brandname: '', brandlink: '', supportemail: '', brandcolor: '', logo: '' })).toEqual(
      [],
    );
  });
});

describe('the preview', () => {
  const typed = { brandname: ' ', brandlink: '', supportemail: '', brandcolor: '', logo: '' };

  it('takes each empty value from what is inherited', () => {
    expect(previewOf(typed, inherited)).toEqual(inherited);
    expect(previewOf({ ...typed, brandname: 'Shop ' }, inherited)).toEqual({
      ...inherited,
      brandname: 'Shop',
    });
  });

  it('shows no colour that is half typed or that white text cannot be read on', () => {
    const colour = (brandcolor: string) => previewOf({ ...typed, brandcolor }, inherited).brandcolor;
    expect(colour('#12345')).toBe(inherited.brandcolor);
    expect(colour('#ffcc00')).toBe(inherited.brandcolor);
    expect(colour(' #7A1F1F')).toBe('#7a1f1f');
  });
});

it('never says that a contrast is enough when it is not', () => {
  expect(contrastOf('#ffffff')).toEqual({ ratio: 1, isEnough: false });
  expect(contrastOf('#000000')).toEqual({ ratio: 21, isEnough: true });
  // 4.48 : 1
  expect(contrastOf('#777777')).toEqual({ ratio: 4.4, isEnough: false });
  expect(colourOf('red')).toBeUndefined();
});
