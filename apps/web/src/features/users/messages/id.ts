import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  basic: 'Dasar',
  enhanced: 'Lanjutan',
  exchange: 'Konektor Exchange',
  external: 'Konektor eksternal',
  audit: 'Audit',
};

const mailbox = {
  normal: 'Normal',
  shared: 'Bersama',
  room: 'Ruangan',
  equipment: 'Peralatan',
};

const oex = {
  relay: 'Hanya teruskan email',
  relay_and_copy: 'Teruskan email dan simpan salinannya di sini',
};

export const messages = {
  title: 'Pengguna',
  purpose: 'Kotak surat dan konektor domain Anda.',
  search: 'Cari nama atau alamat',
  empty: 'Belum ada pengguna',
  emptyHint:
    'Pengguna adalah kotak surat dengan alamat di salah satu domain Anda yang terverifikasi. Tambahkan yang pertama.',
  import: 'Impor',
  undo: 'Urungkan',
  never: 'Belum pernah',
  gigabytes: '{num} GB',
  quotaUsed: '{used} dari {num} GB',
  column: {
    email: 'Alamat',
    name: 'Nama',
    type: 'Jenis akun',
    active: 'Status',
    quota: 'Kuota',
    lastlogin: 'Login terakhir',
    twofa: 'Dua faktor',
    domain: 'Domain',
    created: 'Ditambahkan',
  },
  filter: {
    overQuota: 'Melebihi kuota',
    neverLoggedIn: 'Belum pernah masuk',
  },
  state: {
    active: 'Aktif',
    disabled: 'Nonaktif',
  },
  twofa: {
    on: 'Aktif',
    off: 'Nonaktif',
  },
  type,
  typeHint: {
    basic: 'Kotak surat untuk email.',
    enhanced: 'Email, kalender, dan folder publik; juga untuk kotak surat bersama, ruangan, dan peralatan.',
    exchange: 'Email diteruskan ke server Exchange milik domain.',
    external: 'Email diteruskan ke server lain.',
    audit:
      'Menerima salinan email untuk kepatuhan. Akun ini tidak dapat mengirim email dan tidak dihitung dalam jumlah maksimum pengguna.',
  },
  mailbox,
  oex,
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
  },
  serviceHint: {
    imap: 'Membaca email dengan aplikasi email dan ponsel.',
    pop3: 'Mengunduh email dengan aplikasi email lama.',
    smtp: 'Mengirim email dengan aplikasi email dan ponsel.',
  },
  hours: {
    title: 'Jam akses',
    hint: 'Kapan pengguna dapat masuk, menurut zona waktu domain.',
    of: 'Akses hari {day}',
    all: 'Sepanjang hari',
    closed: 'Tanpa akses',
    hours: 'Rentang jam',
    start: 'Jam mulai hari {day}',
    end: 'Jam selesai hari {day}',
    alwaysClosed:
      'Tanpa akses di hari apa pun, pengguna tidak akan pernah dapat masuk. Untuk menghentikan semua email juga, nonaktifkan saja penggunanya.',
  },
  form: {
    username: 'Nama pengguna',
    usernameHint: 'Bagian alamat sebelum tanda @.',
    domain: 'Domain',
    domainHint: 'Hanya domain terverifikasi yang dapat memiliki pengguna.',
    chooseDomain: 'Pilih domain',
    name: 'Nama',
    type: 'Jenis akun',
    mailboxType: 'Jenis kotak surat',
    mailboxTypeHint:
      'Kotak surat bersama, ruangan, dan peralatan tidak memiliki kata sandi. Pengguna lain membukanya sebagai delegasi.',
    oexType: 'Jenis akun Exchange',
    relayHost: 'Server email',
    relayHostHint: 'Nama host server yang menerima email.',
    quota: 'Kuota dalam GB',
    quotaLeft: 'Kuota yang tersedia {num} GB.',
    twofa: 'Autentikasi dua faktor',
    twofaHint:
      'Aplikasi email memerlukan kata sandi aplikasi; kata sandi utama ditolak oleh IMAP, POP3, dan SMTP.',
    password: 'Kata sandi',
    newPassword: 'Kata sandi baru',
    setPassword: 'Tetapkan kata sandi baru',
    language: 'Bahasa',
    timezone: 'Zona waktu',
    dateformat: 'Format tanggal',
    inherited: 'Sesuai akun',
  },
  add: {
    title: 'Tambah pengguna',
  },
  page: {
    back: 'Semua pengguna',
    tabs: 'Bagian pengguna ini',
    account: 'Akun',
    services: 'Layanan dan jam akses',
    save: 'Simpan',
    readOnly: 'Anda dapat melihat pengguna ini, tetapi tidak mengubahnya.',
    gone: 'Pengguna ini tidak ada',
    goneHint: 'Mungkin sudah dihapus. Pengguna yang dihapus disimpan di keranjang sampah selama 30 hari.',
  },
  rename: {
    title: 'Ganti nama pengguna',
    text: 'Pengguna mendapat alamat lain. Email, pengaturan, dan haknya tetap. Sejak saat itu, email ke alamat lama ditolak.',
  },
  row: {
    rename: 'Ganti nama',
    enable: 'Aktifkan',
    disable: 'Nonaktifkan',
    remove: 'Hapus',
  },
  bulk: {
    enable: '{num, plural, one {Aktifkan # pengguna} other {Aktifkan {shown} pengguna}}',
    disable: '{num, plural, one {Nonaktifkan # pengguna} other {Nonaktifkan {shown} pengguna}}',
    remove: '{num, plural, one {Hapus # pengguna} other {Hapus {shown} pengguna}}',
  },
  ask: {
    disableOne: 'Nonaktifkan {name}?',
    removeOne: 'Hapus {name}?',
    enable: '{num, plural, one {Aktifkan # pengguna?} other {Aktifkan {shown} pengguna?}}',
    disable: '{num, plural, one {Nonaktifkan # pengguna?} other {Nonaktifkan {shown} pengguna?}}',
    remove: '{num, plural, one {Hapus # pengguna?} other {Hapus {shown} pengguna?}}',
    enableText: 'Mereka dapat masuk dan menerima email lagi.',
    disableText:
      'Mereka tidak dapat masuk, dan email untuk mereka ditolak. Tidak ada yang dihapus; Anda dapat mengaktifkannya kembali kapan saja.',
    removeText:
      'Semua email dan pengaturannya ikut dihapus. Semuanya dapat dipulihkan dari keranjang sampah selama {days} hari; setelah itu dihapus permanen.',
  },
  facts: {
    email: 'Alamat',
    active: 'Aktif',
    signin_changed: 'Kata sandi baru',
    name: 'Nama',
    quota: 'Kuota',
    language: 'Bahasa',
    timezone: 'Zona waktu',
    dateformat: 'Format tanggal',
    twofa_allowed: 'Autentikasi dua faktor',
    account_type: 'Jenis akun',
    mailbox_type: 'Jenis kotak surat',
    oex_type: 'Jenis akun Exchange',
    relay_host: 'Server email',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Jam akses',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex },
  goTo: {
    words: {
      users: 'kotak surat, akun, orang, alamat, kuota, kata sandi, ruangan, peralatan, kotak surat bersama',
      addUser: 'pengguna baru, buat pengguna, kotak surat baru',
      exportUsers: 'unduh pengguna, CSV, lembar kerja',
    },
    actions: {
      addUser: 'Tambah pengguna',
      exportUsers: 'Ekspor pengguna',
    },
  },
  menu: {
    users: 'Pengguna',
  },
  jobs: {
    updateUsers: 'Mengubah pengguna',
    enableUsers: 'Mengaktifkan pengguna',
    disableUsers: 'Menonaktifkan pengguna',
    removeUsers: 'Menghapus pengguna',
  },
  operations: {
    exportUsers: 'Mengekspor pengguna',
    addUser: 'Menambah pengguna',
    updateUser: 'Mengubah pengguna',
    renameUser: 'Mengganti nama pengguna',
    updateUsers: 'Mengubah pengguna',
    enableUsers: 'Mengaktifkan pengguna',
    disableUsers: 'Menonaktifkan pengguna',
    removeUsers: 'Menghapus pengguna',
  },
} satisfies SameKeys<typeof english>;
