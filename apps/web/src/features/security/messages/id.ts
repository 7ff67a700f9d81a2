import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar akses IP admin',
  titleOf: 'Daftar akses IP {name}',
  purpose:
    'Alamat dan jaringan asal yang dapat Anda pakai untuk masuk ke panel ini. Daftar ini hanya berlaku untuk login Anda sendiri: setiap sub-admin punya daftarnya sendiri.',
  purposeOf: 'Alamat dan jaringan asal yang dapat dipakai sub-admin {name} untuk masuk ke panel ini.',
  back: 'Kembali ke sub-admin',
  unknown: 'Tidak ada sub-admin bernama {name}',
  unknownHint: 'Mungkin sub-admin itu sudah dihapus, atau ada salah ketik pada tautan.',
  access: {
    title: 'Pembatasan',
    restricted: 'Dibatasi',
    unrestricted: 'Tidak dibatasi',
    restrictedText: 'Login hanya bisa dilakukan dari alamat dalam daftar.',
    unrestrictedText:
      'Login bisa dilakukan dari semua alamat. Daftar ini berlaku setelah Anda membatasi akses padanya.',
    atOnce: 'Perubahan langsung berlaku, juga untuk sesi yang terbuka.',
    restrict: 'Batasi pada daftar ini',
    lift: 'Cabut pembatasan',
    managed:
      'Pembatasan ini ditetapkan oleh pihak yang mengelola akses Anda. Hubungi mereka jika Anda memerlukan alamat lain.',
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
    lastStays:
      'Entri terakhir tetap ada selama akses dibatasi. Cabut pembatasan terlebih dahulu untuk menghapusnya.',
    empty: 'Belum ada alamat',
    emptyHint:
      'Masukkan alamat kantor, rumah, atau VPN Anda. Setelah akses dibatasi pada alamat itu, login dari tempat lain tidak bisa, bahkan dengan kata sandi yang benar. Admin lain tidak terpengaruh.',
  },
  form: {
    add: 'Tambah alamat',
    ip: 'Alamat atau jaringan',
    ipHint: 'IPv4 atau IPv6, jaringan dalam notasi CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    description: 'Keterangan',
    descriptionHint: 'Agar nanti diketahui alamat ini milik siapa.',
    listed: 'Alamat ini sudah ada dalam daftar.',
    full: 'Daftar sudah penuh: paling banyak {num} entri.',
  },
  ask: {
    restrict: 'Batasi akses pada daftar ini?',
    restrictText:
      '{num, plural, other {Login hanya akan bisa dilakukan dari # entri dalam daftar.}} Sesi terbuka dari tempat lain langsung berakhir.',
    lift: 'Cabut pembatasan?',
    liftText: 'Login akan bisa dilakukan lagi dari semua alamat. Daftar tetap disimpan.',
    remove: 'Hapus {ip} dari daftar?',
    removeText: 'Akses saat ini tidak dibatasi, jadi tidak ada yang kehilangan akses.',
    removeRestrictedText: 'Login dari sana langsung tidak bisa lagi, dan sesi terbuka dari sana berakhir.',
  },
  preview: {
    refused: '{num, plural, other {# alamat dengan login dalam 30 hari terakhir akan ditolak}}',
    none: '{num, plural, =0 {Tidak ada login dalam 30 hari terakhir.} other {Tidak ada yang akan ditolak: # alamat dengan login dalam 30 hari terakhir semuanya ada dalam daftar.}}',
    lastLogin: 'login terakhir',
    failed: 'Tidak dapat diketahui apakah ada yang akan ditolak',
  },
  lockout: {
    title: 'Anda akan kehilangan akses',
    text: 'Alamat Anda sendiri, {ip}, tidak akan diizinkan. Sesi Anda langsung berakhir dan Anda tidak bisa lagi masuk dari sini.',
    tick: 'Saya mengerti bahwa saya kehilangan akses dari sini',
  },
  password: {
    label: 'Kata sandi Anda',
    hint: 'Konfirmasikan bahwa ini memang Anda.',
    wanted: 'Konfirmasikan perubahan ini dengan kata sandi Anda.',
  },
  facts: {
    restricted: 'Dibatasi pada daftar',
    ip: 'Alamat atau jaringan',
    description: 'Keterangan',
  },
  menu: {
    security: 'Keamanan',
    filtering: 'Penyaringan',
    adminIpAccess: 'Daftar Akses IP Admin',
  },
  operations: {
    setAdminIpAccess: 'Mengubah pembatasan IP seorang admin',
    addAdminIp: 'Menambahkan alamat ke daftar akses IP seorang admin',
    removeAdminIp: 'Menghapus alamat dari daftar akses IP seorang admin',
  },
} satisfies SameKeys<typeof english>;
