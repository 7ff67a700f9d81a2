import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'IP Login Tepercaya',
  purpose:
    'Alamat IP dan jaringan tempat pengguna selalu dapat masuk dengan kata sandi yang benar, juga saat seseorang mencoba menebaknya.',
  search: 'Cari menurut IP atau keterangan',
  empty: 'Belum ada IP tepercaya',
  emptyHint:
    'Setelah 10 kata sandi salah, server email memblokir login untuk sementara: dari alamat IP asalnya, dan untuk pengguna tersebut dari tempat yang tidak dipakainya dalam 30 hari terakhir. Tambahkan IP kantor dan IP orang yang sedang bepergian agar serangan tidak pernah mengunci mereka.',
  everybody: 'Semua orang di {domain}',
  column: {
    ip: 'IP atau jaringan',
    who: 'Tepercaya untuk',
    description: 'Keterangan',
    created: 'Ditambahkan',
  },
  filter: {
    ip: 'Mencakup IP',
  },
  form: {
    domain: 'Domain',
    chooseDomain: 'Cari domain',
    user: 'Pengguna',
    chooseUser: 'Cari pengguna domain',
    typeUser: 'Misalnya anna',
    ipHint: 'Alamat IPv4 atau IPv6, atau jaringan dalam notasi CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    descriptionHint: 'Misalnya “Kantor Berlin”.',
    unknown: 'Tidak ada pengguna itu di domain ini.',
  },
  add: {
    title: 'Tambah IP',
    domainHint: 'Domain yang penggunanya masuk dari sana.',
    userHint: 'Kosongkan agar IP tepercaya untuk semua orang di domain.',
    listed: 'IP ini sudah tepercaya di sana.',
  },
  panel: {
    text: 'Login dari sini tidak pernah diblokir karena kata sandi salah dari tempat lain. Kata sandi tetap diperiksa, dan banyak kata sandi salah dari sini memperlambat percobaan berikutnya.',
  },
  check: {
    title: 'Periksa IP',
    ip: 'Alamat IP',
    ipHint: 'Misalnya 192.0.2.7 atau 2001:db8::1.',
    domainHint: 'Opsional: hanya periksa untuk domain ini.',
    userHint: 'Opsional: juga menemukan blokir yang hanya mengenai pengguna ini.',
    submit: 'Periksa IP',
    blocked: 'IP diblokir',
    notBlocked: 'IP tidak diblokir',
    cause: {
      address: 'Terlalu banyak kata sandi salah dari IP ini.',
      user: 'Terlalu banyak kata sandi salah dicoba untuk pengguna ini. Login dari tempat baru diblokir sementara.',
      pace: 'Banyak kata sandi salah datang dari sini, sehingga percobaan diperlambat. Percobaan berikutnya bisa dilakukan beberapa detik lagi.',
    },
    until: 'Diblokir sampai {time}.',
    unblock: 'Buka blokir',
    unblockText: 'Pembukaan blokir langsung berlaku, hanya untuk pengguna Anda sendiri.',
    unblockUser:
      'Pembukaan blokir langsung berlaku. Jika serangan berlanjut, tambahkan IP ini sebagai IP tepercaya pengguna ini.',
    free: 'Pengguna ini dapat masuk dari IP ini.',
    freeForAll:
      'Pengguna dapat masuk dari IP ini. Pilih pengguna untuk menemukan blokir yang hanya mengenai dia.',
    known: {
      trusted: 'IP ini tepercaya untuk pengguna ini.',
      recent:
        'Pengguna ini masuk dari IP ini dalam 30 hari terakhir, jadi IP ini tidak pernah diblokir untuknya.',
    },
  },
  row: {
    remove: 'Hapus',
  },
  bulk: {
    remove: '{num, plural, other {Hapus {shown} IP tepercaya}}',
  },
  ask: {
    removeOne: 'Tidak lagi memercayai {ip} untuk {name}?',
    remove: '{num, plural, other {Hapus {shown} IP tepercaya?}}',
    removeText:
      'Pengguna masih dapat masuk dari sana, tetapi tidak selama login diblokir karena kata sandi salah.',
  },
  facts: {
    ip: 'IP atau jaringan',
    email: 'Pengguna',
    domain: 'Domain',
    description: 'Keterangan',
  },
  goTo: {
    words: {
      trustedIps: 'diblokir, buka blokir, terkunci, kata sandi salah, login gagal, alamat aman, daftar putih',
      addTrustedIp: 'IP tepercaya baru, izinkan IP, alamat aman',
      exportTrustedIps: 'unduh IP tepercaya, CSV, lembar kerja',
    },
    actions: {
      addTrustedIp: 'Tambah IP tepercaya',
      exportTrustedIps: 'Ekspor IP tepercaya',
    },
  },
  menu: {
    trustedIps: 'IP Login Tepercaya',
  },
  jobs: {
    removeTrustedIps: 'Menghapus IP tepercaya',
  },
  deeds: {
    exportTrustedIps: 'IP tepercaya diekspor',
    addTrustedIp: 'IP tepercaya {name} ditambahkan',
    removeTrustedIps: '{num, plural, =1 {IP tepercaya {name} dihapus} other {{shown} IP tepercaya dihapus}}',
    unblockIp: 'Blokir IP dibuka',
  },
  operations: {
    exportTrustedIps: 'Mengekspor IP tepercaya',
    addTrustedIp: 'Menambahkan IP tepercaya',
    removeTrustedIps: 'Menghapus IP tepercaya',
    unblockIp: 'Membuka blokir IP',
  },
} satisfies SameKeys<typeof english>;
