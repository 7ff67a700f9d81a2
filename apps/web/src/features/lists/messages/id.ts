import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar',
  purpose: 'Alamat yang menyebarkan email ke banyak anggota atau melatih filter spam.',
  search: 'Cari alamat atau catatan',
  empty: 'Belum ada daftar',
  emptyHint:
    'Daftar distribusi adalah satu alamat untuk banyak orang: email ke team@example.com dikirim ke semua anggotanya. Dua jenis daftar lain melatih filter spam. Tambahkan yang pertama.',
  importMembers: 'Impor anggota',
  readOnly: 'Anda dapat melihat daftar ini, tetapi tidak mengubahnya.',
  column: {
    email: 'Daftar',
    type: 'Jenis',
    members: 'Anggota',
    note: 'Catatan',
    active: 'Status',
    domain: 'Domain',
    created: 'Ditambahkan',
  },
  member: 'Memuat anggota',
  type: {
    distribution: 'Daftar distribusi',
    spam: 'Pelatihan spam',
    notspam: 'Pelatihan bukan spam',
  },
  typeHint: {
    distribution: 'Email ke daftar dikirim ke semua anggotanya.',
    spam: 'Pengguna mengirim spam yang lolos ke sini, dan filter spam belajar mengenalinya.',
    notspam:
      'Pengguna mengirim email yang keliru ditandai sebagai spam ke sini, dan filter spam belajar meloloskannya.',
  },
  state: {
    active: 'Aktif',
    disabled: 'Nonaktif',
  },
  form: {
    name: 'Nama',
    nameHint: 'Bagian alamat sebelum tanda @, misalnya tim.',
    nameChange: 'Jika Anda mengubahnya, email ke alamat lama tidak lagi sampai ke sini.',
    domain: 'Domain',
    domainHint: 'Hanya domain terverifikasi yang dapat memiliki daftar.',
    chooseDomain: 'Pilih domain',
    type: 'Jenis',
    members: 'Anggota',
    note: 'Catatan',
    noteHint: 'Hanya admin yang melihatnya.',
    save: 'Simpan',
  },
  add: {
    title: 'Tambah daftar',
    added: '{name} telah ditambahkan',
    leftOver:
      'Sebagian anggota tidak dapat ditambahkan. Perbaiki di sini, atau buka daftar dan tambahkan nanti.',
  },
  page: {
    back: 'Semua daftar',
    tabs: 'Bagian daftar',
    members: 'Anggota',
    use: 'Cara pakai',
    settings: 'Pengaturan',
    gone: 'Daftar ini tidak ada',
    goneHint: 'Mungkin sudah dihapus. Daftar yang dihapus disimpan di keranjang sampah selama 30 hari.',
  },
  use: {
    address: 'Alamat',
    how: 'Teruskan pesan sebagai lampiran agar filter melihat seluruh isinya. Hanya pengguna {domain} yang boleh mengirim ke alamat ini; tidak ada yang menerima pesan itu. Hasilnya hanya berlaku untuk akun Anda; filter memakainya setelah ada 20 pesan untuk setiap jenis, spam dan bukan spam.',
    spam: {
      title: 'Kirim spam yang lolos ke sini',
      text: 'Jika spam masuk ke kotak masuk, pengguna {domain} meneruskannya ke alamat ini. Filter spam belajar mengenali pesan serupa.',
    },
    notspam: {
      title: 'Kirim email yang keliru ditandai sebagai spam ke sini',
      text: 'Jika email yang sah masuk ke folder spam, pengguna {domain} meneruskannya ke alamat ini. Filter spam belajar meloloskan pesan serupa.',
    },
  },
  bulk: {
    enable: '{num, plural, other {Aktifkan {shown} daftar}}',
    disable: '{num, plural, other {Nonaktifkan {shown} daftar}}',
    remove: '{num, plural, other {Hapus {shown} daftar}}',
  },
  ask: {
    enable: '{num, plural, other {Aktifkan {shown} daftar?}}',
    enableText: 'Email ke sana diterima lagi.',
    disable: '{num, plural, other {Nonaktifkan {shown} daftar?}}',
    disableOne: 'Nonaktifkan {name}?',
    disableText:
      'Mulai sekarang, email ke sana ditolak. Anggotanya tetap ada, dan Anda dapat mengaktifkan lagi kapan saja.',
    remove: '{num, plural, other {Hapus {shown} daftar?}}',
    removeOne: 'Hapus {name}?',
    removeText:
      'Email ke sana langsung ditolak. Anda dapat memulihkannya beserta anggotanya dari keranjang sampah selama {days} hari; selama itu, namanya tetap dicadangkan.',
  },
  facts: {
    email: 'Daftar',
    type: 'Jenis',
    note: 'Catatan',
    active: 'Aktif',
    members: 'Anggota',
  },
  values: {
    type: {
      distribution: 'Daftar distribusi',
      spam: 'Pelatihan spam',
      notspam: 'Pelatihan bukan spam',
    },
  },
  goTo: {
    words: {
      lists: 'milis, daftar distribusi, grup, anggota, pelatihan spam, laporkan spam',
      addList: 'daftar baru, buat daftar, milis baru, grup baru',
      exportLists: 'unduh daftar, CSV, lembar kerja',
    },
    actions: {
      addList: 'Tambah daftar',
      exportLists: 'Ekspor daftar',
    },
  },
  menu: {
    lists: 'Daftar',
  },
  jobs: {
    enableLists: 'Mengaktifkan daftar',
    disableLists: 'Menonaktifkan daftar',
    removeLists: 'Menghapus daftar',
    removeListMembers: 'Menghapus anggota dari daftar',
  },
  deeds: {
    exportLists: 'Daftar diekspor',
    addList: 'Daftar {name} ditambahkan',
    updateList: 'Daftar {name} diubah',
    exportListMembers: 'Anggota diekspor',
    addListMembers: 'Anggota ditambahkan',
    removeListMembers: '{num, plural, =1 {Anggota {name} dihapus} other {{shown} anggota dihapus}}',
    enableLists: '{num, plural, =1 {Daftar {name} diaktifkan} other {{shown} daftar diaktifkan}}',
    disableLists: '{num, plural, =1 {Daftar {name} dinonaktifkan} other {{shown} daftar dinonaktifkan}}',
    removeLists: '{num, plural, =1 {Daftar {name} dihapus} other {{shown} daftar dihapus}}',
  },
  operations: {
    exportLists: 'Mengekspor daftar',
    addList: 'Menambah daftar',
    updateList: 'Mengubah daftar',
    exportListMembers: 'Mengekspor anggota daftar',
    addListMembers: 'Menambah anggota ke daftar',
    removeListMembers: 'Menghapus anggota dari daftar',
    enableLists: 'Mengaktifkan daftar',
    disableLists: 'Menonaktifkan daftar',
    removeLists: 'Menghapus daftar',
  },
} satisfies SameKeys<typeof english>;
