import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar Putih Otomatis',
  purpose:
    'Alamat yang pernah dikirimi email oleh pengguna Anda. Email dari sana tidak dianggap spam di domain pengguna yang menulis.',
  search: 'Cari alamat',
  empty: 'Belum ada alamat',
  emptyHint:
    'Saat pengguna menulis ke seseorang di luar akun Anda, alamatnya muncul di sini, dan balasannya tidak dianggap spam. Anda dapat menonaktifkannya untuk akun atau untuk suatu domain:',
  settings: 'Pengaturan filter',
  writtenBy: 'Dihubungi oleh {name}',
  column: {
    address: 'Alamat',
    email: 'Dihubungi oleh',
    domain: 'Domain',
    last: 'Terakhir kali',
    first: 'Pertama kali',
  },
  row: {
    remove: 'Hapus',
  },
  bulk: {
    remove: '{num, plural, one {Hapus # alamat} other {Hapus {shown} alamat}}',
  },
  ask: {
    removeOne: 'Hapus {name}?',
    remove: '{num, plural, one {Hapus # alamat?} other {Hapus {shown} alamat?}}',
    removeText:
      'Email dari sana kembali disaring seperti biasa. Jika pengguna menulis lagi ke alamat itu, alamat itu muncul kembali.',
  },
  facts: {
    address: 'Alamat',
    domain: 'Domain',
  },
  goTo: {
    words: {
      autoWhitelist: 'pengirim dikenal, penerima, kontak, balasan',
    },
  },
  menu: {
    autoWhitelist: 'Daftar Putih Otomatis',
  },
  jobs: {
    removeAutoWhitelist: 'Menghapus alamat dari daftar putih otomatis',
  },
  deeds: {
    removeAutoWhitelist:
      '{num, plural, =1 {{name} dihapus dari daftar putih otomatis} other {{shown} alamat dihapus dari daftar putih otomatis}}',
  },
  operations: {
    removeAutoWhitelist: 'Menghapus alamat dari daftar putih otomatis',
  },
} satisfies SameKeys<typeof english>;
