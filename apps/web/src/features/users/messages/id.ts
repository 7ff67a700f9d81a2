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

const right = {
  read: 'Baca',
  edit: 'Baca dan ubah',
  full: 'Akses penuh',
};

const send = {
  none: 'Tidak bisa mengirim',
  as: 'Kirim sebagai',
  behalf: 'Kirim atas nama',
};

const service = {
  imap: 'IMAP',
  pop3: 'POP3',
  smtp: 'SMTP',
};

export const messages = {
  title: 'Pengguna',
  purpose: 'Kotak surat dan konektor domain Anda.',
  search: 'Cari nama atau alamat',
  empty: 'Belum ada pengguna',
  emptyHint:
    'Pengguna adalah kotak surat dengan alamat di salah satu domain Anda yang terverifikasi. Tambahkan yang pertama.',
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
  service,
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
    forwards: 'Penerusan',
    sharing: 'Kirim sebagai dan delegasi',
    passwords: 'Kata sandi aplikasi',
    save: 'Simpan',
    readOnly: 'Anda dapat melihat pengguna ini, tetapi tidak mengubahnya.',
    gone: 'Pengguna ini tidak ada',
    goneHint: 'Mungkin sudah dihapus. Pengguna yang dihapus disimpan di keranjang sampah selama 30 hari.',
  },
  sharing: {
    search: 'Cari pengguna menurut nama atau alamat',
    hidden:
      '{num, plural, other {# entri lain berada di domain yang tidak dapat Anda lihat. Entri itu tetap ada saat Anda menyimpan.}}',
    forwards: {
      purpose: 'Email untuk pengguna ini diteruskan ke alamat berikut.',
      to: 'Teruskan ke',
      search: 'Cari pengguna atau ketik alamat',
      empty: 'Tidak ada penerusan. Semua email tetap di kotak surat ini.',
      keepCopy: 'Simpan salinan di kotak surat ini',
      passOn: 'Kirim juga ke server emailnya sendiri',
      keepCopyHint: 'Jika dinonaktifkan, email hanya dikirim ke alamat di atas.',
      leaves: 'Sebagian email keluar dari akun Anda',
      leavesText:
        'Alamat eksternal berada di penyedia lain. Filter dan aturan akses Anda tidak berlaku untuk email yang diteruskan ke sana.',
      nobody:
        'Saat ini tidak ada alamat yang dapat menerima email, jadi email baru tetap di kotak surat ini.',
      audit: 'Kotak surat audit tidak meneruskan email',
      auditHint: 'Salinan yang diterima untuk kepatuhan tetap di tempatnya.',
    },
    sendAs: {
      title: 'Kirim sebagai',
      purpose: 'Alamat yang dapat dipakai pengguna ini sebagai pengirim, selain alamatnya sendiri.',
      add: 'Tambah alamat',
      empty: 'Pengguna ini hanya dapat mengirim dengan alamatnya sendiri.',
      type: 'Pengguna audit dan konektor tidak mengirim email dari sini, jadi tidak ada yang perlu diatur.',
      noLogin: 'Tidak ada yang masuk ke kotak surat ini. Delegasinya dapat mengirim sebagai kotak surat ini.',
    },
    delegates: {
      title: 'Delegasi',
      purpose: 'Pengguna yang dapat membuka kotak surat ini.',
      add: 'Tambah delegasi',
      rightsHint:
        '“Baca dan ubah” mencakup memindahkan, menandai, dan menghapus pesan; “Akses penuh” juga mencakup membuat dan menghapus folder. Dengan “Kirim sebagai”, penerima hanya melihat kotak surat ini; dengan “Kirim atas nama”, penerima juga melihat siapa yang mengirim.',
      empty: 'Belum ada delegasi.',
      rightOf: 'Akses untuk {name}',
      sendOf: 'Pengiriman oleh {name}',
      nobody: 'Belum ada yang dapat membuka kotak surat ini',
      nobodyText:
        'Kotak surat ini tidak memiliki kata sandi sendiri. Tambahkan pengguna yang perlu membukanya sebagai delegasi.',
      audit:
        'Kotak surat audit tidak dapat memiliki delegasi. Kotak surat itu dibuka dengan kata sandinya sendiri.',
      connector:
        'Email pengguna ini disimpan di server lain, jadi tidak ada kotak surat yang dapat dibuka di sini.',
    },
    mailboxes: {
      title: 'Kotak surat yang dapat dibuka pengguna ini',
      purpose:
        'Pengguna ini adalah delegasi kotak surat berikut. Anda dapat mengubahnya di halaman masing-masing.',
    },
    right,
    send,
  },
  rename: {
    title: 'Ganti nama pengguna',
    text: 'Pengguna mendapat alamat lain. Email, pengaturan, dan haknya tetap. Sejak saat itu, email ke alamat lama ditolak.',
  },
  passwords: {
    purpose:
      'Satu kata sandi untuk setiap aplikasi email atau perangkat. Jika ponsel hilang, hapus kata sandinya; yang lain tetap berfungsi.',
    add: 'Tambah kata sandi aplikasi',
    empty: 'Belum ada kata sandi aplikasi',
    emptyHint:
      'Dengan kata sandi aplikasi, satu aplikasi email atau perangkat dapat masuk tanpa kata sandi utama.',
    twofaMissing: 'Aplikasi email belum dapat masuk',
    twofaMissingHint:
      'Autentikasi dua faktor aktif, sehingga IMAP, POP3, dan SMTP menolak kata sandi utama. Tambahkan kata sandi aplikasi untuk setiap aplikasi email.',
    noLogin: 'Tidak ada yang masuk sebagai pengguna ini',
    noLoginMailbox:
      'Kotak surat bersama, ruangan, dan peralatan tidak memiliki kata sandi. Pengguna lain membukanya sebagai delegasi, dengan login mereka sendiri.',
    noLoginConnector:
      'Konektor ini tidak memiliki kata sandi di sini. Tetapkan dulu di bagian Akun sebelum menambah kata sandi aplikasi.',
    label: 'Label',
    labelHint: 'Misalnya “Ponsel Anna”.',
    services: 'Layanan',
    serviceOff: '{service} (nonaktif untuk pengguna ini)',
    expires: 'Berlaku sampai',
    expiresHint: 'Hari terakhir kata sandi berfungsi. Kosongkan jika tidak perlu kedaluwarsa.',
    noExpiry: 'Tanpa batas waktu',
    expired: 'Kedaluwarsa pada {day}',
    lastuse: 'Terakhir dipakai',
    created: 'Ditambahkan',
    full: 'Satu pengguna dapat memiliki hingga {num} kata sandi aplikasi. Hapus salah satu dulu.',
    madeTitle: 'Kata sandi aplikasi sudah siap',
    once: 'Salin sekarang. Kata sandi hanya ditampilkan sekali.',
    use: 'Masukkan di aplikasi email sebagai pengganti kata sandi utama, lengkap dengan tanda hubungnya.',
    username: 'Nama pengguna',
    password: 'Kata sandi',
    done: 'Selesai',
    remove: 'Hapus',
    removeOf: 'Hapus {label}',
    ask: 'Hapus {label}?',
    askText:
      'Aplikasi email yang memakai kata sandi ini tidak dapat masuk lagi. Tindakan ini tidak dapat diurungkan, tetapi Anda dapat menambah yang baru.',
  },
  oneTime: {
    button: 'Kata sandi sekali pakai',
    title: 'Kata sandi sekali pakai untuk {name}',
    text: 'Dengan kata sandi ini Anda dapat masuk sekali sebagai pengguna ini, dalam 5 menit.',
    reason: 'Alasan',
    reasonHint: 'Misalnya nomor tiket. Alasan dicatat bersama nama Anda di riwayat akun.',
    submit: 'Buat kata sandi',
    once: 'Salin sekarang. Kata sandi hanya ditampilkan sekali dan hanya berfungsi sekali.',
    left: 'Berlaku {time} lagi',
    over: 'Kata sandi ini sudah kedaluwarsa',
    again: 'Buat yang baru',
    webmail: 'Buka webmail',
  },
  audit: {
    inUse:
      'Kotak surat ini menerima salinan domain yang diaudit. Pilih dulu kotak surat lain untuk domain itu di Kepatuhan.',
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
    quota: 'Ubah kuota',
    type: 'Ubah jenis',
    remove: '{num, plural, one {Hapus # pengguna} other {Hapus {shown} pengguna}}',
  },
  ask: {
    quota: '{num, plural, one {Ubah kuota # pengguna} other {Ubah kuota {shown} pengguna}}',
    quotaText:
      'Setiap pengguna mendapat kuota ini. Jika tidak cukup untuk semua, hasilnya menunjukkan siapa yang tetap memakai kuota lama.',
    type: '{num, plural, one {Ubah jenis akun # pengguna} other {Ubah jenis akun {shown} pengguna}}',
    typeText:
      'Email, alamat, dan kata sandi tetap ada. Setiap pengguna memakai satu kursi jenis baru dan membebaskan kursi lama.',
    typeConflict: 'Pengaturan lainnya tidak mengizinkan jenis ini. Ubah di halaman pengguna.',
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
    destinations: 'Penerusan',
    keep_copy: 'Salinan disimpan',
    addresses: 'Dapat mengirim sebagai',
    delegates: 'Delegasi',
    label: 'Label',
    services: 'Layanan',
    expires_on: 'Berlaku sampai',
    reason: 'Alasan',
  },
  values: {
    account_type: type,
    mailbox_type: mailbox,
    oex_type: oex,
    delegates: { ...right, ...send },
    services: service,
  },
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
    setForwards: 'Mengubah penerusan pengguna',
    setSendAs: 'Mengubah alamat pengirim pengguna',
    setDelegates: 'Mengubah delegasi kotak surat',
    addAppPassword: 'Menambah kata sandi aplikasi',
    removeAppPassword: 'Menghapus kata sandi aplikasi',
    getOneTimePassword: 'Membuat kata sandi sekali pakai',
  },
} satisfies SameKeys<typeof english>;
