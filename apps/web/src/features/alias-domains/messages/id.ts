import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Domain Alias',
  purpose:
    'Nama tambahan untuk domain Anda. Email ke sebuah alamat di domain alias sampai ke alamat yang sama di domain asli.',
  search: 'Cari domain alias',
  empty: 'Belum ada domain alias',
  emptyHint:
    'Jika example.net adalah domain alias dari example.com, email ke anna@example.net sampai ke anna@example.com. Tambahkan satu dan verifikasi dengan catatan DNS.',
  column: {
    aliasdomain: 'Domain alias',
    domain: 'Domain asli',
    verification: 'Verifikasi',
    created: 'Ditambahkan',
    verified: 'Terverifikasi',
    health: 'Kesehatan',
  },
  row: {
    verify: 'Verifikasi sekarang',
    remove: 'Hapus',
  },
  bulk: {
    remove: '{num, plural, one {Hapus # domain alias} other {Hapus {shown} domain alias}}',
  },
  ask: {
    removeOne: 'Hapus {name}?',
    remove: '{num, plural, one {Hapus # domain alias?} other {Hapus {shown} domain alias?}}',
    removeText:
      'Email ke alamatnya langsung ditolak dan nama itu dapat dipakai orang lain. Domain asli tidak terpengaruh. Ini tidak dapat diurungkan, tetapi Anda dapat menambahkannya lagi.',
  },
  add: {
    title: 'Tambah domain alias',
    aliasdomain: 'Domain alias',
    aliasdomainHint: 'Misalnya example.net',
    domain: 'Domain asli',
    domainHint: 'Domain yang menerima emailnya.',
    choose: 'Cari domain',
    noDomains: 'Tambahkan domain dahulu: domain alias memerlukan domain asli.',
    taken: 'Nama ini sudah ada di akun Anda, sebagai domain atau domain alias.',
  },
  facts: {
    domain: 'Domain',
    aliasdomain: 'Domain alias',
  },
  goTo: {
    words: {
      aliasDomains: 'nama kedua, domain tambahan, alias domain',
      addAliasDomain: 'domain alias baru, buat domain alias',
    },
    actions: {
      addAliasDomain: 'Tambah domain alias',
    },
  },
  menu: {
    aliasDomains: 'Domain Alias',
  },
  jobs: {
    removeAliasDomains: 'Menghapus domain alias',
  },
  deeds: {
    addAliasDomain: 'Domain alias {name} ditambahkan',
    removeAliasDomains:
      '{num, plural, =1 {Domain alias {name} dihapus} other {{shown} domain alias dihapus}}',
  },
  operations: {
    addAliasDomain: 'Menambah domain alias',
    removeAliasDomains: 'Menghapus domain alias',
  },
  health: 'Kesehatan DNS',
} satisfies SameKeys<typeof english>;
