import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Alias',
  purpose: 'Alamat tambahan yang emailnya dikirim ke pengguna, daftar, atau alamat eksternal.',
  search: 'Cari alamat atau catatan',
  empty: 'Belum ada alias',
  emptyHint:
    'Alias adalah alamat tanpa kotak surat sendiri. Email ke info@example.com, misalnya, dikirim ke orang yang Anda pilih. Tambahkan yang pertama.',
  readOnly: 'Anda dapat melihat alias ini, tetapi tidak mengubahnya.',
  more: '+{num}',
  column: {
    email: 'Alias',
    forward: 'Tujuan',
    external: 'Eksternal',
    note: 'Catatan',
    active: 'Status',
    domain: 'Domain',
    created: 'Ditambahkan',
  },
  state: {
    active: 'Aktif',
    disabled: 'Nonaktif',
  },
  external: 'Memiliki tujuan eksternal',
  form: {
    alias: 'Alias',
    aliasHint: 'Bagian alamat sebelum tanda @, misalnya info.',
    aliasChange: 'Jika Anda mengubahnya, email ke alamat lama tidak lagi sampai ke sini.',
    domain: 'Domain',
    domainHint: 'Hanya domain terverifikasi yang dapat memiliki alias.',
    chooseDomain: 'Pilih domain',
    forward: 'Tujuan',
    forwardHint:
      'Email ke alias dikirim ke setiap alamat ini. Tambahkan pengguna, alias, dan daftar di akun Anda, atau alamat lain mana pun.',
    search: 'Cari atau ketik alamat',
    empty: 'Belum ada tujuan. Tambahkan setidaknya satu.',
    note: 'Catatan',
    noteHint: 'Hanya admin yang melihatnya.',
    save: 'Simpan',
  },
  add: {
    title: 'Tambah alias',
  },
  bulk: {
    enable: '{num, plural, other {Aktifkan {shown} alias}}',
    disable: '{num, plural, other {Nonaktifkan {shown} alias}}',
    remove: '{num, plural, other {Hapus {shown} alias}}',
  },
  ask: {
    enable: '{num, plural, other {Aktifkan {shown} alias?}}',
    enableText: 'Email kembali dikirim ke alamat tujuan.',
    disable: '{num, plural, other {Nonaktifkan {shown} alias?}}',
    disableOne: 'Nonaktifkan {name}?',
    disableText:
      'Mulai sekarang, email ke sana ditolak. Tidak ada yang dihapus, dan Anda dapat mengaktifkan lagi kapan saja.',
    remove: '{num, plural, other {Hapus {shown} alias?}}',
    removeOne: 'Hapus {name}?',
    removeText:
      'Email ke sana langsung ditolak. Anda dapat memulihkannya dari keranjang sampah selama {days} hari; selama itu, namanya tetap dicadangkan.',
  },
  facts: {
    email: 'Alias',
    forward: 'Tujuan',
    note: 'Catatan',
    active: 'Aktif',
  },
  goTo: {
    words: {
      aliases: 'alamat penerusan, pengalihan, alamat tambahan, alamat lain',
      addAlias: 'alias baru, buat alias, alamat penerusan',
      exportAliases: 'unduh alias, CSV, lembar kerja',
    },
    actions: {
      addAlias: 'Tambah alias',
      exportAliases: 'Ekspor alias',
    },
  },
  menu: {
    aliases: 'Alias',
  },
  jobs: {
    enableAliases: 'Mengaktifkan alias',
    disableAliases: 'Menonaktifkan alias',
    removeAliases: 'Menghapus alias',
  },
  deeds: {
    exportAliases: 'Alias diekspor',
    addAlias: 'Alias {name} ditambahkan',
    updateAlias: 'Alias {name} diubah',
    enableAliases: '{num, plural, =1 {Alias {name} diaktifkan} other {{shown} alias diaktifkan}}',
    disableAliases: '{num, plural, =1 {Alias {name} dinonaktifkan} other {{shown} alias dinonaktifkan}}',
    removeAliases: '{num, plural, =1 {Alias {name} dihapus} other {{shown} alias dihapus}}',
  },
  operations: {
    exportAliases: 'Mengekspor alias',
    addAlias: 'Menambah alias',
    updateAlias: 'Mengubah alias',
    enableAliases: 'Mengaktifkan alias',
    disableAliases: 'Menonaktifkan alias',
    removeAliases: 'Menghapus alias',
  },
} satisfies SameKeys<typeof english>;
