import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  submit: 'Uji',
  form: {
    from: 'Pengirim',
    fromHint: 'Pengirim pada amplop. Kosongkan untuk pemberitahuan pengiriman.',
    to: 'Penerima',
    toHint: 'Alamat di akun Anda.',
    ip: 'Alamat IP server pengirim',
    ipHint: 'Misalnya 192.0.2.7 atau 2001:db8::7.',
    spf: 'Hasil SPF',
    spfHint: 'Apa kata DNS pengirim tentang server itu.',
    headerFrom: 'Alamat From',
    headerFromHint: 'Yang dilihat pembaca. Kosongkan jika sama dengan pengirim.',
    signedBy: 'Tanda tangan DKIM',
    signedByHint: 'Domain dengan tanda tangan yang sah. Kosongkan jika tidak ada.',
    dmarc: 'Hasil DMARC',
    dmarcHint: 'Permintaan domain pada alamat From jika pemeriksaan gagal.',
    score: 'Skor spam',
    scoreHint: 'Misalnya {example}. Kosongkan untuk 0.',
  },
  spf: {
    pass: 'Pass: server boleh mengirim untuk domain itu',
    fail: 'Fail: tidak boleh',
    softfail: 'Soft fail: mungkin tidak boleh',
    neutral: 'Neutral: domain tidak menyatakannya',
    none: 'None: domain tidak memiliki catatan SPF',
    error: 'Kesalahan: catatannya tidak dapat dipakai',
  },
  dmarc: {
    none: 'Lulus, atau tanpa kebijakan',
    quarantine: 'Gagal: perlakukan sebagai spam',
    reject: 'Gagal: tolak',
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
    accept_from: 'Pengaturan “Terima email dari”',
    dmarc: 'DMARC',
    forged: 'Pengirim palsu',
    score: 'Skor spam',
  },
  outcome: {
    silent: 'Tidak ada yang cocok.',
    allows: 'Diterima karena entri ini:',
    blocks: 'Ditolak karena entri ini:',
    unproven: 'Dilewati, karena pengirimnya bisa saja palsu:',
    everyone: 'Email diterima dari siapa pun.',
    onlyListed:
      'Email hanya diterima dari pengirim di daftar putih. Pemberitahuan pengiriman masuk ke folder spam.',
    dmarcFails: 'Pemeriksaan gagal, dan domain pengirim memintanya.',
    dmarcPasses: 'Pemeriksaan lulus, atau domain tidak memiliki kebijakan.',
    forged: 'Domain pengirim ada di server ini, tetapi tidak ada bukti bahwa email berasal dari sana.',
    spam: 'Spam: skornya {score}, dan spam mulai dari {limit}.',
    notSpam: 'Bukan spam: skornya {score}, dan spam mulai dari {limit}.',
  },
  entryOfAccount: 'entri akun',
  settings: 'Pengaturan filter',
  hidden:
    '{num, plural, other {Ada # penerima lagi yang tidak dapat Anda lihat. Aturan penerima itu sendiri yang menentukan di sana.}}',
} satisfies SameKeys<typeof english>;
