import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Keranjang Sampah',
  purpose:
    'Domain yang dihapus dalam {days} hari terakhir, beserta semua isinya. Setelah itu dihapus permanen.',
  search: 'Cari domain',
  empty: 'Keranjang sampah kosong',
  emptyHint:
    'Domain yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta semua isinya.',
  column: {
    name: 'Domain',
    removedBy: 'Dihapus oleh',
    removedAt: 'Dihapus',
    purgeAt: 'Penghapusan permanen',
  },
  row: { restore: 'Pulihkan', purge: 'Hapus permanen' },
  bulk: {
    restore: '{num, plural, one {Pulihkan # domain} other {Pulihkan {shown} domain}}',
    purge: '{num, plural, one {Hapus permanen # domain} other {Hapus permanen {shown} domain}}',
  },
  ask: {
    purgeOne: 'Hapus permanen {name}?',
    purge: '{num, plural, one {Hapus permanen # domain?} other {Hapus permanen {shown} domain?}}',
    purgeText:
      'Ini juga menghapus semua pengguna, alias, daftar, dan domain alias di dalamnya, beserta semua emailnya. Tindakan ini tidak dapat dibatalkan.',
  },
  reason: {
    conflict: 'Nama ini dipakai lagi, sebagai domain atau domain alias. Hapus dulu yang itu.',
    limit_reached: 'Memulihkannya akan melampaui batas akun Anda.',
  },
  facts: {
    kind: 'Jenis',
  },
  goTo: {
    words: {
      recycleBin: 'tong sampah, terhapus, dihapus, pulihkan, kembalikan',
    },
  },
  values: {
    kind: {
      domains: 'Domain',
    },
  },
  menu: {
    recycleBin: 'Keranjang Sampah',
  },
  jobs: {
    restoreItems: 'Memulihkan dari keranjang sampah',
    purgeItems: 'Menghapus permanen dari keranjang sampah',
  },
  operations: {
    restoreItems: 'Memulihkan dari keranjang sampah',
    purgeItems: 'Menghapus permanen dari keranjang sampah',
  },
} satisfies SameKeys<typeof english>;
