import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  submit: 'Uji',
  form: {
    from: 'Pengirim',
    fromHint: 'Alamat pada amplop. Kosongkan untuk pemberitahuan pengiriman.',
    to: 'Penerima',
    toHint: 'Alamat di akun Anda.',
    ip: 'Alamat IP server pengirim',
    ipHint: 'Misalnya 192.0.2.7 atau 2001:db8::7.',
    spf: 'Hasil SPF',
    spfHint: 'Apa kata DNS pengirim tentang server itu.',
    headerFrom: 'Header From',
    headerFromHint: 'Yang dilihat pembaca. Jika dikosongkan, sama dengan pengirim.',
    score: 'Skor spam',
    scoreHint: 'Misalnya 4.5. Jika dikosongkan, nilainya 0.',
  },
  spf: {
    pass: 'Pass: server boleh mengirim untuk domain itu',
    fail: 'Fail: tidak boleh',
    softfail: 'Soft fail: mungkin tidak boleh',
    neutral: 'Neutral: domain tidak menyatakannya',
    none: 'None: domain tidak memiliki data SPF',
    error: 'Kesalahan: datanya tidak dapat dipakai',
  },
  idle: {
    title: 'Belum ada yang diuji',
    text: 'Jelaskan sebuah email di atas untuk melihat siapa yang menerimanya dan aturan mana yang menentukan.',
  },
  unknown: {
    title: 'Penerima tidak ditemukan',
    text: 'Tidak ada yang menerima email ke {name} di akun Anda.',
  },
  verdict: {
    refuse: '{name} tidak menerimanya: email ditolak',
    mailbox: {
      inbox: '{name} menerimanya di kotak masuk',
      junk: '{name} menerimanya di folder spam',
    },
    list: {
      inbox: 'Anggota {name} menerimanya',
      junk: 'Anggota {name} menerimanya, ditandai sebagai spam',
    },
    folder: {
      inbox: 'Email masuk ke folder publik {name}',
      junk: 'Email masuk ke folder publik {name}, ditandai sebagai spam',
    },
    outside: {
      inbox: '{name} meneruskannya ke server lain',
      junk: '{name} meneruskannya ke server lain, ditandai sebagai spam',
    },
  },
  decidedBy: 'Ditentukan oleh: {rule}',
  asked: 'Aturan yang diperiksa, secara berurutan',
  rule: {
    user_senders: 'Daftar putih dan daftar hitam pengguna',
    domain_senders: 'Daftar putih dan daftar hitam domain',
    domain_networks: 'Daftar akses IP domain',
    account_senders: 'Daftar putih dan daftar hitam akun',
    account_networks: 'Daftar akses IP akun',
    auto_whitelist: 'Daftar putih otomatis',
    accept_from: 'Dari siapa email diterima',
    dmarc: 'DMARC',
    forged: 'Pengirim server ini',
    score: 'Skor spam',
  },
  outcome: {
    silent: 'Tidak ada yang cocok.',
    allows: 'Diterima karena entri',
    blocks: 'Ditolak karena entri',
    unproven: 'Tidak dipakai, karena orang lain mungkin menulis dengan nama itu:',
    everyone: 'Email diterima dari siapa pun.',
    onlyListed: 'Email hanya diterima dari pengirim di daftar putih.',
    notTested: 'Bukan bagian dari uji ini.',
    forged: 'Pengirimnya domain server ini, tetapi pesan tidak membuktikan bahwa asalnya dari sana.',
    spam: 'Skornya {score}; mulai {limit}, sebuah email adalah spam.',
    notSpam: 'Skornya {score}; sebuah email baru dianggap spam mulai {limit}.',
  },
  entryOfAccount: 'entri akun',
  settings: 'Pengaturan filter',
  hidden:
    '{num, plural, one {Ada satu penerima lagi yang tidak dapat Anda lihat. Aturannya sendiri yang menentukan di sana.} other {Ada # penerima lagi yang tidak dapat Anda lihat. Aturannya sendiri yang menentukan di sana.}}',
} satisfies SameKeys<typeof english>;
