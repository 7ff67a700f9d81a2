import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  goTo: {
    words: {
      twofa: 'MFA, autentikasi dua faktor, faktor kedua, aplikasi autentikator, OTP, kode pemulihan',
      accountHistory: 'log audit, aktivitas, perubahan, siapa melakukan apa, login',
      subAdmins: 'administrator, staf, tim, peran, hak, izin, lihat sebagai',
      changePassword: 'kata sandi baru, ganti kata sandi',
      sessions: 'login, perangkat, peramban, keluar dari semua',
      turnOnTwofa: '2FA, MFA, siapkan dua faktor',
      addSubAdmin: 'sub-admin baru, buat admin, undang',
      exportAccountHistory: 'unduh riwayat, CSV, log audit',
      logOut: 'log out, logout, akhiri sesi',
      language: 'language, idioma, Sprache, langue, terjemahan',
    },
    actions: {
      changePassword: 'Ubah kata sandi',
      sessions: 'Sesi Anda',
      turnOnTwofa: 'Aktifkan autentikasi dua faktor',
      addSubAdmin: 'Tambah sub-admin',
      exportAccountHistory: 'Ekspor riwayat akun',
      logOut: 'Keluar',
      language: 'Bahasa: {name}',
    },
  },
};
