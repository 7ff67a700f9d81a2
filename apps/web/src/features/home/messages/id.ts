import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  goTo: {
    words: {
      home: 'beranda, dasbor, ringkasan, kuota, pemakaian',
    },
  },
  menu: {
    home: 'Beranda',
  },
  title: 'Beranda',
  purpose: 'Sekilas tentang akun Anda.',
  account: {
    title: 'Akun admin',
    adminname: 'Masuk sebagai',
    account: 'Akun',
    role: 'Peran',
    roleAdmin: 'Admin utama',
    roleSubadmin: 'Sub-admin',
    domains: 'Domain',
    limitedTo: '{num, plural, =0 {Tidak ada domain yang ditetapkan} other {Terbatas pada # domain}}',
    remoteip: 'IP Anda',
    lastlogin: 'Login terakhir',
    noLogin: 'Ini login pertama Anda',
  },
  twofa: {
    title: 'Lindungi akun Anda dengan autentikasi dua faktor',
    text: 'Akun Anda tetap aman meskipun seseorang mengetahui kata sandi Anda. Penyiapannya hanya dua menit.',
    action: 'Siapkan sekarang',
  },
  warning: {
    level1: 'Peringatan keamanan',
    level2: 'Peringatan keamanan serius',
    password_expires:
      '{days, plural, =0 {Kata sandi Anda kedaluwarsa dalam 24 jam.} other {Kata sandi Anda kedaluwarsa dalam # hari.}}',
    mailTitle: 'Email berisiko terganggu',
    mail_stopped: 'Catatan DNS yang diperlukan email tidak ada atau salah:',
    more: '{num, plural, other {dan # domain lainnya}}',
    recovery_codes_low:
      '{num, plural, =0 {Kode pemulihan Anda habis. Jika kehilangan aplikasi autentikator, Anda tidak dapat masuk. Buat kode baru sekarang.} other {Tersisa # kode pemulihan. Buat kode baru sebelum habis.}}',
    recoveryAction: 'Kode pemulihan',
  },
  limit: {
    nearly: 'Hampir habis',
    full: 'Batas tercapai',
    of: '{name}: {current} dari {max}',
    hint: 'Untuk menaikkan batas, hubungi penyedia Anda.',
  },
  attention: {
    title: 'Perlu perhatian',
    none: 'Tidak ada yang perlu Anda perhatikan.',
    all: 'Tampilkan semua',
    incidents: '{num, plural, other {{count} pengguna masuk dari terlalu banyak negara}}',
    incidentsText: 'Mungkin ada yang mengetahui kata sandi mereka. Buka pengguna untuk melihat negaranya:',
    failing: '{num, plural, other {{count} domain tidak lolos pemeriksaan}}',
    unverified: '{num, plural, other {{count} domain belum terverifikasi}}',
    full: '{num, plural, other {{count} kotak surat penuh}}',
    fullText: 'Email baru ditolak sampai ada ruang. Tambah kuota, atau minta pengguna menghapus email:',
    plan: '{num, plural, other {{count} baris yang menunggu domainnya telah ditambahkan}}',
    planNotAdded: '{num, plural, other {{count} baris yang menunggu domainnya tidak ditambahkan}}',
    planProblem: {
      forbidden: 'Anda tidak lagi berhak menambahkannya.',
      failed: 'Baris itu tidak dapat diperiksa. Rencanakan lagi.',
    },
    planLeft: '{num, plural, other {{count} baris tidak dapat ditambahkan.}}',
    openPlan: 'Tampilkan hasil',
  },
  checklist: {
    title: 'Siapkan akun Anda',
    progress: '{done} dari {num} selesai',
    done: 'Selesai',
    open: 'Belum',
    hide: 'Sembunyikan daftar',
    show: 'Tampilkan daftar penyiapan',
    after: {
      domain: 'Setelah sebuah domain ditambahkan',
      verified: 'Setelah sebuah domain terverifikasi',
      user: 'Setelah ada pengguna',
    },
    step: {
      domain: 'Tambahkan domain Anda',
      records: 'Terbitkan catatan DNS-nya',
      verified: 'Verifikasi bahwa domain itu milik Anda',
      users: 'Tambahkan pengguna pertama',
      two_factor: 'Aktifkan autentikasi dua faktor',
      mail_programs: 'Siapkan program email',
    },
    hint: {
      domain: 'Bagian alamat Anda setelah @, misalnya example.com.',
      records:
        'Catatan ini membuat email {domain} tiba di sini. Tambahkan di tempat domain terdaftar, atau serahkan kepada orang yang mengelola DNS-nya.',
      verified: 'Satu catatan TXT di DNS {domain} membuktikannya. Kami terus memeriksanya.',
      users:
        'Setiap pengguna mendapat kotak surat dan alamat di domain Anda. Tambahkan satu per satu, atau impor sebuah berkas.',
      two_factor:
        'Akun Anda tetap aman meskipun seseorang mengetahui kata sandi Anda. Penyiapannya hanya dua menit.',
      mail_programs:
        'Masukkan pengaturan ini di ponsel atau program email. Langkah ini selesai saat seorang pengguna pertama kali masuk.',
    },
    action: {
      domain: 'Tambah domain',
      records: 'Tampilkan catatan DNS',
      handover: 'Serahkan',
      verified: 'Verifikasi',
      users: 'Tambah pengguna',
      import: 'Impor',
      two_factor: 'Siapkan',
      mail_programs: 'Buka {user}',
    },
  },
  operations: {
    setChecklist: 'Menampilkan daftar penyiapan',
  },
  variants: {
    setChecklist: { hidden: 'Menyembunyikan daftar penyiapan' },
  },
  facts: {
    hidden: 'Disembunyikan',
  },
  engine: {
    start: 'Penyedia Anda harus menjalankannya. Beri tahu mereka jika belum tahu.',
    setUp: 'Penyedia Anda harus memasangnya.',
    logins: 'Login ke kotak surat dalam 24 jam terakhir',
    counts: '{accepted} diterima, {refused} ditolak',
  },
  counters: {
    title: 'Statistik',
    basic: 'Akun dasar',
    enhanced: 'Akun lanjutan',
    domains: 'Domain',
    exchange: 'Akun konektor Exchange',
    external: 'Akun konektor eksternal',
    chat: 'Pengguna obrolan',
    quota: 'Kuota',
    remaining: 'Kuota yang masih dapat dibagikan',
  },
  shortcuts: {
    title: 'Pintasan',
  },
  history: {
    title: 'Perubahan terbaru',
    all: 'Tampilkan semua',
    empty: 'Belum ada perubahan',
    emptyHint: 'Perubahan yang dibuat admin di akun ini muncul di sini.',
    by: 'oleh {name}',
    refused: 'Ditolak',
  },
} satisfies SameKeys<typeof english>;
