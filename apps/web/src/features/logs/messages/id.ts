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

const story = {
  title: 'Pesan',
  to: 'ke',
  recipients: '{num, plural, one {# penerima} other {# penerima}}',
  manyRecipients: 'lebih dari {num, plural, one {# penerima} other {# penerima}}',
  gone: 'Pesan ini tidak ada di log',
  goneHint: 'Mungkin pesannya sudah terlalu lama, atau tautannya tidak lengkap.',
  tooOld:
    'Mungkin pesannya sudah terlalu lama: log ini menyimpan pesan selama {num, plural, one {# hari} other {# hari}}. Atau tautannya tidak lengkap.',
  details: 'Detail',
  sender: 'Pengirim',
  messageId: 'Message-ID',
  timeline: 'Apa yang terjadi',
  client: {
    server: 'Diterima dari {name}',
    nameless: 'Diterima dari server tanpa nama',
    login: 'Dikirim oleh {login}',
    loginIp: 'Masuk dari {ip}',
    inside: 'Dikirim di dalam layanan ini',
    insideHint: 'Asal pengirimannya hanya terlihat oleh akun pengirim.',
    notice: 'Ditulis oleh layanan ini sebagai pemberitahuan pengiriman',
  },
  checks: {
    title: 'Pengirim diperiksa',
    signed: 'Ditandatangani oleh {domains}',
    unsigned: 'Tidak ditandatangani',
    dmarc: {
      none: 'Domain pengirim tidak keberatan',
      quarantine: 'Gagal: domain pengirim meminta agar diperlakukan sebagai spam',
      reject: 'Gagal: domain pengirim meminta agar ditolak',
    },
  },
  score: {
    title: 'Skor spam: {score}',
    spam: '{num, plural, one {Spam untuk # penerima.} other {Spam untuk # penerima.}}',
    notSpam: '{num, plural, one {Bukan spam untuk # penerima.} other {Bukan spam untuk # penerima.}}',
    other:
      '{num, plural, one {Untuk # penerima, aturan lain yang menentukan.} other {Untuk # penerima, aturan lain yang menentukan.}}',
    parts: 'Rincian skor',
    more: '{num, plural, one {Tampilkan # lagi} other {Tampilkan # lagi}}',
    fewer: 'Tampilkan lebih sedikit',
  },
  recipient: 'Penerima {name}',
  leadsTo: 'Disampaikan ke',
  showDelivered:
    '{num, plural, one {Tampilkan # penerima yang menerimanya} other {Tampilkan # penerima yang menerimanya}}',
  showRest: '{num, plural, one {Tampilkan # penerima lagi} other {Tampilkan # penerima lagi}}',
  truncated:
    '{num, plural, one {Hanya # penerima yang ditampilkan.} other {Hanya # penerima pertama yang ditampilkan.}}',
  verdict: {
    inbox: 'Lolos filter',
    junk: 'Diperlakukan sebagai spam',
    refuse: 'Ditolak oleh filter',
  },
  refused: {
    later: 'Belum diterima untuk saat ini',
    final: 'Ditolak',
    server: {
      later:
        'Server pengirim biasanya mencoba lagi dengan sendirinya, hingga beberapa hari. Setiap percobaan muncul di log.',
      final: 'Pesan ini tidak pernah masuk. Pengirim diberi tahu oleh server emailnya sendiri.',
    },
    program: {
      later: 'Program email pengirim menampilkan kesalahan ini. Pengirim dapat mencoba lagi nanti.',
      final: 'Pesan tidak terkirim. Program email pengirim menampilkan kesalahan ini.',
    },
  },
  tried: '{num, plural, one {Dicoba sekali} other {Dicoba # kali}}',
  triedAt: '{num, plural, one {Dicoba sekali ke {server}} other {Dicoba # kali ke {server}}}',
  lastTry: 'Percobaan terakhir: {time}',
  willTry:
    'Pengiriman dicoba lagi secara otomatis hingga 5 hari. Setelah itu, pengirim menerima pemberitahuan.',
  delivered: 'Tersampaikan',
  acceptedBy: 'Diterima oleh {server}',
  undelivered: 'Tidak tersampaikan',
  refusedBy: 'Ditolak oleh {server}',
  bounced: 'Pengirim diberi tahu melalui pemberitahuan pengiriman.',
  stored: {
    INBOX: 'Masuk ke kotak masuk',
    Junk: 'Masuk ke folder spam',
    folder: 'Masuk ke folder {name}',
  },
  done: {
    forwarded: 'Diteruskan ke {name}',
    discarded: 'Dihapus oleh aturan pengiriman penerima',
    rejected: 'Ditolak oleh aturan pengiriman penerima',
    replied: 'Balasan cuti dikirim ke {name}',
  },
  dropped: 'Tidak tersampaikan',
  droppedHint:
    'Penerima lain menerima pesan yang sama, sehingga di sini pesan dibuang dan pengirim tidak diberi tahu.',
  cause: {
    noAddress: 'Alamat ini tidak ada. Periksa apakah ada salah ketik.',
    noDomain: 'Domainnya tidak ada atau tidak menerima email. Periksa apakah ada salah ketik pada alamatnya.',
    nobody: 'Tidak ada yang memiliki alamat ini di akun Anda.',
    notThen: 'Seorang pengguna memiliki alamat ini, tetapi saat itu dinonaktifkan atau belum ada.',
    full: 'Kotak surat penuh.',
    closed: 'Kotak surat penerima dinonaktifkan.',
    tooLarge: 'Pesan melebihi ukuran yang diterima server lain.',
    policy:
      'Ditolak oleh aturan server lain. Sering kali pesan terlihat seperti spam di sana, atau servernya tidak memercayai pengirim.',
    unproven: 'Server lain tidak dapat memverifikasi pengirim. Periksa SPF, DKIM, dan DMARC domain pengirim.',
    unreachable: 'Server lain tidak dapat dihubungi.',
    later:
      'Server lain meminta untuk mencoba lagi nanti. Banyak server melakukannya terhadap pengirim yang belum dikenal.',
    gaveUp: 'Semua percobaan gagal dan tidak dicoba lagi.',
  },
  fix: {
    allow: 'Izinkan pengirim',
    settings: 'Pengaturan filter',
    blacklist: 'Buka daftar hitam',
    networks: 'Buka daftar akses IP',
    quota: 'Ubah kuota',
    user: 'Buka pengguna',
    explain: 'Ke mana email alamat ini dikirim?',
  },
  recent: {
    title: 'Mengapa tidak sampai?',
    empty: 'Akhir-akhir ini tidak ada yang tertunda atau ditolak.',
    from: 'Dari {name}',
    to: 'Ke {name}',
    incoming: 'Semua email masuk yang tidak tersampaikan',
    outgoing: 'Semua email keluar yang tidak tersampaikan',
  },
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
  story,
} satisfies SameKeys<typeof english>;
