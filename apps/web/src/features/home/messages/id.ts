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
  engine: {
    start: 'Beri tahu penyedia Anda. Perintah untuk menjalankannya di server:',
    setUp: 'Beri tahu penyedia Anda. Perintah untuk memasangnya di server:',
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
    unit: 'GB',
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
