import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  standard: 'Standar',
  parked: 'Terparkir',
};

export const messages = {
  title: 'Domain',
  purpose: 'Domain email Anda, verifikasinya, dan kesehatan DNS-nya.',
  search: 'Cari domain',
  empty: 'Belum ada domain',
  emptyHint:
    'Domain adalah bagian alamat setelah tanda @. Tambahkan domain, verifikasi dengan catatan DNS, lalu buat pengguna, alias, dan daftar.',
  undo: 'Urungkan',
  column: {
    domain: 'Domain',
    verification: 'Verifikasi',
    health: 'Kesehatan',
    type: 'Jenis',
    active: 'Status',
    users: 'Pengguna',
    aliases: 'Alias',
    lists: 'Daftar',
    smartlists: 'Daftar cerdas',
    aliasdomains: 'Domain alias',
    quota: 'Kuota diberikan',
    created: 'Ditambahkan',
  },
  type,
  state: {
    active: 'Aktif',
    disabled: 'Nonaktif',
  },
  row: {
    verify: 'Verifikasi sekarang',
    check: 'Periksa kesehatan lagi',
    enable: 'Aktifkan',
    disable: 'Nonaktifkan',
    remove: 'Hapus',
  },
  bulk: {
    enable: '{num, plural, one {Aktifkan # domain} other {Aktifkan {shown} domain}}',
    disable: '{num, plural, one {Nonaktifkan # domain} other {Nonaktifkan {shown} domain}}',
    remove: '{num, plural, one {Hapus # domain} other {Hapus {shown} domain}}',
  },
  ask: {
    disableOne: 'Nonaktifkan {name}?',
    removeOne: 'Hapus {name}?',
    enable: '{num, plural, one {Aktifkan # domain?} other {Aktifkan {shown} domain?}}',
    disable: '{num, plural, one {Nonaktifkan # domain?} other {Nonaktifkan {shown} domain?}}',
    remove: '{num, plural, one {Hapus # domain?} other {Hapus {shown} domain?}}',
    enableText: 'Email akan kembali diterima dan dikirim.',
    disableText:
      'Domain tidak lagi mengirim atau menerima email, dan penggunanya tidak dapat masuk. Tidak ada yang dihapus; Anda dapat mengaktifkannya kembali kapan saja.',
  },
  removal: {
    with: 'Yang ikut dihapus:',
    nothing: 'Tidak ada pengguna, alias, daftar, atau domain alias yang terpengaruh.',
    unknown:
      'Semua isi domain ini ikut dihapus: pengguna beserta semua emailnya, alias, daftar, folder publik, dan domain alias.',
    users: '{num, plural, other {# pengguna beserta semua emailnya}}',
    aliases: '{num, plural, other {# alias}}',
    lists: '{num, plural, other {# daftar}}',
    smartlists: '{num, plural, other {# daftar cerdas}}',
    aliasdomains: '{num, plural, other {# domain alias}}',
    after:
      'Email langsung ditolak dan nama tersebut dapat dipakai orang lain. Semuanya dapat dipulihkan dari keranjang sampah selama {days} hari.',
    claims:
      'Keranjang sampah menyimpan {num} domain yang terakhir dihapus dan tidak pernah diverifikasi. Yang lebih lama dihapus permanen.',
  },
  add: {
    title: 'Tambah domain',
    names: 'Domain',
    namesHint: 'Masukkan satu nama, misalnya example.com, atau hingga {num} nama, satu per baris.',
    type: 'Jenis',
    typeHint: 'Domain terparkir tidak mengirim maupun menerima email.',
    taken: 'Domain ini sudah ada di akun Anda.',
    tooMany: '{num} nama dimasukkan; batasnya {most} sekaligus.',
    done: '{num, plural, other {# domain telah ditambahkan}}',
    doneHint:
      'Setiap domain memerlukan catatan DNS untuk verifikasi. Salin catatan semuanya, atau buka sebuah nama untuk melihat catatannya.',
    failed: '{num, plural, other {# nama tidak ditambahkan. Nama itu masih ada di kotak di bawah.}}',
    reason: {
      domain_invalid: 'Ini bukan nama domain yang valid.',
      conflict: 'Sudah ada di akun Anda.',
      limit_reached: 'Akun Anda tidak dapat memiliki domain lagi.',
    },
    room: '{num, plural, =0 {Akun Anda tidak dapat memiliki domain lagi.} other {Akun Anda masih dapat menampung # domain.}}',
  },
  page: {
    back: 'Semua domain',
    tabs: 'Bagian domain ini',
    overview: 'Ringkasan',
    settings: 'Pengaturan',
    health: 'Kesehatan',
    dkim: 'DKIM',
    handover: 'Serah terima',
    history: 'Riwayat',
    gone: 'Domain tidak ditemukan',
    goneHint:
      'Mungkin domain sudah dihapus atau tautannya salah. Domain yang dihapus ada di keranjang sampah.',
  },
  history: {
    empty: 'Belum ada perubahan',
    emptyHint: 'Perubahan pada domain ini muncul di sini.',
  },
  overview: {
    ownership: 'Verifikasi',
    ascii: 'Bentuk ASCII',
    verified: 'Terverifikasi',
    details: 'Detail',
  },
  settings: {
    title: 'Pengaturan',
    readOnly: 'Anda dapat melihat pengaturan ini, tetapi tidak mengubahnya.',
    save: 'Simpan',
    timezone: 'Zona waktu',
    accountTimezone: 'Sesuai akun',
    homecountry: 'Negara asal',
    noCountry: 'Tidak ditentukan',
    catchall: 'Alamat penampung',
    catchallHint: 'Menerima email ke alamat yang tidak ada. Kosongkan untuk menolak email tersebut.',
    webmail: 'Webmail',
    webmailHint: 'Pengguna domain ini dapat memakai webmail.',
    exchange: 'Konektor Exchange',
    exchangeHint: 'Email untuk pengguna dengan konektor Exchange diteruskan ke server Exchange di bawah.',
    exchangeHost: 'Server Exchange',
    localdelivery: 'Pengiriman lokal',
    localdeliveryHint:
      'Mengirim email ke kotak surat di sini. Jika nonaktif, semua email diteruskan ke server relai.',
    relayHost: 'Server relai',
    footer: 'Catatan kaki',
    footerHint: 'Ditambahkan di bawah setiap pesan yang dikirim pengguna domain ini.',
  },
  health: {
    engine: {
      running: 'Sistem ini menangani email domain ini.',
      trouble: 'Email domain ini mungkin tertunda.',
      stopped: 'Domain ini tidak dapat mengirim atau menerima email sampai sistem email berjalan lagi.',
      not_installed:
        'Domain ini belum dapat mengirim atau menerima email di sini sampai sistem email dipasang.',
    },
    check: 'Periksa lagi',
    checked: 'Diperiksa',
    never: 'Belum diperiksa',
    since: 'sejak {day}',
    found: 'Ditemukan',
    copyExpected: 'Salin nilai untuk {name}: {value}',
    copyHost: 'Salin host, {name}',
    state: {
      ok: 'OK',
      warn: 'Ada rekomendasi',
      fail: 'Gagal',
      queued: 'Menunggu pemeriksaan',
      unknown: 'Tidak diperiksa',
    },
    summary: {
      ok: 'Kesehatan domain: OK',
      warn: 'Kesehatan domain: OK, ada rekomendasi',
      fail: 'Kesehatan domain: gagal',
      queued: 'Kesehatan domain: menunggu pemeriksaan',
      unknown: 'Kesehatan domain: tidak diperiksa',
    },
    name: {
      mx: 'Server email (MX)',
      caa: 'Otoritas sertifikat (CAA)',
      webmail: 'Alamat webmail',
      webmail_ssl: 'Sertifikat webmail',
      autodiscover: 'Alamat Autodiscover',
      autodiscover_ssl: 'Sertifikat Autodiscover',
      spf: 'Pengirim yang diizinkan (SPF)',
      dkim: 'Tanda tangan (DKIM)',
      dmarc: 'Aturan untuk email palsu (DMARC)',
      mta_sts: 'Pengiriman terenkripsi (MTA-STS)',
      tls_rpt: 'Laporan enkripsi (TLS-RPT)',
      mta_sts_host: 'Alamat kebijakan (MTA-STS)',
    },
    hint: {
      missing: 'Catatan tidak ada. Terbitkan di host ini.',
      wrong: 'Catatan tidak lengkap atau salah. Ganti dengan nilai di bawah.',
      foreign:
        'Server email lain juga tercantum: {detail}. Email yang dikirim ke sana tidak sampai di sini. Hapus server tersebut.',
      several:
        'Ada {detail} catatan seperti ini, sehingga tidak ada yang berlaku. Pertahankan satu dan hapus yang lain.',
      too_many_lookups:
        'Dengan server kami, catatan memerlukan {detail} pencarian DNS; batasnya 10. Hapus pengirim yang tidak dipakai lagi, lalu terbitkan.',
      spf_loop: 'Catatan memuat dirinya sendiri: {detail}. Hapus salah satunya.',
      issuer_missing:
        'Catatan CAA di {detail} tidak mengizinkan otoritas sertifikat kami. Pertahankan dan tambahkan nilai di bawah.',
      dns_failed: 'Server nama domain tidak menjawab.',
      timeout: 'Tidak ada jawaban tepat waktu.',
      private_address:
        '{detail} mengarah ke alamat yang tidak dapat dijangkau dari internet. Perbaiki catatannya.',
      connect_failed:
        'Tidak ada koneksi aman ke {detail}. Jika catatan nama ini belum benar, perbaiki dahulu; jika sudah, hubungi penyedia Anda.',
      certificate_expired:
        'Sertifikat kedaluwarsa pada {detail}. Sertifikat diperbarui otomatis setelah catatannya benar. Jika catatan nama ini sudah benar, hubungi penyedia Anda.',
      certificate_expires:
        'Sertifikat berakhir pada {detail}. Pastikan catatannya masih benar agar dapat diperbarui.',
      certificate_name: 'Sertifikat ini untuk nama lain: {detail}. Periksa catatan nama ini.',
      certificate_untrusted:
        'Sertifikat berasal dari otoritas yang tidak dipercaya peramban: {detail}. Jika catatan nama ini sudah benar, hubungi penyedia Anda.',
      not_enabled: 'Penandatanganan DKIM nonaktif untuk domain ini. Aktifkan di tab DKIM.',
      not_signed:
        'Saat ini pesan tidak ditandatangani. Verifikasi dan aktifkan domain, lalu periksa lagi: kunci menandatangani begitu catatannya ditemukan.',
      key_unusable:
        'Kunci penandatanganan tidak dapat dibaca, sehingga pesan tidak dapat ditandatangani. Buat kunci baru di tab DKIM dan terbitkan catatannya.',
      elsewhere:
        'Email untuk domain ini saat ini menuju {detail}. Buat kotak suratnya di sini dahulu, lalu ganti catatan ini untuk memindahkannya.',
      host_elsewhere:
        'Nama ini mengarah ke tempat lain: {detail}. Jika dipakai layanan lain, biarkan; jika tidak, terbitkan nilai di bawah.',
      sender_missing:
        'Server kami belum diizinkan mengirim email untuk domain ini. Nilai di bawah mempertahankan pengirim Anda saat ini dan menambahkan {detail}.',
      still_receives:
        'Domain terparkir ini masih menerima email di {detail}. Jika tidak dipakai, terbitkan nilai di bawah; jika dipakai, ubah jenisnya menjadi Standar.',
      still_sends:
        'Catatan masih mengizinkan server mengirim email untuk domain terparkir ini. Jika tidak ada yang mengirim, terbitkan {detail}; jika ada, ubah jenisnya menjadi Standar.',
      several_merged:
        'Ada {detail} catatan SPF, sehingga tidak ada yang berlaku. Ganti dengan nilai di bawah yang menggabungkannya.',
      not_required: 'Tidak perlu catatan: tanpanya, semua otoritas dapat menerbitkan sertifikat.',
      not_set:
        'Penyedia Anda belum menetapkan server untuk catatan ini, jadi belum ada yang perlu diterbitkan. Hubungi penyedia Anda.',
      include_broken:
        'Catatan menyebut pengirim yang tidak dapat dicari: {detail}. Hapus pengirim itu, jika tidak penerima mungkin mengabaikan seluruh catatan.',
    },
    checking: 'Sedang memeriksa…',
    checkingName: 'Memeriksa {name}…',
    late: 'Pemeriksaan {name} memerlukan waktu lebih lama dari biasanya. Hasilnya akan muncul di daftar.',
    outcome: '{name} telah diperiksa: {state}',
    host: 'Host ({type})',
    publish: 'Terbitkan nilai ini',
    foundNow: 'Nilai saat ini',
    group: {
      stopsMail: 'Menghentikan email',
      fix: 'Perlu diperbaiki',
      unknown: 'Tidak diperiksa',
      advice: 'Disarankan',
      ok: '{num, plural, other {# catatan sudah benar}}',
    },
    groupHint: {
      stopsMail: 'Sebelum diperbaiki, email tidak sampai atau ditolak pihak lain.',
      fix: 'Email berfungsi, tetapi webmail, aplikasi email, atau sertifikat mungkin tidak.',
      unknown:
        'Catatan ini belum diperiksa atau tidak memberi jawaban. Pemeriksaan akan diulang secara otomatis.',
      advice:
        'Email tetap berfungsi tanpanya, tetapi catatan ini melindungi nama Anda dan membantu email sampai.',
    },
  },
  dkim: {
    title: 'Tanda tangan DKIM',
    purpose:
      'Email keluar ditandatangani dengan kunci yang bagian publiknya diterbitkan di DNS Anda. Penerima dapat melihat bahwa pesan benar dari Anda dan tidak diubah.',
    on: 'Penandatanganan aktif',
    waiting: 'Menunggu DNS: email belum ditandatangani',
    off: 'Penandatanganan nonaktif',
    enable: 'Aktifkan penandatanganan',
    disable: 'Nonaktifkan penandatanganan',
    rotate: 'Buat kunci baru',
    keys: 'Kunci',
    noKeys: 'Belum ada kunci. Kunci dibuat saat Anda mengaktifkan penandatanganan.',
    selector: 'Selektor {name}',
    since: 'sejak {day}',
    state: {
      waiting: 'Menunggu DNS',
      active: 'Dipakai',
      retiring: 'Akan dihentikan',
    },
    explain: {
      waiting: 'Terbitkan catatan kunci ini. Penandatanganan dimulai setelah catatannya ditemukan.',
      active: 'Email ditandatangani dengan kunci ini. Biarkan catatannya.',
      retiring:
        'Tidak lagi menandatangani email. Biarkan catatannya seminggu untuk pesan yang masih dalam perjalanan; setelah itu boleh dihapus.',
    },
    askDisable: 'Nonaktifkan penandatanganan?',
    askDisableText:
      'Email keluar tidak lagi ditandatangani dan lebih mungkin dianggap spam. Kunci disimpan; Anda dapat mengaktifkannya kembali kapan saja.',
    askRotate: 'Buat kunci baru?',
    askRotateText:
      'Anda perlu menerbitkan catatan baru. Kunci saat ini tetap dipakai sampai catatan itu ditemukan.',
    copyHost: 'Salin host selektor {name}',
    copyKey: 'Salin nilai selektor {name}',
    host: 'Host',
    key: 'Nilai',
  },
  handover: {
    title: 'Halaman serah terima',
    purpose:
      'Buat tautan untuk orang yang mengelola DNS domain ini. Tautan membuka halaman berisi semua catatannya tanpa perlu masuk, dan tidak menampilkan hal lain.',
    days: 'Hari sampai kedaluwarsa',
    daysHint: 'Masukkan 1–90.',
    create: 'Buat tautan',
    created: 'Tautan sudah siap',
    once: 'Salin sekarang. Tautan hanya ditampilkan sekali.',
    copy: 'Salin tautan',
    revoke: 'Cabut tautan',
    askRevoke: 'Cabut tautan untuk {name}?',
    askRevokeText: 'Halaman tidak dapat dibuka lagi. Anda dapat membuat tautan baru kapan saja.',
    replaceHint: 'Masukkan 1–90. Tautan baru menggantikan yang sekarang.',
    replace: 'Buat tautan baru',
    exists: 'Tautan dibuat pada {time}',
    validUntil: 'Berlaku hingga {time}',
    opened:
      '{num, plural, one {Dibuka # kali, pada {time}} other {Dibuka {shown} kali, terakhir pada {time}}}',
    notOpened: 'Belum dibuka',
  },
  audit: {
    label: 'Audit',
    hint: 'Menyalin setiap pesan domain ini ke kotak surat audit yang dipilih di Kepatuhan.',
    inUse:
      'Kotak surat di domain ini menerima salinan domain lain. Pilih dulu kotak surat lain untuk domain itu di Kepatuhan. Domain di keranjang sampah juga dihitung.',
    unusable:
      'Kotak surat audit domain ini tidak dapat digunakan. Aktifkan dulu kotak surat itu dan domainnya, atau pilih kotak surat lain di Kepatuhan.',
    mayNot: 'Hanya admin dengan tingkat “Modifikasi” untuk pengguna yang dapat mengubah ini.',
  },
  facts: {
    domain: 'Domain',
    type: 'Jenis',
    active: 'Aktif',
    timezone: 'Zona waktu',
    catchall: 'Alamat penampung',
    webmail: 'Webmail',
    exchange_enabled: 'Konektor Exchange',
    exchange_host: 'Server Exchange',
    localdelivery: 'Pengiriman lokal',
    relay_host: 'Server relai',
    footer: 'Catatan kaki',
    homecountry: 'Negara asal',
    dkim_enabled: 'Tanda tangan DKIM',
    audit_enabled: 'Audit',
    selector: 'Selektor',
    days: 'Hari',
    deleted_for_good: 'Dihapus permanen',
  },
  values: { type },
  variants: {
    removeDomains: {
      deleted_for_good:
        'Menghapus domain secara permanen: keranjang sampah tidak memuat lagi domain yang belum diverifikasi',
    },
  },
  goTo: {
    words: {
      domains: 'DNS, MX, SPF, DKIM, DMARC, catatan, verifikasi, kesehatan, berkas zona, serah terima',
      addDomain: 'domain baru, buat domain',
      exportDomains: 'unduh domain, CSV, lembar kerja',
    },
    actions: {
      addDomain: 'Tambah domain',
      exportDomains: 'Ekspor domain',
    },
  },
  menu: {
    domains: 'Domain',
  },
  jobs: {
    enableDomains: 'Mengaktifkan domain',
    disableDomains: 'Menonaktifkan domain',
    removeDomains: 'Menghapus domain',
  },
  deeds: {
    exportDomains: 'Domain diekspor',
    addDomain: 'Domain {name} ditambahkan',
    addDomains: '{num, plural, =1 {Domain {name} ditambahkan} other {{shown} domain ditambahkan}}',
    updateDomain: 'Domain {name} diubah',
    enableDomains: '{num, plural, =1 {Domain {name} diaktifkan} other {{shown} domain diaktifkan}}',
    disableDomains: '{num, plural, =1 {Domain {name} dinonaktifkan} other {{shown} domain dinonaktifkan}}',
    removeDomains: '{num, plural, =1 {Domain {name} dihapus} other {{shown} domain dihapus}}',
    enableDkim: 'DKIM diaktifkan untuk {name}',
    disableDkim: 'DKIM dinonaktifkan untuk {name}',
    rotateDkim: 'Kunci DKIM baru dibuat untuk {name}',
    createDnsHandover: 'Tautan serah terima dibuat untuk {name}',
    revokeDnsHandover: 'Tautan serah terima {name} dicabut',
  },
  operations: {
    exportDomains: 'Mengekspor domain',
    addDomain: 'Menambah domain',
    addDomains: 'Menambah beberapa domain',
    updateDomain: 'Mengubah domain',
    enableDomains: 'Mengaktifkan domain',
    disableDomains: 'Menonaktifkan domain',
    removeDomains: 'Menghapus domain',
    verifyDomain: 'Memulai verifikasi domain',
    checkDomainHealth: 'Memulai pemeriksaan kesehatan domain',
    enableDkim: 'Mengaktifkan DKIM',
    disableDkim: 'Menonaktifkan DKIM',
    rotateDkim: 'Membuat kunci DKIM baru',
    createDnsHandover: 'Membuat tautan serah terima',
    revokeDnsHandover: 'Mencabut tautan serah terima',
  },
  zone: {
    title: 'Semua catatan sekaligus',
    purpose:
      'Berkas zona ini memuat catatan yang diperlukan domain ini untuk email; kebanyakan layanan DNS dapat mengimpornya. Pastikan impor menambahkan catatan dan tidak menghapus yang lain, misalnya catatan situs web Anda. Jika email masih menuju server lain, buat kotak suratnya di sini dahulu. Catatan yang sudah terbit ditulis sebagai komentar.',
    copy: 'Salin semua catatan',
    download: 'Unduh berkas zona',
    copied: 'Catatan tersalin',
  },
} satisfies SameKeys<typeof english>;
