import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Waktu',
  adminname: 'Admin',
  action: 'Tindakan',
  target: 'Sasaran',
  outcome: 'Hasil',
  remoteip: 'Alamat IP',
  domain: 'Domain',
};

const outcome = {
  done: 'Selesai',
  refused: 'Ditolak',
  pending: 'Tidak selesai',
};

export const messages = {
  title: 'Riwayat akun',
  purpose: 'Siapa mengubah apa di akun ini, dan kapan.',
  search: 'Cari admin atau sasaran',
  empty: 'Belum ada perubahan',
  emptyHint: 'Perubahan yang dibuat admin di akun ini muncul di sini.',
  column,
  exported: {
    ...column,
    before: 'Sebelum',
    after: 'Sesudah',
    id: 'Nomor entri',
  },
  outcome,
  by: 'oleh {name}',
  changes: 'Perubahan',
  caption: '{name}: sebelum dan sesudah',
  facts: {
    format: 'Format',
    search: 'Pencarian',
    maxemails: 'Akun dasar, maksimum',
    maxeemails: 'Akun lanjutan, maksimum',
    maxdomains: 'Domain, maksimum',
    maxexemails: 'Akun konektor Exchange, maksimum',
    maxocemails: 'Akun konektor eksternal, maksimum',
    maxzulipusers: 'Pengguna obrolan, maksimum',
    maxquota: 'Kuota, maksimum (MB)',
    autogrow_quota: 'Kuota bertambah otomatis',
    lost: 'Diberikan kepada akun lain',
    unknown_ids: 'ID yang tidak ada',
    unknown_count: 'Jumlah ID tak dikenal',
    attempts: 'Percobaan',
    last_at: 'Percobaan terakhir',
    bytes: 'Ukuran dalam byte',
  },
  values: {
    outcome,
    boolean: {
      true: 'Ya',
      false: 'Tidak',
    },
    adminname: {
      operator: 'Penyedia',
      engine: 'Sistem email',
    },
    target: {
      'account-history': 'Riwayat akun',
    },
    format: {
      csv: 'CSV',
      json: 'JSON',
    },
  },
  variants: {
    'engine: delete mail': {
      public_folders: 'Menghapus isi folder publik dari server',
    },
    'operator: domain verify': {
      lost: 'Memberikan nama domain kepada akun lain',
    },
  },
  menu: {
    accountHistory: 'Riwayat akun',
  },
  deeds: {
    exportAccountHistory: 'Riwayat akun diekspor',
  },
  operations: {
    exportAccountHistory: 'Mengekspor riwayat akun',
    'engine: delete mail': 'Menghapus email pengguna dari server',
    'operator: account create': 'Membuat akun',
    'operator: account limits': 'Mengubah batas akun',
    'operator: account suspend': 'Menangguhkan akun',
    'operator: account resume': 'Mengaktifkan kembali akun',
    'operator: admin reset-password': 'Mengatur ulang kata sandi admin',
    'operator: admin reset-2fa': 'Mengatur ulang autentikasi dua faktor admin',
    'operator: admin login-link': 'Membuat tautan login untuk admin',
    'operator: admin lift-ip-list': 'Mencabut pembatasan IP admin',
    'operator: domain verify': 'Memberikan nama domain kepada akun ini',
    'operator: chat set': 'Menghubungkan organisasi Zulip',
    'operator: chat remove': 'Memutus sambungan organisasi Zulip',
    'operator: mail demo': 'Membuat kata sandi aplikasi untuk kotak surat demo',
  },
} satisfies SameKeys<typeof english>;
