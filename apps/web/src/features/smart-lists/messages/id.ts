import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar Cerdas',
  purpose: 'Daftar dengan aturan tentang siapa yang boleh mengirim dan siapa yang menerima.',
  search: 'Cari alamat atau catatan',
  empty: 'Belum ada daftar cerdas',
  emptyHint:
    'Pada daftar cerdas Anda menentukan siapa yang boleh mengirim: semua orang, hanya anggota, atau siapa pun yang tahu kata sandinya. Semua pengguna sebuah domain juga dapat menjadi anggotanya. Tambahkan yang pertama.',
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
  member: 'Punya anggota',
  type: {
    members: 'Anggota pilihan',
    all: 'Semua pengguna domain',
  },
  typeHint: {
    members: 'Anda memilih sendiri anggotanya.',
    all: 'Semua pengguna domain menjadi anggota, dan pengguna baru masuk secara otomatis.',
  },
  protection: {
    none: 'Tidak ada',
    members: 'Hanya anggota',
    password: 'Kata sandi',
  },
  protectionHint: {
    none: 'Semua orang boleh mengirim, juga dari luar akun Anda.',
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
    nameChange: 'Jika Anda mengubahnya, email ke alamat lama ditolak.',
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
    copyHint: 'Siapa pun yang mengirim juga menerima pesannya.',
    owners: 'Pemilik',
    ownersHint: 'Pemilik selalu boleh mengirim. Mereka juga menerima pesan yang tidak dapat dikirimkan.',
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
    receiveOf: '{name} menerima',
    forAll:
      'Berlaku untuk semua alamat yang Anda tambahkan sekarang. Nanti Anda dapat mengubahnya per anggota.',
    all: 'Semua pengguna {domain} adalah anggota daftar ini',
    allText:
      'Pengguna baru masuk secara otomatis. Untuk memilih anggota sendiri, ubah jenisnya di pengaturan.',
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
    shown: '{num, plural, other {{shown} pertama yang dapat Anda lihat:}}',
    disabled: 'Daftar ini nonaktif: pesan ke daftar ini ditolak.',
    by: {
      none: 'Semua orang boleh mengirim.',
      members: 'Hanya anggota dan pemilik yang boleh mengirim. Pesan lain ditolak.',
      password:
        'Boleh mengirim siapa pun yang mengawali subjek dengan kata sandi dalam kurung siku. Pemilik boleh mengirim tanpa kata sandi.',
    },
  },
  bulk: {
    enable: '{num, plural, other {Aktifkan {shown} daftar cerdas}}',
    disable: '{num, plural, other {Nonaktifkan {shown} daftar cerdas}}',
    remove: '{num, plural, other {Hapus {shown} daftar cerdas}}',
  },
  ask: {
    enable: '{num, plural, other {Aktifkan {shown} daftar cerdas?}}',
    enableText: 'Daftar itu menerima email lagi.',
    disable: '{num, plural, other {Nonaktifkan {shown} daftar cerdas?}}',
    disableOne: 'Nonaktifkan {name}?',
    disableText:
      'Email ke alamat ini ditolak sampai Anda mengaktifkannya lagi. Anggota dan pengaturannya tetap ada.',
    remove: '{num, plural, other {Hapus {shown} daftar cerdas?}}',
    removeOne: 'Hapus {name}?',
    removeText:
      'Email ke alamat ini langsung ditolak. Anda dapat memulihkannya beserta anggotanya dari keranjang sampah selama {days} hari; sampai saat itu namanya tidak dapat dipakai orang lain.',
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
    removeSmartListMembers: 'Menghapus anggota daftar cerdas',
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
