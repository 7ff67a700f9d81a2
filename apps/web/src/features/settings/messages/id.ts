import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const alertNames = {
  login: 'Login dari alamat baru',
  domain: 'Peringatan kesehatan domain',
  country: 'Login dari negara baru',
  incident: 'Login dari banyak negara',
  limit: 'Batas hampir tercapai',
};

const textNames = {
  password_reset_mail: 'Atur ulang kata sandi, email',
  password_reset_web: 'Atur ulang kata sandi, halaman',
  quota_warning: 'Kotak surat hampir penuh',
  password_expiry_warning: 'Kata sandi segera kedaluwarsa',
  password_expired: 'Kata sandi sudah kedaluwarsa',
};

export const messages = {
  title: 'Pengaturan',
  purpose: 'Login Anda dan pengaturan akun ini.',
  purposeOwn: 'Login Anda dan peringatan lewat email.',
  tabs: {
    label: 'Bagian pengaturan',
    general: 'Umum',
    texts: 'Teks sistem',
  },
  login: {
    title: 'Login Anda',
    username: 'Nama pengguna',
    email: 'Alamat email',
    language: 'Bahasa panel',
    password: 'Ubah kata sandi',
    sessions: 'Sesi Anda',
  },
  email: {
    change: 'Ubah alamat email',
    new: 'Alamat email baru',
    hint: 'Kami akan mengirim tautan ke alamat ini. Alamat Anda berubah setelah Anda membukanya.',
    password: 'Kata sandi saat ini',
    submit: 'Kirim tautan',
    sentTitle: 'Periksa kotak surat yang baru',
    sent: 'Kami mengirim tautan ke {email}. Tautan berlaku selama {num, plural, one {# jam} other {# jam}}. Sampai Anda membukanya, alamat lama tetap dipakai.',
  },
  alerts: {
    title: 'Peringatan lewat email',
    ...alertNames,
  },
  alertHints: {
    login:
      'Terima email bila seseorang masuk dengan login Anda dari alamat IP yang belakangan ini tidak Anda pakai.',
    domain:
      'Terima email ketika catatan DNS atau sertifikat suatu domain tidak lagi benar, dan sebelum batas waktu verifikasi domain berakhir.',
    country:
      'Terima email bila seseorang masuk dengan login Anda dari negara yang tidak ada di antara login Anda selama 90 hari terakhir.',
    incident:
      'Terima email ketika seorang pengguna masuk dalam 24 jam dari lebih banyak negara daripada yang diizinkan pengaturan filter.',
    limit: 'Terima email ketika domain, kotak surat, atau kuota akun Anda hampir habis.',
  },
  account: {
    title: 'Akun',
    save: 'Simpan',
    timeout: 'Keluar otomatis setelah (menit)',
    timeoutHint: 'Masukkan 1–720. Siapa pun yang tidak aktif selama ini akan dikeluarkan.',
    timezone: 'Zona waktu',
    dateformat: 'Format tanggal',
    usualDates: 'Bawaan bahasa',
    language: 'Bahasa akun',
    languageHint:
      'Dipakai untuk admin baru dan email sampai yang bersangkutan memilih bahasanya sendiri. Jika tidak ditentukan, panel mengikuti bahasa peramban dan email ditulis dalam bahasa Inggris.',
    noLanguage: 'Tidak ditentukan',
    homecountry: 'Negara asal',
    noCountry: 'Tidak ditentukan',
    quotaAlertCc: 'Salinan peringatan kuota ke',
    quotaAlertCcHint: 'Untuk salinan email tentang kotak surat yang hampir penuh. Email ini belum dikirim.',
    passwordAge: 'Kata sandi kedaluwarsa setelah (hari)',
    passwordAgeHint:
      'Masukkan 0–3650; 0 berarti tidak pernah. Admin yang kata sandinya lebih lama harus mengubahnya sebelum melanjutkan. Kata sandi kotak surat tidak kedaluwarsa.',
    twofaRequired: 'Wajibkan autentikasi dua faktor bagi sub-admin',
    twofaRequiredHint:
      'Sub-admin yang belum memakainya harus menyiapkannya sebelum dapat melakukan hal lain, dan tidak dapat menonaktifkannya.',
  },
  texts: {
    title: 'Teks sistem',
    purpose: 'Teks email dan halaman sistem, dalam setiap bahasa.',
    which: 'Teks',
    language: 'Bahasa teks',
    wording: 'Susunan kata',
    isDefault: 'Bawaan',
    isOwn: 'Susunan sendiri',
    subject: 'Subjek',
    text: 'Isi',
    textHint: 'Teks biasa. Penanda dalam kurung kurawal diisi saat teks dikirim atau ditampilkan.',
    save: 'Simpan',
    placeholders: 'Penanda',
    insert: 'Sisipkan {name} ke dalam teks',
    required: 'Wajib ada dalam teks',
  },
  textNames,
  textHints: {
    password_reset_mail: 'Dikirim kepada admin yang meminta kata sandi baru.',
    password_reset_web: 'Tampil di halaman yang dibuka oleh tautan kiriman.',
    quota_warning: 'Untuk pengguna yang kotak suratnya hampir penuh. Belum dikirim.',
    password_expiry_warning:
      'Dikirim kepada admin beberapa kali dalam dua minggu sebelum kata sandinya kedaluwarsa.',
    password_expired: 'Dikirim kepada admin setelah kata sandinya kedaluwarsa.',
  },
  placeholders: {
    username: 'Nama pengguna atau alamat penerima',
    link: 'Tautan ke langkah berikutnya',
    minutes: 'Berapa menit tautan berlaku',
    remoteip: 'Alamat IP asal permintaan',
    percent: 'Seberapa penuh kotak surat, dalam persen',
    used: 'Ruang terpakai, beserta satuannya',
    quota: 'Ukuran kotak surat, beserta satuannya',
    days: 'Berapa hari yang tersisa',
    date: 'Tanggal kata sandi kedaluwarsa',
  },
  preview: {
    title: 'Pratinjau',
    text: 'Diisi dengan data contoh.',
    waiting: 'Ini versi valid terakhir. Pratinjau diperbarui setelah kesalahan diperbaiki.',
  },
  reset: {
    button: 'Kembalikan ke bawaan',
    title: 'Kembalikan “{name}” dalam {language} ke bawaan?',
    text: 'Ini menghapus susunan Anda dalam bahasa ini, termasuk perubahan yang belum disimpan. Bahasa lain tidak terpengaruh.',
  },
  facts: {
    ui_timeout: 'Keluar otomatis (menit)',
    language: 'Bahasa',
    timezone: 'Zona waktu',
    dateformat: 'Format tanggal',
    homecountry: 'Negara asal',
    quota_alert_cc: 'Salinan peringatan kuota',
    password_max_age_days: 'Kata sandi kedaluwarsa setelah (hari)',
    screen: 'Layar',
    is_default: 'Tampilan bawaan',
    alerts: 'Peringatan lewat email',
    subject: 'Subjek',
    text: 'Isi',
    twofa_required: 'Dua faktor wajib bagi sub-admin',
  },
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
      settings:
        'preferensi, zona waktu, format tanggal, keluar otomatis, alamat email, peringatan, notifikasi, masa berlaku kata sandi',
      systemTexts: 'templat, teks email',
    },
    actions: {
      changePassword: 'Ubah kata sandi',
      sessions: 'Sesi Anda',
      turnOnTwofa: 'Aktifkan autentikasi dua faktor',
      addSubAdmin: 'Tambah sub-admin',
      exportAccountHistory: 'Ekspor riwayat akun',
      logOut: 'Keluar',
      language: 'Bahasa: {name}',
      systemTexts: 'Teks sistem',
    },
  },
  values: {
    target: textNames,
    alerts: alertNames,
  },
  menu: {
    settings: 'Pengaturan',
  },
  deeds: {
    updateSettings: 'Pengaturan akun diubah',
    setAlerts: 'Peringatan email Anda telah diubah',
    updateSystemText: 'Teks sistem diubah',
    resetSystemText: 'Teks sistem dikembalikan ke bawaan',
  },
  operations: {
    updateSettings: 'Mengubah pengaturan akun',
    setSavedView: 'Menyimpan tampilan daftar',
    removeSavedView: 'Menghapus tampilan tersimpan',
    setAlerts: 'Mengubah peringatan lewat email',
    updateSystemText: 'Mengubah teks sistem',
    resetSystemText: 'Mengembalikan teks sistem ke bawaan',
  },
} satisfies SameKeys<typeof english>;
