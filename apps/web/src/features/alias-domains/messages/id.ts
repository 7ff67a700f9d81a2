import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Domain Alias',
  purpose:
    'Nama lain untuk domain Anda: email ke alamat mana pun di sana sampai ke nama yang sama di domain asli.',
  search: 'Cari domain alias atau domain',
  empty: 'Belum ada domain alias',
  emptyHint:
    'Dengan example.net sebagai domain alias dari example.com, email ke anna@example.net sampai ke anna@example.com. Tambahkan satu dan buktikan dengan catatan DNS bahwa domain itu milik Anda.',
  column: {
    aliasdomain: 'Domain alias',
    domain: 'Domain asli',
    verification: 'Verifikasi',
    created: 'Ditambahkan',
    verified: 'Terverifikasi',
  },
  row: { verify: 'Verifikasi sekarang', remove: 'Hapus' },
  bulk: {
    remove: '{num, plural, one {Hapus # domain alias} other {Hapus {shown} domain alias}}',
  },
  ask: {
    removeOne: 'Hapus {name}?',
    remove: '{num, plural, one {Hapus # domain alias?} other {Hapus {shown} domain alias?}}',
    removeText:
      'Email ke alamat di sana langsung ditolak, dan namanya bebas dipakai orang lain. Domain asli dan emailnya tidak tersentuh. Ini tidak dapat diurungkan, tetapi Anda dapat menambahkan domain alias itu lagi.',
  },
  add: {
    title: 'Tambah domain alias',
    aliasdomain: 'Domain alias',
    aliasdomainHint: 'Nama lainnya, misalnya example.net.',
    domain: 'Domain asli',
    domainHint: 'Salah satu domain Anda; emailnya sampai di sana.',
    choose: 'Pilih domain',
    noDomains: 'Belum ada domain yang dapat diwakili domain alias. Tambahkan domain terlebih dahulu.',
    taken: 'Nama ini sudah ada di akun Anda, sebagai domain atau domain alias.',
    added: '{name} telah ditambahkan',
    another: 'Tambah lagi',
  },
  facts: {
    domain: 'Domain',
    aliasdomain: 'Domain alias',
  },
  menu: {
    aliasDomains: 'Domain Alias',
  },
  jobs: {
    removeAliasDomains: 'Menghapus domain alias',
  },
  operations: {
    addAliasDomain: 'Menambah domain alias',
    removeAliasDomains: 'Menghapus domain alias',
  },
} satisfies SameKeys<typeof english>;
