import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Merek',
  purpose: 'Nama, warna, dan logo halaman masuk Anda, serta tempat pengguna mendapat bantuan.',
  save: 'Simpan',
  onlyView: 'Anda dapat melihat merek, tetapi tidak mengubahnya.',
  domains: {
    purpose: 'Beri domain mereknya sendiri. Nilai kosong diambil dari akun.',
    search: 'Cari domain',
    empty: 'Belum ada domain',
    emptyHint: 'Tambahkan domain untuk memberinya nama, warna, dan logo di sini.',
  },
  column: {
    domain: 'Domain',
    own: 'Merek',
  },
  origin: {
    own: 'Sendiri',
    inherited: 'Dari akun',
  },
  form: {
    brandname: 'Nama',
    brandlink: 'Tautan web',
    brandlinkHint: 'Masukkan URL yang dimulai dengan https://. Nama di halaman masuk akan menautkan ke sana.',
    supportemail: 'Alamat dukungan',
    supportemailHint: 'Ditampilkan di halaman masuk bagi pengguna yang memerlukan bantuan.',
    brandcolor: 'Warna',
    pickColour: 'Pilih warna',
    contrastEnough: 'Kontras dengan teks putih {ratio} : 1, mudah dibaca',
    contrastLow: 'Kontras dengan teks putih {ratio} : 1; diperlukan minimal {least} : 1',
    logo: 'Logo',
    logoHint: 'PNG, JPEG, GIF, atau SVG, hingga {megabytes} MB. Diperkecil menjadi 400 × 120 piksel.',
    logoTooLarge: 'Pilih berkas yang tidak kosong, hingga {megabytes} MB.',
    chooseLogo: 'Pilih berkas',
    defaultLogo: 'Gunakan logo bawaan',
    inherited: 'Kosong: {value} dipakai',
  },
  preview: {
    title: 'Pratinjau halaman masuk',
    label: 'Halaman masuk {name} dengan nilai ini',
    logIn: 'Masuk',
    username: 'Nama login',
    password: 'Kata sandi',
  },
  reset: {
    button: 'Atur ulang merek',
    title: 'Atur ulang merek akun?',
    text: 'Nama, tautan, alamat dukungan, warna, dan logo kembali ke bawaan. Perubahan yang belum disimpan hilang. Domain tetap memiliki mereknya sendiri.',
  },
  row: {
    edit: 'Edit',
    reset: 'Atur ulang',
    resetTitle: 'Atur ulang merek {name}?',
    resetText:
      'Nama, tautan, alamat dukungan, warna, dan logo milik domain dihapus; merek akun dipakai kembali.',
  },
  facts: {
    domain: 'Domain',
    brandname: 'Nama',
    brandlink: 'Tautan web',
    supportemail: 'Alamat dukungan',
    brandcolor: 'Warna',
    logo_changed: 'Logo baru',
  },
  goTo: {
    words: {
      branding: 'logo, warna, tema, halaman login, alamat bantuan',
      brandingDomains: 'logo domain, warna domain, halaman login webmail',
    },
  },
  menu: {
    branding: 'Merek',
    brandingDomains: 'Domain merek',
  },
  deeds: {
    setAdminBranding: 'Merek akun diubah',
    resetAdminBranding: 'Merek akun diatur ulang',
    setBrandingDomain: 'Merek {name} diubah',
    resetBrandingDomain: 'Merek {name} diatur ulang',
  },
  operations: {
    setAdminBranding: 'Mengubah merek akun',
    resetAdminBranding: 'Mengatur ulang merek akun',
    setBrandingDomain: 'Mengubah merek domain',
    resetBrandingDomain: 'Mengatur ulang merek domain',
  },
  where: {
    ascii: 'Bentuk ASCII:',
    account:
      'Ditampilkan di halaman masuk pada semua nama host domain terverifikasi yang tidak memiliki merek sendiri, misalnya {example}.',
    domain:
      'Ditampilkan di halaman masuk pada {domain} dan semua nama host di bawahnya, misalnya {example}, setelah domain terverifikasi.',
  },
} satisfies SameKeys<typeof english>;
