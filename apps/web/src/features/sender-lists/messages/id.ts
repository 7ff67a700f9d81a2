import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    whitelist: {
      title: 'Daftar Putih',
      purpose: 'Pengirim yang emailnya selalu masuk ke kotak masuk, apa pun kata filter spam.',
      empty: 'Daftar putih masih kosong',
      emptyHint:
        'Email dari pengirim di daftar putih selalu masuk ke kotak masuk. Tambahkan alamat seperti anna@partner.example, atau sebuah domain dengan semua alamatnya.',
    },
    blacklist: {
      title: 'Daftar Hitam',
      purpose: 'Pengirim yang emailnya selalu ditolak.',
      empty: 'Daftar hitam masih kosong',
      emptyHint:
        'Email dari pengirim di daftar hitam tidak sampai, bahkan tidak ke folder spam. Tambahkan alamat seperti offers@spam.example, atau sebuah domain dengan semua alamatnya.',
    },
  },
  search: 'Cari berdasarkan alamat atau catatan',
  readOnly: 'Anda dapat melihat entri ini, tetapi tidak dapat mengubahnya.',
  never: 'Tidak dalam 30 hari terakhir',
  user: 'Pengguna',
  expired: 'Berakhir {day}',
  column: {
    address: 'Alamat atau domain',
    note: 'Catatan',
    expires: 'Berlaku sampai',
    hits: 'Dipakai dalam 30 hari',
    lastHit: 'Terakhir dipakai',
    created: 'Ditambahkan',
    createdBy: 'Ditambahkan oleh',
  },
  filter: {
    includeUsers: 'Sertakan daftar pengguna',
    expired: 'Sudah berakhir',
  },
  scope: {
    account: 'Seluruh akun',
    domain: 'Satu domain',
    user: 'Satu pengguna',
  },
  form: {
    scope: 'Berlaku untuk',
    scopeHint: 'Entri milik pengguna diperiksa lebih dulu, lalu entri domain, lalu entri akun.',
    domain: 'Domain',
    chooseDomain: 'Pilih domain',
    user: 'Pengguna',
    chooseUser: 'Pilih pengguna',
    address: 'Alamat email atau domain',
    addressHint: 'Misalnya anna@partner.example atau partner.example. Sebuah domain mencakup subdomainnya.',
    ignore_spf: 'Abaikan SPF',
    ignoreSpfHint:
      'Tanpa ini, email yang gagal pemeriksaan SPF disaring seperti biasa, karena pengirimnya bisa saja palsu. Dengan ini, siapa pun yang memalsukan alamat ini akan lolos.',
    apply_to_headers: 'Terapkan pada header',
    applyToHeadersHint:
      'Juga memeriksa alamat pengirim (From) yang dilihat pembaca, bukan hanya pengirim pada amplop.',
    expires: 'Berlaku sampai',
    expiresHint: 'Hari terakhir entri ini berlaku. Kosongkan agar entri tetap ada sampai Anda menghapusnya.',
    note: 'Catatan',
    noteHint: 'Hanya admin yang melihatnya.',
    save: 'Simpan',
  },
  other: {
    whitelist: 'Juga ada di daftar putih',
    blacklist: 'Juga ada di daftar hitam',
    hint: 'Pengirim ini ada di kedua daftar. Daftar hitam yang menang: emailnya ditolak.',
  },
  add: {
    whitelist: 'Tambah ke daftar putih',
    blacklist: 'Tambah ke daftar hitam',
  },
  ofUser: {
    hint: 'Entri milik pengguna ini. Entri ini diperiksa sebelum entri domain dan akun.',
    lists: 'Daftar milik pengguna',
  },
  bulk: {
    remove: '{num, plural, other {Hapus {shown} entri}}',
  },
  ask: {
    remove: '{num, plural, other {Hapus {shown} entri?}}',
    removeOne: 'Hapus {name}?',
    text: {
      whitelist: 'Email dari sana kembali disaring seperti biasa. Tindakan ini tidak dapat diurungkan.',
      blacklist: 'Email dari sana kembali disaring seperti biasa. Tindakan ini tidak dapat diurungkan.',
    },
  },
  facts: {
    address: 'Alamat atau domain',
    scope: 'Berlaku untuk',
    apply_to_headers: 'Terapkan pada header',
    note: 'Catatan',
    expires: 'Berlaku sampai',
    ignore_spf: 'Abaikan SPF',
  },
  values: {
    scope: {
      account: 'Seluruh akun',
    },
  },
  goTo: {
    words: {
      whitelist: 'allowlist, whitelist, pengirim aman, terima, filter spam',
      blacklist: 'blocklist, blacklist, blokir pengirim, tolak, filter spam',
      addWhitelist: 'izinkan pengirim, terima email, pengirim aman',
      addBlacklist: 'blokir pengirim, tolak email',
      exportWhitelist: 'unduh daftar putih, CSV, lembar kerja',
      exportBlacklist: 'unduh daftar hitam, CSV, lembar kerja',
    },
    actions: {
      addWhitelist: 'Tambah ke daftar putih',
      addBlacklist: 'Tambah ke daftar hitam',
      exportWhitelist: 'Ekspor daftar putih',
      exportBlacklist: 'Ekspor daftar hitam',
    },
  },
  menu: {
    whitelist: 'Daftar Putih',
    blacklist: 'Daftar Hitam',
  },
  jobs: {
    removeWhitelist: 'Menghapus entri daftar putih',
    removeBlacklist: 'Menghapus entri daftar hitam',
  },
  deeds: {
    exportWhitelist: 'Daftar putih diekspor',
    exportBlacklist: 'Daftar hitam diekspor',
    addWhitelist: '{name} ditambahkan ke daftar putih',
    addBlacklist: '{name} ditambahkan ke daftar hitam',
    updateWhitelist: 'Entri {name} di daftar putih diubah',
    updateBlacklist: 'Entri {name} di daftar hitam diubah',
    removeWhitelist:
      '{num, plural, =1 {{name} dihapus dari daftar putih} other {{shown} entri daftar putih dihapus}}',
    removeBlacklist:
      '{num, plural, =1 {{name} dihapus dari daftar hitam} other {{shown} entri daftar hitam dihapus}}',
  },
  operations: {
    exportWhitelist: 'Mengekspor daftar putih',
    exportBlacklist: 'Mengekspor daftar hitam',
    addWhitelist: 'Menambahkan entri daftar putih',
    addBlacklist: 'Menambahkan entri daftar hitam',
    updateWhitelist: 'Mengubah entri daftar putih',
    updateBlacklist: 'Mengubah entri daftar hitam',
    removeWhitelist: 'Menghapus entri daftar putih',
    removeBlacklist: 'Menghapus entri daftar hitam',
  },
} satisfies SameKeys<typeof english>;
