import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar Cerdas',
  purpose: 'Daftar dengan aturan tentang siapa yang boleh mengirim dan siapa yang menerima pesan.',
  search: 'Cari alamat atau catatan',
  empty: 'Belum ada daftar cerdas',
  emptyHint:
    'Pada daftar cerdas Anda menentukan siapa yang boleh mengirim: semua orang, hanya anggota, atau siapa pun yang tahu kata sandinya. Daftar ini juga dapat memuat semua pengguna domainnya secara otomatis. Tambahkan yang pertama.',
  readOnly: 'Anda dapat melihat daftar cerdas ini, tetapi tidak mengubahnya.',
  column: {
    email: 'Daftar cerdas',
    type: 'Jenis',
    protection: 'Perlindungan',
    members: 'Anggota',
    note: 'Catatan',
    active: 'Status',
    domain: 'Domain',
    created: 'Ditambahkan',
  },
  member: 'Memuat anggota',
  type: {
    members: 'Anggota pilihan',
    all: 'Semua pengguna domain',
  },
  typeHint: {
    members: 'Anda memilih sendiri anggotanya.',
    all: 'Semua pengguna domain menjadi anggota, dan pengguna baru ditambahkan secara otomatis.',
  },
  protection: {
    none: 'Tidak ada',
    members: 'Hanya anggota',
    password: 'Kata sandi',
  },
  protectionHint: {
    none: 'Semua orang boleh mengirim, termasuk dari luar akun Anda.',
    members: 'Hanya pemilik dan anggota yang diizinkan yang boleh mengirim. Pesan lain ditolak.',
    password:
      'Siapa pun yang tahu kata sandinya boleh mengirim. Subjek harus diawali kata sandi dalam kurung siku, misalnya “[rahasia] Pesta kantor”. Kata sandi dihilangkan sebelum pesan dikirimkan.',
  },
  state: {
    active: 'Aktif',
    disabled: 'Nonaktif',
  },
  form: {
    name: 'Nama',
    nameHint: 'Bagian alamat sebelum tanda @, misalnya kabar.',
    nameChange: 'Jika Anda mengubahnya, email ke alamat lama tidak lagi sampai ke sini.',
    domain: 'Domain',
    domainHint: 'Hanya domain terverifikasi yang dapat memiliki daftar cerdas.',
    chooseDomain: 'Pilih domain',
    type: 'Jenis',
    protection: 'Perlindungan',
    password: 'Kata sandi untuk mengirim',
    newPassword: 'Kata sandi baru untuk mengirim',
    passwordHint: '6–60 karakter, tanpa kurung siku. Beri tahu hanya orang yang boleh mengirim.',
    setPassword: 'Tetapkan kata sandi baru',
    copy: 'Kirim salinan ke pengirim',
    copyHint:
      'Pengguna yang mengirim ke daftar juga menerima pesannya sendiri. Pengirim eksternal hanya menerimanya jika menjadi anggota.',
    owners: 'Pemilik',
    ownersHint:
      'Pemilik selalu boleh mengirim, juga tanpa kata sandi. Mereka juga menerima pemberitahuan jika pesan tidak dapat dikirimkan.',
    ownersSearch: 'Cari pengguna menurut nama atau alamat',
    ownersEmpty: 'Tidak ada pemilik.',
    note: 'Catatan',
    noteHint: 'Hanya admin yang melihatnya.',
    save: 'Simpan',
  },
  members: {
    post: 'Boleh mengirim',
    receive: 'Menerima',
    postOf: '{name} boleh mengirim',
    receiveOf: '{name} menerima pesan',
    forAll:
      'Berlaku untuk semua alamat yang Anda tambahkan sekarang. Nanti Anda dapat mengubahnya per anggota.',
    all: 'Semua pengguna {domain} adalah anggota daftar ini',
    allText:
      'Pengguna baru ditambahkan secara otomatis. Untuk memilih anggota sendiri, ubah jenisnya di pengaturan.',
    allKept: '{num, plural, other {# anggota pilihan disimpan untuk nanti, tetapi tidak dipakai sekarang.}}',
  },
  add: {
    title: 'Tambah daftar cerdas',
  },
  page: {
    back: 'Semua daftar cerdas',
    tabs: 'Bagian daftar cerdas',
    members: 'Anggota',
    settings: 'Pengaturan',
    preview: 'Pratinjau',
    gone: 'Daftar cerdas ini tidak ada',
    goneHint:
      'Mungkin sudah dihapus. Daftar cerdas yang dihapus disimpan di keranjang sampah selama 30 hari.',
  },
  preview: {
    receiving: 'Siapa yang menerima',
    receivers:
      '{num, plural, =0 {Belum ada yang menerima pesan ke daftar ini.} other {{shown} alamat menerima pesan ke daftar ini.}}',
    posting: 'Siapa yang boleh mengirim',
    posters:
      '{num, plural, =0 {Belum ada anggota atau pemilik yang boleh mengirim.} other {{shown} anggota dan pemilik boleh mengirim.}}',
    shown: '{num, plural, other {{shown} alamat pertama yang dapat Anda lihat:}}',
    disabled: 'Daftar ini nonaktif dan menolak semua pesan.',
    by: {
      none: 'Semua orang boleh mengirim.',
      members: 'Hanya pemilik dan anggota yang diizinkan yang boleh mengirim. Pesan lain ditolak.',
      password:
        'Siapa pun boleh mengirim jika subjeknya diawali kata sandi dalam kurung siku. Pemilik boleh mengirim tanpa kata sandi.',
    },
  },
  bulk: {
    enable: '{num, plural, other {Aktifkan {shown} daftar cerdas}}',
    disable: '{num, plural, other {Nonaktifkan {shown} daftar cerdas}}',
    remove: '{num, plural, other {Hapus {shown} daftar cerdas}}',
  },
  ask: {
    enable: '{num, plural, other {Aktifkan {shown} daftar cerdas?}}',
    enableText: 'Email ke sana diterima lagi.',
    disable: '{num, plural, other {Nonaktifkan {shown} daftar cerdas?}}',
    disableOne: 'Nonaktifkan {name}?',
    disableText:
      'Mulai sekarang, email ke sana ditolak. Anggota dan pengaturannya tetap ada, dan Anda dapat mengaktifkan lagi kapan saja.',
    remove: '{num, plural, other {Hapus {shown} daftar cerdas?}}',
    removeOne: 'Hapus {name}?',
    removeText:
      'Email ke sana langsung ditolak. Anda dapat memulihkannya beserta anggotanya dari keranjang sampah selama {days} hari; selama itu, namanya tetap dicadangkan.',
  },
  facts: {
    email: 'Daftar cerdas',
    type: 'Jenis',
    protection: 'Perlindungan',
    copy_to_sender: 'Salinan ke pengirim',
    note: 'Catatan',
    owners: 'Pemilik',
    active: 'Aktif',
    members: 'Anggota',
    can_post: 'Boleh mengirim',
    can_receive: 'Menerima',
    password_changed: 'Kata sandi baru',
  },
  values: {
    type: {
      members: 'Anggota pilihan',
      all: 'Semua pengguna domain',
    },
    protection: {
      none: 'Tidak ada',
      members: 'Hanya anggota',
      password: 'Kata sandi',
    },
  },
  goTo: {
    words: {
      smartLists: 'milis, pengumuman, buletin, daftar termoderasi, grup, anggota, kata sandi, pemilik',
      addSmartList: 'daftar cerdas baru, buat daftar cerdas, buletin baru',
      exportSmartLists: 'unduh daftar cerdas, CSV, lembar kerja',
    },
    actions: {
      addSmartList: 'Tambah daftar cerdas',
      exportSmartLists: 'Ekspor daftar cerdas',
    },
  },
  menu: {
    smartLists: 'Daftar Cerdas',
  },
  jobs: {
    enableSmartLists: 'Mengaktifkan daftar cerdas',
    disableSmartLists: 'Menonaktifkan daftar cerdas',
    removeSmartLists: 'Menghapus daftar cerdas',
    removeSmartListMembers: 'Menghapus anggota dari daftar cerdas',
  },
  deeds: {
    exportSmartLists: 'Daftar cerdas diekspor',
    addSmartList: 'Daftar cerdas {name} ditambahkan',
    updateSmartList: 'Daftar cerdas {name} diubah',
    setSmartListMembers: 'Anggota diubah',
    removeSmartListMembers: '{num, plural, =1 {Anggota {name} dihapus} other {{shown} anggota dihapus}}',
    enableSmartLists:
      '{num, plural, =1 {Daftar cerdas {name} diaktifkan} other {{shown} daftar cerdas diaktifkan}}',
    disableSmartLists:
      '{num, plural, =1 {Daftar cerdas {name} dinonaktifkan} other {{shown} daftar cerdas dinonaktifkan}}',
    removeSmartLists:
      '{num, plural, =1 {Daftar cerdas {name} dihapus} other {{shown} daftar cerdas dihapus}}',
  },
  operations: {
    exportSmartLists: 'Mengekspor daftar cerdas',
    addSmartList: 'Menambah daftar cerdas',
    updateSmartList: 'Mengubah daftar cerdas',
    setSmartListMembers: 'Mengubah anggota daftar cerdas',
    removeSmartListMembers: 'Menghapus anggota dari daftar cerdas',
    enableSmartLists: 'Mengaktifkan daftar cerdas',
    disableSmartLists: 'Menonaktifkan daftar cerdas',
    removeSmartLists: 'Menghapus daftar cerdas',
  },
} satisfies SameKeys<typeof english>;
