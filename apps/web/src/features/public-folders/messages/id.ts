import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  mail: 'Email',
  appointment: 'Janji temu',
  contact: 'Kontak',
  note: 'Catatan tempel',
  task: 'Tugas',
};

const profile = {
  owner: 'Pemilik',
  publishing_editor: 'Editor penerbitan',
  editor: 'Editor',
  publishing_author: 'Penulis penerbitan',
  author: 'Penulis',
  non_editing_author: 'Penulis tanpa hak ubah',
  reviewer: 'Peninjau',
  contributor: 'Kontributor',
  none: 'Tidak ada',
};

export const messages = {
  title: 'Folder Publik',
  purpose:
    'Folder yang dipakai bersama oleh beberapa pengguna. Hanya pengguna jenis “Lanjutan” yang dapat membukanya; aplikasi email menampilkannya di bawah “Public”.',
  search: 'Cari menurut nama, alamat, atau catatan',
  empty: 'Belum ada folder publik',
  emptyHint:
    'Folder publik berisi email, janji temu, kontak, catatan, atau tugas untuk satu tim, dan dapat berisi folder lain. Tambahkan yang pertama.',
  readOnly: 'Anda dapat melihat folder ini, tetapi tidak mengubahnya.',
  undo: 'Urungkan',
  quotaUsed: '{used} dari {num}',
  noQuota: 'Hanya subfolder',
  type,
  column: {
    path: 'Folder',
    type: 'Jenis',
    quota: 'Kuota',
    owners: 'Pemilik',
    rights: 'Hak',
    email: 'Alamat',
    note: 'Catatan',
    domain: 'Domain',
    created: 'Ditambahkan',
  },
  tree: {
    label: 'Folder {domain}',
    open: 'Tampilkan folder di dalam {name}',
    close: 'Sembunyikan folder di dalam {name}',
    openAll: 'Bentangkan semua',
    closeAll: 'Ciutkan semua',
    keys: 'Gunakan tombol panah untuk berpindah antarfolder: kanan membentangkan, kiri menciutkan.',
    more: 'Tidak semua folder ditampilkan. Filter menurut domain untuk melihat yang lain.',
    noOwners: 'Tanpa pemilik',
    moreOwners: '{name} dan {num, plural, other {# lainnya}}',
    rights: '{num, plural, =0 {Tanpa hak} other {# hak}}',
  },
  form: {
    name: 'Nama',
    nameHint: 'Paling banyak {num} karakter. Tidak boleh berisi / \\ * % atau diawali titik atau ~.',
    domain: 'Domain',
    domainHint: 'Hanya domain terverifikasi yang dapat memiliki folder publik.',
    chooseDomain: 'Pilih domain',
    parent: 'Folder induk',
    parentHint: 'Folder dapat bersarang hingga {num} tingkat.',
    top: 'Tidak ada (tingkat teratas)',
    type: 'Jenis',
    typeHint: 'Isi folder ini. Tidak dapat diubah nanti.',
    quota: 'Kuota dalam GB',
    quotaHint: 'Isi 0 untuk folder yang hanya berisi folder lain.',
    quotaLeft: 'Kuota yang tersedia {num}. Isi 0 untuk folder yang hanya berisi folder lain.',
    username: 'Alamat (opsional)',
    usernameHint:
      'Bagian sebelum @{domain}. Email yang dikirim ke sana dimasukkan ke folder. Kosongkan jika folder tidak perlu alamat.',
    owners: 'Pemilik',
    addOwner: 'Tambah pemilik',
    ownersHint:
      'Pemilik dapat membaca, menambah, menandai, dan menghapus semua item di folder, apa pun hak yang ditetapkan. Hanya pengguna jenis “Lanjutan” yang dapat menjadi pemilik.',
    ownersInherited: 'Jika Anda tidak memilih yang lain, pemilik folder induk yang dipakai.',
    noOwners: 'Belum ada pemilik.',
    searchUsers: 'Cari pengguna menurut nama atau alamat',
    note: 'Catatan',
    noteHint: 'Hanya admin yang melihatnya.',
    save: 'Simpan',
  },
  add: {
    title: 'Tambah folder',
    below: 'Tambah subfolder',
    in: 'Di {path}',
    rightsCopied: 'Folder baru dimulai dengan hak dari {path}.',
  },
  move: {
    title: 'Pindahkan folder',
    submit: 'Pindahkan',
    text: 'Semua isi folder ikut pindah. Pemilik dan hak tetap sama.',
  },
  page: {
    back: 'Semua folder publik',
    tabs: 'Bagian folder',
    settings: 'Pengaturan',
    rights: 'Hak',
    inherit: 'Terapkan ke subfolder',
    imapPath: 'Di aplikasi email',
    gone: 'Folder ini tidak ada',
    goneHint: 'Mungkin sudah dihapus. Folder yang dihapus disimpan di keranjang sampah selama 30 hari.',
  },
  rights: {
    purpose:
      'Apa yang dapat dilakukan pengguna di folder ini. Hanya pengguna jenis “Lanjutan” yang dapat membuka folder publik; hak untuk daftar atau untuk semua hanya berlaku bagi pengguna jenis itu.',
    order:
      'Jika pengguna punya entri sendiri, hanya entri itu yang berlaku. Jika tidak, berlaku hak tertinggi dari daftar-daftarnya; jika itu pun tidak ada, berlaku hak untuk semua.',
    everyone: 'Semua di {domain}',
    everyoneShort: 'Semua di domain',
    people: 'Pengguna dan daftar',
    add: 'Tambah pengguna atau daftar',
    search: 'Cari pengguna dan daftar',
    empty: 'Belum ada pengguna atau daftar.',
    profileOf: 'Hak untuk {name}',
    cannotOpen: 'Tidak dapat membuka folder publik: bukan pengguna jenis “Lanjutan” dengan kotak surat biasa',
    profiles: 'Yang diizinkan oleh tiap hak',
    foldersOnlyHere:
      'Folder itu sendiri hanya ditambah, dipindahkan, dan dihapus di panel ini, dan aplikasi email tidak membedakan item milik siapa. Karena itu, Pemilik, Editor penerbitan, dan Editor mengizinkan hal yang sama, begitu juga Penulis penerbitan dan Penulis.',
    none: 'Belum ada yang punya hak di folder ini.',
  },
  profile,
  can: {
    owner: 'Dapat membaca, menandai, dan menghapus semua item serta menambah item baru.',
    publishing_editor: 'Dapat membaca, menandai, dan menghapus semua item serta menambah item baru.',
    editor: 'Dapat membaca, menandai, dan menghapus semua item serta menambah item baru.',
    publishing_author:
      'Dapat membaca dan menandai semua item serta menambah item baru, tetapi tidak dapat menghapus item.',
    author:
      'Dapat membaca dan menandai semua item serta menambah item baru, tetapi tidak dapat menghapus item.',
    non_editing_author:
      'Dapat membaca semua item dan menambah item baru, tetapi tidak dapat menandai atau menghapus item.',
    reviewer: 'Dapat membaca semua item.',
    contributor: 'Dapat menambah item, tetapi tidak dapat membaca item.',
    none: 'Tidak dapat melihat atau membuka folder.',
  },
  inherit: {
    purpose: 'Memberi hak yang sama kepada semua subfolder. Hak mereka saat ini diganti.',
    noSubfolders: 'Folder ini tidak punya subfolder',
    noSubfoldersHint: 'Folder yang Anda tambahkan di sini dimulai dengan hak yang sama.',
    same: 'Semua subfolder sudah punya hak yang sama',
    sameHint: 'Tidak ada yang perlu diubah.',
    changes: '{num, plural, other {# subfolder berubah}}',
    unchanged: '{num, plural, other {# subfolder sudah punya hak yang sama.}}',
    more: '{num, plural, other {dan # perubahan lagi}}',
    moreFolders: '{num, plural, other {dan # folder lagi}}',
    added: '{who}: {after} (baru)',
    removed: '{who}: {before} dicabut',
    changed: '{who}: {before} → {after}',
    apply: '{num, plural, other {Terapkan ke # subfolder}}',
  },
  row: {
    addBelow: 'Tambah subfolder',
    move: 'Pindahkan',
    remove: 'Hapus',
  },
  bulk: {
    remove: '{num, plural, other {Hapus {shown} folder}}',
  },
  ask: {
    remove: '{num, plural, other {Hapus {shown} folder?}}',
    removeOne: '{num, plural, =0 {Hapus {name}?} other {Hapus {name} dan # subfolder?}}',
    removeText:
      'Pengguna tidak dapat lagi membukanya. Anda dapat memulihkannya beserta semua isinya dari keranjang sampah selama {days} hari.',
    removeManyText:
      'Ini juga menghapus semua subfolder. Pengguna tidak dapat lagi membukanya. Anda dapat memulihkannya beserta semua isinya dari keranjang sampah selama {days} hari.',
  },
  facts: {
    path: 'Folder',
    type: 'Jenis',
    quota: 'Kuota (MB)',
    owners: 'Pemilik',
    note: 'Catatan',
    email: 'Alamat',
    rights: 'Hak',
    subfolders: 'Subfolder',
    everyone: 'Semua di domain',
  },
  values: {
    target: { public_folders: 'Folder publik' },
    type,
    rights: profile,
  },
  goTo: {
    words: {
      publicFolders: 'folder bersama, folder tim, kalender bersama, kontak bersama, hak folder',
      addPublicFolder: 'folder baru, buat folder, bagikan folder',
      exportPublicFolders: 'unduh folder, CSV, lembar kerja',
    },
    actions: {
      addPublicFolder: 'Tambah folder publik',
      exportPublicFolders: 'Ekspor folder publik',
    },
  },
  menu: { publicFolders: 'Folder Publik' },
  jobs: { removePublicFolders: 'Menghapus folder publik' },
  deeds: {
    exportPublicFolders: 'Folder publik diekspor',
    addPublicFolder: 'Folder publik {name} ditambahkan',
    updatePublicFolder: 'Folder publik {name} diubah',
    setPublicFolderRights: 'Hak {name} diubah',
    removePublicFolders:
      '{num, plural, =1 {Folder publik {name} dihapus} other {{shown} folder publik dihapus}}',
  },
  operations: {
    exportPublicFolders: 'Mengekspor folder publik',
    addPublicFolder: 'Menambah folder publik',
    updatePublicFolder: 'Mengubah folder publik',
    setPublicFolderRights: 'Mengubah hak folder publik',
    removePublicFolders: 'Menghapus folder publik',
  },
} satisfies SameKeys<typeof english>;
