import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Riwayat Akun',
  purpose: 'Siapa mengubah apa di akun ini, dan kapan.',
  search: 'Cari admin, tindakan, atau sasaran',
  empty: 'Belum ada perubahan',
  emptyHint: 'Perubahan yang dibuat admin di akun ini muncul di sini.',
  column: {
    at: 'Waktu',
    adminname: 'Admin',
    action: 'Tindakan',
    target: 'Sasaran',
    outcome: 'Hasil',
    remoteip: 'Alamat IP',
  },
  outcome: {
    done: 'Selesai',
    refused: 'Ditolak',
    pending: 'Belum selesai',
  },
  by: 'oleh {name}',
  changes: 'Perubahan',
  caption: '{name}: sebelum dan sesudah',
  facts: {
    format: 'Format',
    search: 'Pencarian',
  },
  menu: {
    logs: 'Log',
    accountHistory: 'Riwayat Akun',
  },
  operations: {
    exportAccountHistory: 'Mengekspor riwayat akun',
  },
} satisfies SameKeys<typeof english>;
