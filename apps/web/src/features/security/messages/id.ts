import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar Akses IP Admin',
  titleOf: 'Daftar akses IP {name}',
  purpose:
    'Alamat dan jaringan tempat Anda boleh masuk. Daftar ini hanya berlaku untuk login Anda sendiri; setiap sub-admin punya daftarnya sendiri.',
  purposeOf: 'Alamat dan jaringan tempat sub-admin {name} boleh masuk.',
  back: 'Kembali ke sub-admin',
  unknown: 'Tidak ada sub-admin bernama {name}',
  unknownHint: 'Mungkin sub-admin itu sudah dihapus, atau ada salah ketik pada tautan.',
  access: {
    title: 'Pembatasan',
    restricted: 'Dibatasi',
    unrestricted: 'Tidak dibatasi',
    restrictedText: 'Login hanya diizinkan dari alamat dalam daftar.',
    unrestrictedText:
      'Login diizinkan dari semua alamat. Daftar ini berlaku setelah Anda membatasi akses padanya.',
    atOnce: 'Perubahan langsung berlaku, juga untuk sesi yang terbuka.',
    restrict: 'Batasi pada daftar ini',
    lift: 'Cabut pembatasan',
    managed:
      'Pembatasan ini ditetapkan oleh orang yang mengelola akses Anda. Hubungi orang itu jika Anda memerlukan alamat lain.',
  },
  own: {
    address: 'Alamat Anda:',
    listed: 'Ada dalam daftar',
    notListed: 'Tidak ada dalam daftar',
    add: 'Tambah alamat saya',
  },
  list: {
    title: 'Alamat yang diizinkan',
    ip: 'Alamat atau jaringan',
    description: 'Keterangan',
    remove: 'Hapus',
    removeOf: 'Hapus {ip}',
    lastStays: 'Entri terakhir tidak dapat dihapus selama akses dibatasi. Cabut pembatasan terlebih dahulu.',
    empty: 'Belum ada alamat',
    emptyHint:
      'Tambahkan alamat kantor, rumah, atau VPN Anda. Setelah akses dibatasi pada alamat itu, login dari tempat lain ditolak, bahkan dengan kata sandi yang benar. Admin lain tidak terpengaruh.',
  },
  form: {
    add: 'Tambah alamat',
    ip: 'Alamat atau jaringan',
    ipHint: 'IPv4 atau IPv6, jaringan dalam notasi CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Keterangan',
    descriptionHint: 'Misalnya “Kantor Berlin”.',
    listed: 'Alamat ini sudah ada dalam daftar.',
    full: 'Daftar sudah penuh. Batasnya {num} entri.',
  },
  ask: {
    restrict: 'Batasi akses pada daftar ini?',
    restrictText:
      '{num, plural, other {Login hanya akan diizinkan dari # entri dalam daftar.}} Sesi terbuka dari alamat lain langsung berakhir.',
    lift: 'Cabut pembatasan?',
    liftText: 'Login akan diizinkan lagi dari semua alamat. Daftar tetap disimpan.',
    remove: 'Hapus {ip} dari daftar?',
    removeText: 'Akses saat ini tidak dibatasi, jadi tidak ada yang kehilangan akses.',
    removeRestrictedText: 'Login dari sana langsung ditolak, dan sesi terbuka dari sana berakhir.',
  },
  preview: {
    refused: '{num, plural, other {# alamat dengan login dalam 30 hari terakhir akan ditolak}}',
    none: '{num, plural, =0 {Tidak ada login dalam 30 hari terakhir.} other {Tidak ada yang akan ditolak: # alamat dengan login dalam 30 hari terakhir semuanya ada dalam daftar.}}',
    lastLogin: 'login terakhir',
    failed: 'Tidak dapat diperiksa apakah ada yang akan ditolak',
  },
  lockout: {
    title: 'Anda akan kehilangan akses',
    text: 'Alamat Anda sendiri, {ip}, tidak akan diizinkan. Sesi Anda akan langsung berakhir dan Anda tidak bisa lagi masuk dari sini.',
    tick: 'Saya mengerti bahwa saya akan kehilangan akses',
  },
  password: {
    label: 'Kata sandi Anda',
    hint: 'Konfirmasikan bahwa ini memang Anda.',
    wanted: 'Masukkan kata sandi Anda untuk mengonfirmasi perubahan.',
  },
  facts: {
    state: 'Status',
    restricted: 'Dibatasi pada daftar',
    ip: 'Alamat atau jaringan',
    description: 'Keterangan',
  },
  goTo: {
    words: {
      adminIpAccess: 'pembatasan IP, alamat yang diizinkan, daftar putih',
      addAdminIp: 'izinkan alamat, daftar putih',
    },
    actions: {
      addAdminIp: 'Tambah alamat IP ke daftar akses Anda',
    },
  },
  menu: {
    security: 'Keamanan',
    filtering: 'Penyaringan',
    adminIpAccess: 'Daftar Akses IP Admin',
  },
  values: {
    state: { new: 'Baru', acknowledged: 'Sudah dilihat', safe: 'Aman', confirmed: 'Terkonfirmasi' },
  },
  deeds: {
    resolveIncident: 'Login {name} ditandai aman',
    setAdminIpAccess: 'Pembatasan IP {name} diubah',
    addAdminIp: 'Alamat IP {name} ditambahkan',
    removeAdminIp: '{num, plural, =1 {Alamat IP dihapus} other {{shown} alamat IP dihapus}}',
  },
  operations: {
    resolveIncident: 'Menandai login dari beberapa negara sebagai aman',
    setAdminIpAccess: 'Mengubah pembatasan IP seorang admin',
    addAdminIp: 'Menambahkan alamat ke daftar akses IP seorang admin',
    removeAdminIp: 'Menghapus alamat dari daftar akses IP seorang admin',
  },
} satisfies SameKeys<typeof english>;
