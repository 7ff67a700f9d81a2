import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Merek',
  purpose: 'Nama, warna, dan logo halaman masuk, serta tempat pengguna Anda mendapatkan bantuan.',
  save: 'Simpan merek',
  onlyView: 'Hak Anda mengizinkan Anda melihat merek, tetapi tidak mengubahnya.',
  domains: {
    purpose:
      'Setiap domain dapat memiliki tampilan sendiri pada nama host-nya; yang dikosongkan diambil dari akun.',
    search: 'Cari domain',
    empty: 'Belum ada domain',
    emptyHint:
      'Setelah akun memiliki domain, Anda dapat memberi masing-masing nama, warna, dan logo sendiri di sini.',
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
    brandlinkHint: 'Diawali dengan https://. Nama di halaman masuk mengarah ke sana.',
    supportemail: 'Alamat dukungan',
    supportemailHint: 'Ditampilkan di halaman masuk sebagai alamat bantuan.',
    brandcolor: 'Warna',
    pickColour: 'Pilih warna',
    contrastEnough: 'Kontras dengan teks putih {ratio} : 1, mudah dibaca',
    contrastLow: 'Kontras dengan teks putih {ratio} : 1, diperlukan sedikitnya {least} : 1',
    logo: 'Logo',
    logoHint:
      'PNG, JPEG, GIF, atau SVG, paling besar {megabytes} MB. Gambar diperkecil menjadi paling besar 400 × 120 piksel.',
    logoTooLarge: 'Pilih berkas yang tidak kosong dan berukuran paling besar {megabytes} MB.',
    chooseLogo: 'Pilih berkas',
    defaultLogo: 'Kembali ke logo bawaan',
    inherited: 'Kosong, jadi yang berlaku: {value}',
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
    text: 'Nama, tautan, alamat dukungan, warna, dan logo kembali menjadi milik produk; yang Anda ketik dan belum disimpan akan hilang. Domain tetap memakai mereknya sendiri.',
  },
  row: {
    edit: 'Edit',
    reset: 'Atur ulang',
    resetTitle: 'Atur ulang merek {name}?',
    resetText:
      'Nama, tautan, alamat dukungan, warna, dan logo milik domain dihapus. Merek akun berlaku kembali.',
  },
  facts: {
    domain: 'Domain',
    brandname: 'Nama',
    brandlink: 'Tautan web',
    supportemail: 'Alamat dukungan',
    brandcolor: 'Warna',
    logo_changed: 'Logo baru',
  },
  menu: {
    branding: 'Merek',
    brandingDomains: 'Domain Merek',
  },
  operations: {
    setAdminBranding: 'Merek akun diubah',
    resetAdminBranding: 'Merek akun diatur ulang',
    setBrandingDomain: 'Merek domain diubah',
    resetBrandingDomain: 'Merek domain diatur ulang',
  },
} satisfies SameKeys<typeof english>;
