import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Pengaturan filter',
  purpose: 'Apa yang terjadi pada email masuk, untuk seluruh akun dan untuk domain tertentu.',
  save: 'Simpan',
  readOnly: 'Anda dapat melihat pengaturan ini, tetapi tidak dapat mengubahnya.',
  noDomains: 'Belum ada domain',
  noDomainsHint: 'Pengaturan filter muncul di sini setelah Anda memiliki akses ke suatu domain.',
  ownDomains: 'Domain dengan pengaturan sendiri',
  moreDomains: 'Dan {num} lainnya. Cari di atas.',
  place: {
    label: 'Pengaturan untuk',
    account: 'Seluruh akun',
    accountHint: 'Berlaku untuk setiap domain yang tidak menetapkan hal lain.',
    domainHint: 'Yang tidak ditetapkan di sini mengikuti akun.',
  },
  inherit: {
    account: 'Dari akun: {value}',
    default: 'Bawaan: {value}',
  },
  accept: {
    everyone: 'Siapa pun',
    whitelist: 'Hanya pengirim di daftar putih',
    hint: 'Daftar hitam dan filter spam tetap berlaku.',
    whitelistHint:
      'Daftar putih otomatis, alamat IP yang diizinkan, dan pengguna akun Anda juga diterima. Email lainnya ditolak; pemberitahuan pengiriman masuk ke folder spam.',
  },
  autowhitelist: {
    on: 'Aktif',
    off: 'Nonaktif',
    hint: 'Setelah pengguna menulis ke suatu alamat, email dari alamat itu tidak lagi dianggap spam di domain pengguna tersebut.',
  },
  sensitivity: {
    option: '{num} – {word}, spam mulai skor {score}',
    hint: 'Setiap email mendapat skor: makin tinggi, makin mirip spam. Filter yang lebih ketat menangkap lebih banyak spam, tetapi juga lebih banyak email yang diinginkan.',
    veryTolerant: 'sangat longgar',
    tolerant: 'longgar',
    balanced: 'seimbang',
    strict: 'ketat',
    veryStrict: 'sangat ketat',
  },
  spam: {
    folder: 'Masukkan ke folder spam',
    inbox: 'Kirim ke kotak masuk',
    delete: 'Tolak',
    hint: 'Di kotak masuk, spam tampak seperti email biasa.',
    deleteHint:
      'Spam ditolak selagi server pengirim masih terhubung, sehingga pengirim mengetahuinya. Jika penerima lain menerima email yang sama, email itu dibuang di sini tanpa sepengetahuan pengirim.',
  },
  days: '{num, plural, other {# hari}}',
  daysHint:
    'Email yang lebih lama di folder spam dihapus. Masukkan 1–365, atau kosongkan untuk memakai nilai yang ditampilkan.',
  report: {
    off: 'Nonaktif',
    every: '{num, plural, other {Setiap # jam}}',
    new: 'Email sejak laporan terakhir',
    all: 'Semua isi folder spam',
    html: 'Berformat (HTML)',
    text: 'Teks biasa',
    hint: 'Pengguna menerima email berisi daftar isi folder spam mereka, dengan tautan untuk memindahkan email ke kotak masuk. Jika tidak ada yang perlu dilaporkan, laporan tidak dikirim.',
    contentHint: 'Email mana yang dicantumkan dalam laporan.',
    formatHint: 'Teks biasa berfungsi di setiap program email.',
  },
  countries: {
    off: 'Tanpa batas',
    more: '{num, plural, other {Login dari lebih dari # negara}}',
    hint: 'Peringatan muncul di Beranda jika seorang pengguna login dari lebih banyak negara dalam 24 jam. Tidak ada yang dikunci.',
  },
  facts: {
    accept_from: 'Terima email dari',
    autowhitelist: 'Daftar putih otomatis',
    sensitivity: 'Kepekaan',
    spam_to: 'Tindakan untuk spam',
    keep_spam_days: 'Simpan spam selama (hari)',
    report_hours: 'Laporan spam (jam)',
    report_content: 'Isi laporan',
    report_format: 'Format laporan',
    login_countries: 'Batas lokasi login (negara)',
  },
  values: {
    accept_from: {
      everyone: 'Siapa pun',
      whitelist: 'Hanya pengirim di daftar putih',
    },
    spam_to: {
      folder: 'Masukkan ke folder spam',
      inbox: 'Kirim ke kotak masuk',
      delete: 'Tolak',
    },
    report_hours: {
      0: 'Nonaktif',
    },
    report_content: {
      new: 'Email sejak laporan terakhir',
      all: 'Semua isi folder spam',
    },
    report_format: {
      html: 'Berformat (HTML)',
      text: 'Teks biasa',
    },
    login_countries: {
      0: 'Tanpa batas',
    },
  },
  lessons: {
    title: 'Yang diajarkan pengguna kepada filter',
    inUse:
      'Pengguna melatih filter dengan memindahkan email ke folder spam atau keluar darinya, atau mengirimnya ke daftar pelatihan. Hasilnya hanya berlaku untuk akun Anda. Jumlah emailnya sudah cukup, jadi filter memakainya.',
    tooFew:
      'Pengguna melatih filter dengan memindahkan email ke folder spam atau keluar darinya, atau mengirimnya ke daftar pelatihan. Hasilnya hanya berlaku untuk akun Anda. Filter memakainya setelah ada {num} email untuk setiap jenis.',
    spam: 'Spam',
    notspam: 'Bukan spam',
  },
  goTo: {
    words: {
      filterSettings:
        'filter spam, kepekaan, folder spam, antispam, simpan spam, uji filter, laporan spam, karantina, negara',
    },
  },
  menu: {
    filterSettings: 'Pengaturan filter',
  },
  deeds: {
    updateFilterSettings: 'Pengaturan filter diubah',
  },
  operations: {
    updateFilterSettings: 'Mengubah pengaturan filter',
    releaseSpam: 'Melepaskan email dari folder spam',
  },
  variants: {
    releaseSpam: {
      pending: 'Meminta pelepasan email dari folder spam',
    },
  },
} satisfies SameKeys<typeof english>;
