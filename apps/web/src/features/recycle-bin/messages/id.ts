import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Keranjang sampah',
  empty: 'Keranjang sampah kosong',
  column: {
    removedBy: 'Dihapus oleh',
    removedAt: 'Dihapus',
    purgeAt: 'Penghapusan permanen',
  },
  row: { restore: 'Pulihkan', purge: 'Hapus permanen' },
  ask: {
    purgeOne: 'Hapus permanen {name}?',
  },
  mailOfPurged: {
    soon: 'Email yang tersimpan dihapus dari server dalam beberapa menit.',
    later: 'Email yang tersimpan dihapus dari server begitu sistem email berjalan kembali.',
  },
  reason: {
    folderConflict:
      'Folder lain sudah memakai nama itu, atau folder induknya sudah tidak ada. Ganti nama folder lain itu, atau pulihkan dulu folder induknya.',
    folderLimit: 'Domain ini punya terlalu banyak folder publik. Hapus dulu beberapa.',
    conflict:
      'Nama ini dipakai lagi sebagai domain atau domain alias, atau kotak surat audit domain ini tidak dapat digunakan. Hapus domain atau domain alias yang lain itu, atau pulihkan atau aktifkan kotak surat auditnya, lalu coba lagi.',
    needed: 'Diperlukan untuk audit domain lain. Pilih dulu kotak surat lain untuk domain itu di Kepatuhan.',
    limit_reached:
      'Akun Anda tidak punya tempat atau kuota lagi untuk ini. Bebaskan sebagian atau minta tambahan kepada penyedia Anda.',
  },
  of: {
    domains: {
      purpose:
        'Domain yang dihapus dalam {days} hari terakhir, beserta semua isinya. Setelah itu dihapus permanen.',
      search: 'Cari domain',
      emptyHint:
        'Domain yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta semua isinya.',
      column: 'Domain',
      restore: '{num, plural, one {Pulihkan # domain} other {Pulihkan {shown} domain}}',
      purge: '{num, plural, one {Hapus permanen # domain} other {Hapus permanen {shown} domain}}',
      askPurge: '{num, plural, one {Hapus permanen # domain?} other {Hapus permanen {shown} domain?}}',
      purgeText:
        'Ini juga menghapus semua isinya: pengguna, alias, daftar, folder publik, dan domain alias. Tindakan ini tidak dapat dibatalkan.',
    },
    users: {
      purpose:
        'Pengguna yang dihapus dalam {days} hari terakhir, beserta emailnya. Setelah itu dihapus permanen.',
      search: 'Cari pengguna',
      emptyHint:
        'Pengguna yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta email dan pengaturannya.',
      column: 'Alamat',
      restore: '{num, plural, one {Pulihkan # pengguna} other {Pulihkan {shown} pengguna}}',
      purge: '{num, plural, one {Hapus permanen # pengguna} other {Hapus permanen {shown} pengguna}}',
      askPurge: '{num, plural, one {Hapus permanen # pengguna?} other {Hapus permanen {shown} pengguna?}}',
      purgeText: 'Ini juga menghapus semua pengaturannya. Tindakan ini tidak dapat dibatalkan.',
    },
    aliases: {
      purpose:
        'Alias yang dihapus dalam {days} hari terakhir. Setelah itu dihapus permanen dan namanya dapat dipakai lagi.',
      search: 'Cari alias',
      emptyHint:
        'Alias yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta tujuannya.',
      column: 'Alias',
      restore: '{num, plural, one {Pulihkan # alias} other {Pulihkan {shown} alias}}',
      purge: '{num, plural, one {Hapus permanen # alias} other {Hapus permanen {shown} alias}}',
      askPurge: '{num, plural, one {Hapus permanen # alias?} other {Hapus permanen {shown} alias?}}',
      purgeText:
        'Setelah itu namanya dapat dipakai lagi. Tidak ada email yang dihapus. Tindakan ini tidak dapat dibatalkan.',
    },
    lists: {
      purpose:
        'Daftar yang dihapus dalam {days} hari terakhir, beserta anggotanya. Setelah itu dihapus permanen.',
      search: 'Cari daftar',
      emptyHint:
        'Daftar yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta anggotanya.',
      column: 'Daftar',
      restore: '{num, plural, one {Pulihkan # daftar} other {Pulihkan {shown} daftar}}',
      purge: '{num, plural, one {Hapus permanen # daftar} other {Hapus permanen {shown} daftar}}',
      askPurge: '{num, plural, one {Hapus permanen # daftar?} other {Hapus permanen {shown} daftar?}}',
      purgeText: 'Ini juga menghapus daftar anggotanya. Tindakan ini tidak dapat dibatalkan.',
    },
    smart_lists: {
      purpose:
        'Daftar cerdas yang dihapus dalam {days} hari terakhir, beserta anggotanya. Setelah itu dihapus permanen.',
      search: 'Cari daftar cerdas',
      emptyHint:
        'Daftar cerdas yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta anggota dan pengaturannya.',
      column: 'Daftar cerdas',
      restore: '{num, plural, one {Pulihkan # daftar cerdas} other {Pulihkan {shown} daftar cerdas}}',
      purge:
        '{num, plural, one {Hapus permanen # daftar cerdas} other {Hapus permanen {shown} daftar cerdas}}',
      askPurge:
        '{num, plural, one {Hapus permanen # daftar cerdas?} other {Hapus permanen {shown} daftar cerdas?}}',
      purgeText:
        'Ini juga menghapus daftar anggota dan semua pengaturannya. Tindakan ini tidak dapat dibatalkan.',
    },
    public_folders: {
      purpose:
        'Folder publik yang dihapus dalam {days} hari terakhir, beserta semua isinya. Setelah itu dihapus permanen.',
      search: 'Cari folder publik',
      emptyHint:
        'Folder publik yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan beserta subfolder dan semua isinya.',
      column: 'Folder',
      restore: '{num, plural, one {Pulihkan # folder} other {Pulihkan {shown} folder}}',
      purge: '{num, plural, one {Hapus permanen # folder} other {Hapus permanen {shown} folder}}',
      askPurge: '{num, plural, one {Hapus permanen # folder?} other {Hapus permanen {shown} folder?}}',
      purgeText: 'Ini juga menghapus semua subfoldernya. Tindakan ini tidak dapat dibatalkan.',
    },
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
      users: 'Pengguna',
      aliases: 'Alias',
      lists: 'Daftar',
      smart_lists: 'Daftar cerdas',
      public_folders: 'Folder publik',
    },
  },
  menu: {
    recycleBin: 'Keranjang sampah',
  },
  jobs: {
    restoreItems: 'Memulihkan dari keranjang sampah',
    purgeItems: 'Menghapus permanen dari keranjang sampah',
  },
  deeds: {
    restoreItems_domains: '{num, plural, =1 {Domain dipulihkan} other {{shown} domain dipulihkan}}',
    purgeItems_domains: '{num, plural, =1 {Domain dihapus permanen} other {{shown} domain dihapus permanen}}',
    restoreItems_users: '{num, plural, =1 {Pengguna dipulihkan} other {{shown} pengguna dipulihkan}}',
    purgeItems_users:
      '{num, plural, =1 {Pengguna dihapus permanen} other {{shown} pengguna dihapus permanen}}',
    restoreItems_aliases: '{num, plural, =1 {Alias dipulihkan} other {{shown} alias dipulihkan}}',
    purgeItems_aliases: '{num, plural, =1 {Alias dihapus permanen} other {{shown} alias dihapus permanen}}',
    restoreItems_lists: '{num, plural, =1 {Daftar dipulihkan} other {{shown} daftar dipulihkan}}',
    purgeItems_lists: '{num, plural, =1 {Daftar dihapus permanen} other {{shown} daftar dihapus permanen}}',
    restoreItems_smart_lists:
      '{num, plural, =1 {Daftar cerdas dipulihkan} other {{shown} daftar cerdas dipulihkan}}',
    purgeItems_smart_lists:
      '{num, plural, =1 {Daftar cerdas dihapus permanen} other {{shown} daftar cerdas dihapus permanen}}',
    restoreItems_public_folders:
      '{num, plural, =1 {Folder publik dipulihkan} other {{shown} folder publik dipulihkan}}',
    purgeItems_public_folders:
      '{num, plural, =1 {Folder publik dihapus permanen} other {{shown} folder publik dihapus permanen}}',
  },
  operations: {
    restoreItems: 'Memulihkan dari keranjang sampah',
    purgeItems: 'Menghapus permanen dari keranjang sampah',
  },
} satisfies SameKeys<typeof english>;
