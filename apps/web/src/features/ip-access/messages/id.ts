import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Daftar Akses IP',
  purpose:
    'Server email yang pesannya selalu diterima atau ditolak, berdasarkan alamat IP-nya. Jika beberapa entri cocok, yang preferensinya terendah menentukan; entri domain didahulukan dari entri akun.',
  search: 'Cari alamat atau keterangan',
  empty: 'Belum ada entri',
  emptyHint:
    'Izinkan server mitra agar emailnya tidak pernah dianggap spam, atau blokir jaringan yang hanya mengirim email yang tidak diinginkan. Tambahkan entri pertama.',
  readOnly: 'Anda dapat melihat entri ini, tetapi tidak dapat mengubahnya.',
  column: {
    note: 'Catatan',
    created: 'Ditambahkan',
  },
  type: {
    allow: 'Diizinkan',
    block: 'Diblokir',
  },
  scope: {
    account: 'Seluruh akun',
    domain: 'Satu domain',
  },
  place: {
    label: 'Berlaku untuk',
    account: 'Seluruh akun',
    hint: 'Email ke domain ini, atau ke semua domain akun.',
  },
  note: {
    shadowed: 'Tidak terpakai: {ip} didahulukan',
    overlaps: 'Kecuali {ip}',
    shadowedText:
      'Entri ini tidak pernah menentukan: {ip} diperiksa lebih dulu dan mencakup server yang sama. Beri entri ini preferensi yang lebih rendah, atau hapus.',
    overlapsText: '{ip} diperiksa sebelum entri ini dan menyatakan sebaliknya untuk sebagian darinya.',
    open: 'Buka {ip}',
  },
  form: {
    ipHint: 'Alamat IPv4 atau IPv6, atau jaringan dalam notasi CIDR: 192.0.2.7, 192.0.2.0/24, 2001:db8::/32.',
    typeHint:
      'Email dari server yang diizinkan tidak pernah dianggap spam. Email dari server yang diblokir ditolak.',
    allow: 'Izinkan',
    block: 'Blokir',
    preferenceHint: 'Masukkan 0–9999. Yang terendah diperiksa lebih dulu.',
    preferenceNew:
      'Masukkan 0–9999; yang terendah diperiksa lebih dulu. Jika dikosongkan, entri ini ditempatkan setelah yang lain.',
    descriptionHint: 'Misalnya “Server buletin agensi kami”.',
    save: 'Simpan',
  },
  add: {
    title: 'Tambah entri',
  },
  row: {
    edit: 'Ubah',
    remove: 'Hapus',
  },
  bulk: {
    remove: '{num, plural, one {Hapus # entri} other {Hapus {shown} entri}}',
  },
  ask: {
    removeOne: 'Hapus {name}?',
    remove: '{num, plural, one {Hapus # entri?} other {Hapus {shown} entri?}}',
    removeText: 'Email dari sana kembali disaring seperti biasa. Tindakan ini tidak dapat diurungkan.',
  },
  facts: {
    ip: 'Alamat atau jaringan',
    type: 'Jenis',
    preference: 'Preferensi',
    description: 'Keterangan',
    domain: 'Domain',
  },
  values: {
    type: {
      allow: 'Izinkan',
      block: 'Blokir',
    },
  },
  goTo: {
    words: {
      ipAccess: 'blokir server, izinkan server, alamat IP diblokir, alamat IP diizinkan, jaringan, CIDR',
      addIpAccess: 'blokir alamat IP, izinkan alamat IP, entri baru',
    },
    actions: {
      addIpAccess: 'Tambah entri ke daftar akses IP',
    },
  },
  menu: {
    ipAccess: 'Daftar Akses IP',
  },
  jobs: {
    removeIpAccess: 'Menghapus entri dari daftar akses IP',
  },
  deeds: {
    addIpAccess: '{name} ditambahkan ke daftar akses IP',
    updateIpAccess: 'Entri {name} diubah',
    removeIpAccess: '{num, plural, =1 {Entri {name} dihapus} other {{shown} entri dihapus}}',
  },
  operations: {
    addIpAccess: 'Menambahkan entri ke daftar akses IP',
    updateIpAccess: 'Mengubah entri daftar akses IP',
    removeIpAccess: 'Menghapus entri dari daftar akses IP',
  },
} satisfies SameKeys<typeof english>;
