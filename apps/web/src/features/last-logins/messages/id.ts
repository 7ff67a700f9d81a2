import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Login terakhir',
  titleOf: 'Login terakhir {name}',
  purpose: 'Siapa masuk ke kotak surat mana, dari mana, dan siapa yang ditolak.',
  all: 'Tampilkan semua pengguna',
  search: 'Cari pengguna atau label',
  empty: 'Belum ada login yang tercatat',
  emptyOf: 'Belum ada login pengguna ini yang tercatat',
  emptyHint:
    'Login lewat IMAP, POP3, SMTP, dan ManageSieve muncul di sini dalam hitungan detik. Data disimpan 90 hari, kecuali penyedia Anda menetapkan jangka waktu lain.',
  column: {
    at: 'Waktu',
    user: 'Pengguna',
    service: 'Layanan',
    outcome: 'Hasil',
    reason: 'Alasan',
    password: 'Kata sandi yang dipakai',
    ip: 'Alamat IP',
    country: 'Negara',
    attempts: 'Percobaan',
  },
  filter: {
    domain: 'Domain',
    label: 'Label kata sandi',
    ip: 'IP atau jaringan',
  },
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    sieve: 'ManageSieve',
  },
  outcome: {
    accepted: 'Diterima',
    refused: 'Ditolak',
    blocked: 'Diblokir',
  },
  reason: {
    account: 'Akun ditangguhkan',
    domain: 'Domain tidak dipakai',
    user: 'Pengguna dinonaktifkan',
    login: 'Pengguna tanpa kata sandi',
    service: 'Layanan dimatikan',
    hours: 'Di luar jam akses',
    address: 'Alamat IP tidak diizinkan',
    twofa: 'Perlu kata sandi aplikasi',
    guessing: 'Terlalu banyak kata sandi salah',
    password: 'Kata sandi salah',
    unavailable: 'Sistem email tidak menjawab',
  },
  password: {
    main: 'Kata sandi utama',
    app: 'Kata sandi aplikasi',
    onetime: 'Kata sandi sekali pakai',
    labelled: 'Kata sandi aplikasi “{label}”',
  },
  explain: {
    title: 'Mengapa tidak bisa masuk?',
    service: 'Layanan',
    free: 'Tidak ada yang menghalangi {name} masuk lewat {service}',
    freeHint: 'Jika masih gagal, periksa kata sandi dan pengaturan aplikasi email.',
    stuck: '{name} saat ini tidak bisa masuk lewat {service}',
    stuckHint: 'Perbaiki yang ditandai di bawah, lalu coba lagi. Perubahan langsung berlaku.',
    checks: 'Yang diperiksa',
    attempts: 'Percobaan terakhir',
    noAttempts: 'Belum ada login yang tercatat.',
    allAttempts: 'Semua login',
  },
  check: {
    engine: {
      ok: 'Sistem email berjalan.',
      problem: 'Sistem email tidak berjalan. Hubungi penyedia Anda.',
    },
    account: {
      ok: 'Akun aktif.',
      problem: 'Akun ditangguhkan. Hubungi penyedia Anda.',
    },
    domain: {
      ok: 'Domain terverifikasi dan aktif.',
      unverified: 'Domain belum terverifikasi.',
      disabled: 'Domain dinonaktifkan.',
      parked: 'Domain diparkir: tidak mengirim atau menerima email.',
    },
    user: {
      ok: 'Pengguna aktif.',
      problem: 'Pengguna dinonaktifkan.',
    },
    login: {
      ok: 'Pengguna memiliki kata sandi.',
      problem: 'Pengguna tidak memiliki kata sandi, sehingga tidak ada yang bisa masuk sebagai pengguna ini.',
    },
    service: {
      ok: '{service} dinyalakan.',
      problem: '{service} dimatikan untuk pengguna ini.',
      none: 'Pengguna jenis ini tidak bisa memakai {service}.',
    },
    hours: {
      ok: 'Jam akses mengizinkan login sekarang.',
      problem: 'Jam akses tidak mengizinkan login sekarang.',
    },
    address: {
      ok: 'Tidak ada login yang ditolak karena alamat IP dalam 24 jam terakhir.',
      note: 'Login dari alamat IP ini tidak diizinkan: {ips}.',
      hidden: 'Ada login yang ditolak karena alamat IP dalam 24 jam terakhir.',
    },
    twofa: {
      ok: 'Autentikasi dua faktor mati, jadi kata sandi utama berfungsi.',
      note: 'Autentikasi dua faktor menyala. Aplikasi email memerlukan kata sandi aplikasi; pengguna ini memiliki {num, plural, other {#}} untuk {service}.',
      problem: 'Autentikasi dua faktor menyala, dan tidak ada kata sandi aplikasi untuk {service}.',
    },
    guessing: {
      ok: 'Login tidak diblokir karena kata sandi salah.',
      problem: 'Login diblokir karena terlalu banyak kata sandi salah.',
      address: 'Dari {ip}, sampai {time}',
      user: 'Dari {ip} dan tempat baru lainnya, sampai {time}',
      pace: 'Dari {ip}, diperlambat sampai {time}',
      everywhere: 'Dari tempat baru, sampai {time}',
    },
    password: {
      ok: 'Tidak ada kata sandi salah dalam 7 hari terakhir sejak login terakhir.',
      note: '{num, plural, other {# kata sandi salah}} dalam 7 hari terakhir sejak login terakhir.',
      hidden: 'Kata sandi salah dicoba dalam 7 hari terakhir.',
      changed: 'Kata sandi diubah pada {day}.',
    },
  },
  fix: {
    domain: 'Aktifkan domain',
    openDomain: 'Buka domain',
    user: 'Aktifkan pengguna',
    login: 'Atur kata sandi',
    service: 'Nyalakan {service}',
    hours: 'Ubah jam akses',
    address: 'Ubah IP yang diizinkan',
    twofa: 'Tambah kata sandi aplikasi',
    guessing: 'Buka blokir',
    checkIp: 'Periksa IP',
    password: 'Ubah kata sandi',
  },
  goTo: {
    words: {
      lastLogins: 'login, masuk, gagal, negara, lokasi, alamat IP, siapa yang masuk',
      exportLastLogins: 'unduh login, CSV, spreadsheet',
    },
    actions: {
      exportLastLogins: 'Ekspor login terakhir',
    },
  },
  menu: {
    lastLogins: 'Login terakhir',
  },
  deeds: {
    exportLastLogins: 'Login terakhir diekspor',
  },
  operations: {
    exportLastLogins: 'Mengekspor login terakhir',
  },
} satisfies SameKeys<typeof english>;
