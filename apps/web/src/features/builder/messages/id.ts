import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Siapkan pelanggan',
  purpose:
    'Domain, pengguna, alias, dan daftar sekaligus. Anda melihat apa yang akan terjadi sebelum ada yang berubah.',
  back: 'Semua pengguna',
  step: '{step}. {name}',
  submit: 'Tinjau rencana',
  next: 'Belum ada yang berubah. Rencana menunjukkan baris demi baris apa yang akan ditambahkan, diubah, dilewati, atau ditolak.',
  everything: {
    title: 'Semuanya dalam satu berkas',
    label: 'Berkas dengan kolom type',
    hint: 'Tempel, seret, atau pilih berkas CSV. Kolom type menyebutkan jenis setiap baris: domain, user, alias, atau list. Baris-baris itu diisikan ke langkah-langkah di bawah. Jika ingin mengisi langkahnya sendiri, kosongkan bidang ini.',
    columns:
      'Kolom email berisi alamat, atau nama domain (kolom domain juga bisa dipakai). Pisahkan beberapa tujuan (forward) atau anggota (members) dengan spasi.',
    choose: 'Pilih berkas',
    fill: 'Isi langkah-langkah',
    filled: '{num, plural, other {{shown} baris diisikan di bawah.}}',
    rest: 'Baris yang tersisa di atas memiliki jenis yang tidak dikenal atau tidak dapat Anda tambahkan. Perbaiki jenisnya, atau baris itu akan ditolak.',
    noType:
      'Berkas ini tidak memiliki kolom bernama type. Tambahkan kolom itu, atau tempel barisnya ke langkah-langkah di bawah.',
    tooLarge: 'Berkas terlalu besar. Batasnya 2,5 MB dan {rows} baris.',
    notText: 'Berkas tidak dapat dibaca. Simpan sebagai CSV di program lembar kerja Anda, lalu pilih lagi.',
    decoded:
      'Berkas ini bukan UTF-8, jadi dibaca sebagai teks Windows (Windows-1252). Periksa nama beraksen di bawah.',
  },
  section: {
    domains: {
      title: 'Domain',
      label: 'Nama domain',
      hint: 'Satu domain per baris. Domain yang sudah Anda miliki dilewati.',
      count: '{num, plural, other {{shown} domain}}',
    },
    users: {
      title: 'Pengguna',
      label: 'Pengguna, satu per baris',
      hint: 'Alamat, nama, kata sandi, kuota dalam GB, dipisahkan dengan koma. Atau mulai dengan baris judul: email, name, password, quota_gb, dan bila perlu {columns}. Jika kosong, kata sandi dibuat otomatis. Jika Anda dikeluarkan secara otomatis, isian Anda disimpan, tetapi kata sandinya tidak.',
      count: '{num, plural, other {{shown} pengguna}}',
    },
    aliases: {
      title: 'Alias',
      label: 'Alias, satu per baris',
      hint: 'Alias, lalu alamat tujuan penerusannya yang dipisahkan dengan spasi, lalu catatan bila perlu. Baris judul: email, forward, note. Pengguna dan daftar dari rencana ini juga bisa dipakai.',
      count: '{num, plural, other {{shown} alias}}',
    },
    lists: {
      title: 'Daftar',
      label: 'Daftar, satu per baris',
      hint: 'Alamat daftar, lalu anggotanya yang dipisahkan dengan spasi, lalu catatan bila perlu. Baris judul: email, members, note. Daftar yang sudah ada mendapat anggota yang belum tercantum; tidak ada yang dihapus.',
      count: '{num, plural, other {{shown} daftar}}',
    },
  },
  foreignHeader:
    'Baris pertama tampak seperti baris judul, tetapi tidak ada nama kolomnya yang dikenal. Gunakan nama-nama ini: {columns}.',
  refused: {
    title: 'Ditolak dalam rencana terakhir',
    names: '{num, plural, =0 {{names}} other {{names} dan {shown} lainnya}}',
    row: '{names}: {text}',
  },
  records: {
    title: '{num, plural, other {# domain belum diverifikasi}}',
    hint: 'Tambahkan catatan ini ke DNS. Setelah sebuah domain terverifikasi, klik lagi “Tinjau rencana” untuk menambahkan pengguna, alias, dan daftarnya.',
  },
  goTo: {
    words: {
      setUpCustomer: 'wizard, builder, pelanggan baru, penyiapan, CSV',
    },
    actions: {
      setUpCustomer: 'Siapkan pelanggan',
    },
  },
} satisfies SameKeys<typeof english>;
