import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const column = {
  at: 'Waktu',
  from: 'Dikirim dari',
  to: 'Dikirim ke',
  reached: 'Disampaikan ke',
  sender_ip: 'IP pengirim',
  subject: 'Subjek',
  bytes: 'Ukuran',
  score: 'Skor spam',
  message_status: 'Status pesan',
  recipient_status: 'Status penerima',
  answer: 'Jawaban server',
  domain: 'Domain',
};

const status = {
  delivered: 'Tersampaikan',
  temporary: 'Tertunda',
  permanent: 'Tidak tersampaikan',
};

const kind = {
  incoming: 'Masuk',
  outgoing: 'Keluar',
};

export const messages = {
  title: {
    incoming: 'Masuk',
    outgoing: 'Keluar',
  },
  purpose: {
    incoming:
      'Setiap pesan yang tiba untuk domain Anda, per penerima, dan apa yang terjadi dengannya. Filter paling cepat menemukan alamat lengkap atau @domain.',
    outgoing:
      'Setiap pesan yang dikirim pengguna Anda, per penerima, dan apa yang terjadi dengannya. Filter paling cepat menemukan alamat lengkap atau @domain.',
  },
  empty: {
    incoming: 'Belum ada email masuk',
    outgoing: 'Belum ada email keluar',
  },
  emptyHint: {
    incoming:
      'Pesan yang tiba untuk domain Anda muncul di sini dalam beberapa detik dan disimpan selama {num, plural, other {# hari}}.',
    outgoing:
      'Pesan yang dikirim pengguna Anda muncul di sini dalam beberapa detik dan disimpan selama {num, plural, other {# hari}}.',
  },
  search: 'Cari menurut subjek atau alamat',
  column,
  status,
  spam: 'Spam',
  noSender: 'Tanpa pengirim',
  noSubject: 'Tanpa subjek',
  kilobytes: '{size} kB',
  exported: {
    ...column,
    id: 'Nomor entri',
    story: 'ID pesan',
    is_spam: 'Spam',
    values: { ...status, spam: 'Spam' },
  },
  facts: {
    kind: 'Log',
  },
  values: {
    kind,
    target: {
      logs: 'Log',
    },
  },
  goTo: {
    words: {
      incomingLogs: 'log email, email diterima, pengiriman, pelacakan, spam, ditolak, di mana email saya',
      outgoingLogs: 'log email, email terkirim, pengiriman, pelacakan, ditolak, di mana email saya',
      exportIncomingLogs: 'unduh log masuk, CSV, lembar kerja',
      exportOutgoingLogs: 'unduh log keluar, CSV, lembar kerja',
    },
    actions: {
      exportIncomingLogs: 'Ekspor log email masuk',
      exportOutgoingLogs: 'Ekspor log email keluar',
    },
  },
  menu: {
    logs: 'Log',
    incomingLogs: 'Masuk',
    outgoingLogs: 'Keluar',
  },
  deeds: {
    exportLogs: 'Log diekspor',
  },
  operations: {
    exportLogs: 'Mengekspor log',
  },
} satisfies SameKeys<typeof english>;
