import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const role = {
  owner: 'Pemilik',
  admin: 'Administrator',
  moderator: 'Moderator',
  member: 'Anggota',
  guest: 'Tamu',
};

export const messages = {
  title: 'Obrolan',
  purpose: 'Orang-orang di organisasi Zulip Anda beserta perannya.',
  search: 'Cari nama atau alamat',
  empty: 'Belum ada pengguna obrolan',
  emptyHint:
    'Pengguna obrolan adalah orang yang memiliki akun di organisasi Zulip Anda. Tambahkan yang pertama.',
  undo: 'Urungkan',
  notConnected: {
    title: 'Obrolan belum terhubung',
    hint: 'Penyedia Anda belum menghubungkan organisasi Zulip ke akun Anda. Hubungi penyedia untuk mulai memakai obrolan.',
  },
  column: {
    email: 'Alamat',
    name: 'Nama',
    role: 'Peran',
    state: 'Status',
    error: 'Kesalahan terakhir',
    created: 'Ditambahkan',
  },
  filter: {
    failed: 'Ada kesalahan',
  },
  state: {
    active: 'Aktif',
    disabled: 'Nonaktif',
    adding: 'Belum dikonfirmasi',
  },
  role,
  roleHint: {
    owner: 'Mengelola semuanya, termasuk pemilik lain dan penagihan.',
    admin: 'Mengelola organisasi, kanal, dan penggunanya.',
    moderator: 'Membantu menjaga kanal dan topik tetap tertib.',
    member: 'Dapat ikut serta di semua kanal publik.',
    guest: 'Hanya melihat kanal tempat ia diundang.',
  },
  roleLimit: {
    give: 'Peran lainnya hanya dapat diberikan oleh admin panel ini dengan tingkat “Modifikasi” untuk pengguna dan akses ke semua domain.',
    change:
      'Pemilik, administrator, dan moderator hanya dapat diubah oleh admin panel ini dengan tingkat “Modifikasi” untuk pengguna dan akses ke semua domain.',
  },
  status: {
    seats: 'Pengguna obrolan',
    read: 'Diperbarui dari Zulip',
    refresh: 'Muat ulang',
    refreshing: 'Membaca pengguna dari Zulip…',
    refreshed: 'Daftar sudah mutakhir',
    late: 'Zulip membutuhkan waktu lama. Daftar diperbarui begitu Zulip menjawab.',
    down: 'Zulip tidak menjawab',
    downHint:
      'Sejak {time}. Daftar mungkin tidak mutakhir, dan perubahan bisa gagal sampai Zulip menjawab lagi.',
    refused: 'Zulip menolak koneksi',
    refusedHint: 'Sejak {time}. Daftar mungkin tidak mutakhir. Minta penyedia Anda memeriksa koneksi.',
  },
  problem: {
    chat_status_failed: 'Kesalahan saat memperbarui status',
    chat_refused: 'Zulip menolak perubahan',
    upstream_failed: 'Zulip tidak menjawab seperti yang diharapkan',
    adding: 'Zulip belum mengonfirmasi akun ini',
    addingHint:
      'Pemeriksaan berjalan otomatis dalam beberapa menit. Jika akun tidak ada di Zulip, akun ini hilang dari daftar.',
    hint: 'Daftar dibandingkan dengan Zulip dalam beberapa menit. Setelah itu, coba lagi.',
    says: 'Pesan dari Zulip: “{reason}”',
  },
  form: {
    save: 'Simpan',
  },
  add: {
    title: 'Tambah pengguna obrolan',
    email: 'Alamat',
    emailHint: 'Pilih pengguna, atau masukkan alamat apa pun di salah satu domain Anda.',
    notOwn: 'Alamat ini tidak berada di salah satu domain Anda.',
    unknown:
      'Zulip tidak menjawab seperti yang diharapkan. Pengguna obrolan tercantum sebagai belum dikonfirmasi sampai jelas apakah Zulip telah menambahkannya.',
    password:
      'Ini kata sandi pertama. Hanya ditampilkan sekali, jadi sampaikan sekarang. Kata sandi dapat diubah di Zulip.',
    existed: 'Alamat ini sudah punya akun di Zulip. Akun itu berfungsi lagi dengan kata sandi sebelumnya.',
    copy: 'Salin kata sandi',
  },
  row: {
    enable: 'Aktifkan',
    disable: 'Nonaktifkan',
    remove: 'Hapus',
  },
  bulk: {
    enable: '{num, plural, other {Aktifkan {shown} pengguna obrolan}}',
    disable: '{num, plural, other {Nonaktifkan {shown} pengguna obrolan}}',
    remove: '{num, plural, other {Hapus {shown} pengguna obrolan}}',
  },
  ask: {
    disableOne: 'Nonaktifkan {name}?',
    removeOne: 'Hapus {name}?',
    enable: '{num, plural, other {Aktifkan {shown} pengguna obrolan?}}',
    disable: '{num, plural, other {Nonaktifkan {shown} pengguna obrolan?}}',
    remove: '{num, plural, other {Hapus {shown} pengguna obrolan?}}',
    enableText: 'Mereka dapat masuk ke obrolan lagi.',
    disableText:
      'Mereka dikeluarkan dari obrolan dan tidak dapat masuk. Tempat dan pesannya tetap ada; Anda dapat mengaktifkannya lagi kapan saja.',
    removeText:
      'Mereka dinonaktifkan di Zulip dan hilang dari daftar ini. Tempatnya menjadi kosong, dan pesannya tetap ada di Zulip. Jika alamat yang sama ditambahkan lagi, akunnya kembali.',
  },
  facts: {
    email: 'Alamat',
    name: 'Nama',
    role: 'Peran',
    active: 'Aktif',
    changed_there: 'Diubah di Zulip',
  },
  values: { role },
  goTo: {
    words: {
      chat: 'Zulip, pesan, pesan instan, pengguna obrolan, chat',
      addChatUser: 'pengguna obrolan baru, undang ke obrolan, Zulip',
    },
    actions: {
      addChatUser: 'Tambah pengguna obrolan',
    },
  },
  menu: {
    chat: 'Obrolan',
  },
  jobs: {
    enableChatUsers: 'Mengaktifkan pengguna obrolan',
    disableChatUsers: 'Menonaktifkan pengguna obrolan',
    removeChatUsers: 'Menghapus pengguna obrolan',
  },
  variants: {
    refreshChatUsers: {
      changed_there: 'Menemukan peran yang diubah di Zulip',
    },
  },
  deeds: {
    refreshChatUsers: 'Pengguna obrolan sedang dimuat ulang',
    addChatUser: 'Pengguna obrolan {name} ditambahkan',
    updateChatUser: 'Pengguna obrolan {name} diubah',
    enableChatUsers:
      '{num, plural, =1 {Pengguna obrolan {name} diaktifkan} other {{shown} pengguna obrolan diaktifkan}}',
    disableChatUsers:
      '{num, plural, =1 {Pengguna obrolan {name} dinonaktifkan} other {{shown} pengguna obrolan dinonaktifkan}}',
    removeChatUsers:
      '{num, plural, =1 {Pengguna obrolan {name} dihapus} other {{shown} pengguna obrolan dihapus}}',
  },
  operations: {
    refreshChatUsers: 'Memuat ulang pengguna obrolan',
    addChatUser: 'Menambah pengguna obrolan',
    updateChatUser: 'Mengubah pengguna obrolan',
    enableChatUsers: 'Mengaktifkan pengguna obrolan',
    disableChatUsers: 'Menonaktifkan pengguna obrolan',
    removeChatUsers: 'Menghapus pengguna obrolan',
  },
} satisfies SameKeys<typeof english>;
