import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    users: {
      title: 'Impor pengguna',
      purpose:
        'Tambah dan ubah banyak pengguna dengan berkas CSV. Anda melihat apa yang akan terjadi sebelum ada yang berubah.',
      back: 'Semua pengguna',
      again: 'Impor berkas lain',
      column: 'Alamat',
      hint: 'Baris pertama menamai kolom, dalam urutan apa pun. Tanpa baris itu, kolom harus mengikuti urutan di bawah. Untuk pengguna yang sudah ada, sel kosong tidak mengubah apa pun.',
      undo: 'Pengguna yang ditambahkan masuk ke keranjang sampah dan yang diubah mendapat kembali nilai lamanya. Pengguna yang diubah setelah itu dibiarkan. Kata sandi lama hanya bisa dikembalikan dalam 72 jam setelah impor. Anda melihat pratinjau dulu.',
    },
    aliases: {
      title: 'Impor alias',
      purpose:
        'Tambah dan ubah banyak alias dengan berkas CSV. Anda melihat apa yang akan terjadi sebelum ada yang berubah.',
      back: 'Semua alias',
      again: 'Impor berkas lain',
      column: 'Alias',
      hint: 'Baris pertama menamai kolom, dalam urutan apa pun. Tanpa baris itu, kolom harus mengikuti urutan di bawah. Untuk alias yang sudah ada, catatan atau status kosong tidak mengubah apa pun.',
      undo: 'Alias yang ditambahkan masuk ke keranjang sampah dan yang diubah mendapat kembali nilai lamanya. Alias yang diubah setelah itu dibiarkan. Anda melihat pratinjau dulu.',
    },
    list_members: {
      title: 'Impor anggota daftar',
      purpose:
        'Tambahkan banyak anggota ke daftar distribusi Anda dengan berkas CSV. Anda melihat apa yang akan terjadi sebelum ada yang berubah.',
      back: 'Semua daftar',
      again: 'Impor berkas lain',
      column: 'Anggota',
      hint: 'Baris pertama menamai kolom, dalam urutan apa pun. Tanpa baris itu, kolom harus mengikuti urutan di bawah. Setiap baris menambahkan satu anggota ke satu daftar.',
      undo: 'Anggota yang ditambahkan dihapus lagi dari daftarnya. Anda melihat pratinjau dulu.',
    },
    builder: {
      title: 'Siapkan pelanggan',
      again: 'Mulai dari awal',
      column: 'Nama atau alamat',
      undo: 'Semua yang ditambahkan rencana ini dihapus, dan yang diubahnya mendapat kembali nilai lamanya. Pengguna yang ditambahkan dalam 24 jam terakhir, alias, daftar, dan domain dihapus permanen jika belum dipakai siapa pun, sehingga namanya bebas lagi; selebihnya masuk ke keranjang sampah. Yang diubah setelah itu dibiarkan. Anda melihat pratinjau dulu.',
    },
  },
  form: {
    title: 'Berkas CSV',
    choose: 'Pilih berkas',
    text: 'Isi berkas',
    hint: 'Pilih berkas atau tempel isinya: CSV hingga {rows} baris, kolom dipisahkan koma, titik koma, atau tab.',
    largeHint: 'Berkas ini terlalu panjang untuk diubah di sini.',
    size: '{num} MB',
    remove: 'Lepas berkas',
    submit: 'Periksa berkas',
    tooLarge: 'Berkas terlalu besar. Batasnya 2,5 MB dan {rows} baris.',
    notText: 'Berkas tidak dapat dibaca. Di program lembar kerja Anda, simpan sebagai CSV, lalu pilih lagi.',
    decoded:
      'Berkas ini bukan UTF-8, jadi dibaca sebagai teks Windows (Windows-1252). Periksa nama beraksen di bawah.',
  },
  columns: {
    title: 'Kolom',
    template: 'Unduh templat',
    of: {
      users: {
        email: 'Wajib: alamat, misalnya anna@example.com. Atau pakai dua kolom username dan domain.',
        name: 'Nama orang atau ruangan.',
        password:
          'Minimal 8 karakter, dengan huruf kecil, huruf besar, angka, dan karakter khusus. Jika kosong, kata sandi dibuat otomatis untuk pengguna baru.',
        quota_gb:
          'Dalam GB, misalnya 2,5. Atau pakai kolom quota, dalam MB. Wajib untuk pengguna baru, kecuali konektor.',
        account_type:
          'basic, enhanced, exchange, external, atau audit. Jika kosong, pengguna baru menjadi basic.',
        mailbox_type:
          'normal, shared, room, atau equipment. Semua selain normal memerlukan jenis akun enhanced.',
        language: 'en, ptbr, id, es, de, atau fr. Kosong: sesuai akun.',
        timezone: 'Misalnya Asia/Jakarta. Kosong: sesuai akun.',
        twofa_allowed: 'Autentikasi dua faktor: yes atau no.',
        imap: 'Akses dengan aplikasi email: yes atau no.',
        active: 'yes atau no. Dengan no, pengguna menjadi nonaktif.',
        dateformat: 'Seperti di pengaturan, misalnya YYYY-MM-DD.',
        oex_type: 'Hanya konektor Exchange: relay atau relay_and_copy.',
        relay_host: 'Hanya konektor eksternal: nama host server email.',
      },
      aliases: {
        email: 'Wajib: alamat, misalnya info@example.com. Atau pakai dua kolom alias dan domain.',
        forward: 'Wajib: tujuan emailnya. Pisahkan beberapa alamat dengan spasi atau titik koma.',
        note: 'Catatan untuk Anda dan admin lain.',
        active: 'yes atau no. Dengan no, alias menjadi nonaktif.',
      },
      list_members: {
        list: 'Wajib: alamat daftar, misalnya team@example.com. Daftarnya harus sudah ada.',
        member: 'Wajib: alamat anggota baru, dari akun Anda atau eksternal.',
      },
    },
  },
  made: 'Diperiksa pada',
  unit: 'GB',
  gigabytes: '{num} GB',
  nothing: 'kosong',
  type: {
    domain: 'Domain',
    user: 'Pengguna',
    alias: 'Alias',
    list: 'Daftar',
  },
  password: {
    given: 'Dari berkas',
    generated: 'Dibuat otomatis',
  },
  reasons: {
    finding: '{field}: {problem}',
    column: '{field} ({column})',
    seats:
      'Tidak ada lagi tempat untuk jenis akun {type}. Bebaskan beberapa atau minta tambahan kepada penyedia Anda.',
    of: {
      users: {
        not_found: 'Anda tidak memiliki domain dengan nama ini.',
        stale: 'Pengguna ini sudah diubah orang lain.',
        forbidden:
          'Anda tidak memiliki hak untuk mengubah jenis akun, jenis kotak surat, atau layanan pengguna.',
        limit_reached: 'Tidak ada lagi tempat untuk jenis akun ini.',
      },
      aliases: {
        not_found: 'Anda tidak memiliki domain dengan nama ini.',
        stale: 'Alias ini sudah diubah orang lain.',
      },
      list_members: {
        stale: 'Daftar ini sudah diubah orang lain.',
      },
      builder: {
        not_found: 'Anda tidak memiliki domain dengan nama ini.',
        stale: 'Ini sudah diubah atau dipakai orang lain.',
        forbidden: 'Anda tidak berhak menambahkan ini.',
        limit_reached:
          'Batas sudah tercapai. Hapus yang tidak diperlukan lagi, atau minta tambahan kepada penyedia Anda.',
        domain_unverified:
          'Domain ini belum diverifikasi. Pasang catatan DNS-nya, verifikasi, lalu buat rencana lagi.',
      },
    },
    field: {
      type: 'Jenis',
      password: 'Kata sandi',
      csv: 'Baris',
      username: 'Nama pengguna',
      domain: 'Domain',
      alias: 'Alias',
      list: 'Daftar',
      member: 'Anggota',
    },
    format: {
      type: 'Isi domain, user, alias, atau list.',
      quota_gb: 'Isi GB dengan angka, misalnya 2,5.',
      quota: 'Isi MB dengan bilangan bulat, misalnya 2500.',
      account_type: 'Isi basic, enhanced, exchange, external, atau audit.',
      mailbox_type: 'Isi normal, shared, room, atau equipment.',
      unsuitable: 'Kotak surat bersama, ruangan, dan peralatan memerlukan jenis akun enhanced.',
      language: 'Isi en, ptbr, id, es, de, atau fr.',
      timezone: 'Isi zona waktu seperti Asia/Jakarta.',
      dateformat: 'Isi format seperti YYYY-MM-DD.',
      oex_type: 'Isi relay atau relay_and_copy.',
      flag: 'Isi yes atau no.',
      csv: 'Selnya lebih banyak daripada kolomnya, atau ada sel yang terlalu panjang.',
    },
  },
  summary: {
    label: 'Apa yang terjadi dengan baris-baris',
    after: 'Tempat dan kuota setelahnya',
  },
  seats: {
    domains: 'Domain',
    basic: 'Akun dasar',
    enhanced: 'Akun lanjutan',
    exchange: 'Akun konektor Exchange',
    external: 'Akun konektor eksternal',
    quota: 'Kuota',
  },
  exported: {
    head: {
      line: 'Baris',
      name: 'Nama atau alamat',
      state: 'Hasil',
      reason: 'Rincian',
      password: 'Kata sandi',
    },
    outcome: {
      create: 'Akan ditambahkan',
      update: 'Akan diubah',
      remove: 'Akan dihapus',
      skip: 'Tidak berubah',
      refuse: 'Ditolak',
    },
    done: {
      create: 'Ditambahkan',
      update: 'Diubah',
      remove: 'Dihapus',
    },
    result: {
      waiting: 'Menunggu',
      done: 'Selesai',
      failed: 'Gagal',
    },
  },
  rows: {
    title: 'Pratinjau',
    search: 'Cari menurut alamat',
    line: 'Baris {line}',
    lineHead: 'Baris',
    outcome: 'Apa yang terjadi',
    result: 'Hasil',
    details: 'Rincian',
    empty: 'Tidak ada baris',
    emptyHint: 'Rencana ini tidak memiliki baris yang dapat Anda lihat.',
  },
  state: {
    planning: 'Memeriksa baris…',
    planningHint: 'Pratinjau akan muncul di sini setelah siap.',
    refused: 'Baris tidak dapat diperiksa',
    planned: 'Belum ada yang berubah',
    plannedHint: 'Periksa baris-barisnya, lalu terapkan rencana ini sebelum {time}.',
    generated:
      '{num, plural, other {Kata sandi dibuat otomatis untuk {shown} pengguna baru; Anda dapat mengunduhnya setelah itu.}}',
    nothing: 'Tidak ada yang perlu diterapkan',
    nothingHint: 'Tidak ada baris yang mengubah apa pun.',
    expired: 'Rencana ini tidak diterapkan tepat waktu',
    expiredHint: 'Banyak yang mungkin sudah berubah sejak itu. Periksa baris-barisnya sekali lagi.',
    applying: 'Menerapkan…',
    done: 'Selesai: {done} berhasil',
    partly: 'Selesai: {done} berhasil, {failed} gagal',
    stopped: 'Dihentikan: {done} berhasil, {failed} gagal',
    failed: 'Rencana gagal: {done} berhasil, {failed} gagal',
    endedHint: 'Yang sudah dikerjakan tetap ada. Untuk melanjutkan, periksa baris-barisnya sekali lagi.',
    passwords:
      'Unduh hasilnya sekarang: di dalamnya ada kata sandi yang dibuat otomatis. Anda hanya dapat mengunduhnya sekali, dalam 24 jam.',
    passwordsGone:
      'Kata sandi yang dibuat otomatis sudah tidak ada di sini: sudah diunduh atau kedaluwarsa. Untuk memberi kata sandi baru, buka halaman pengguna.',
  },
  recent: {
    title: 'Impor terbaru',
    hint: 'Buka impor untuk melihat hasilnya atau mengurungkannya.',
    passwords: 'Kata sandi belum diunduh',
    state: {
      planning: 'Sedang diperiksa',
      refused: 'Ditolak',
      planned: 'Belum diterapkan',
      expired: 'Kedaluwarsa',
      applying: 'Sedang diterapkan',
      done: 'Selesai',
      stopped: 'Dihentikan',
      failed: 'Gagal',
      undone: 'Diurungkan',
      partlyUndone: 'Diurungkan sebagian',
    },
    changes: '{num, plural, other {{shown} perubahan}}',
    done: '{num, plural, other {{shown} selesai}}',
    failed: '{num, plural, other {{shown} gagal}}',
    refused: '{num, plural, other {{shown} ditolak}}',
  },
  waiting: {
    title: 'Berikutnya: verifikasi domain',
    hint: 'Baris yang ditolak hanya karena domainnya belum diverifikasi dapat ditambahkan nanti. Klik “Rencanakan sisanya” untuk melihat catatan DNS yang harus diatur. Setelah domain terverifikasi, tambahkan baris-baris itu dari sana.',
  },
  apply: '{num, plural, other {Terapkan {shown} perubahan}}',
  edit: {
    rest: 'Rencanakan sisanya',
    sent: 'Ubah dan periksa lagi',
    refused: 'Perbaiki baris yang ditolak',
  },
  download: {
    refused: 'Unduh baris yang ditolak',
    result: 'Unduh hasil',
  },
  undo: {
    button: 'Urungkan perubahan ini',
    head: 'Urungkan perubahan ini',
    title: 'Urungkan perubahan ini?',
    confirm: 'Tampilkan pratinjau',
    apply: '{num, plural, other {Urungkan {shown} perubahan}}',
    applying: 'Mengurungkan…',
    done: 'Selesai: {done} diurungkan',
    partly: 'Selesai: {done} diurungkan, {failed} gagal',
    undone: 'Perubahan ini sudah diurungkan',
    endedHint:
      'Yang sudah diurungkan tetap diurungkan. Untuk melanjutkan, buka rencana asalnya dan urungkan lagi.',
  },
  gone: 'Rencana ini tidak ada',
  goneHint: 'Rencana disimpan hingga 30 hari dan hanya terlihat oleh admin yang membuatnya.',
  goTo: {
    words: {
      importUsers: 'CSV, unggah, lembar kerja, banyak pengguna, massal',
      importAliases: 'CSV, unggah, lembar kerja, banyak alias, massal',
      importListMembers: 'CSV, unggah, lembar kerja, pelanggan, massal',
    },
    actions: {
      importUsers: 'Impor pengguna',
      importAliases: 'Impor alias',
      importListMembers: 'Impor anggota daftar',
    },
  },
  jobs: {
    applyPlan: 'Penerapan rencana',
    'applyPlan.undo': 'Mengurungkan rencana',
  },
  operations: {
    planImport: 'Memeriksa berkas impor',
    applyPlan: 'Memulai impor',
    undoPlan: 'Melihat pratinjau untuk mengurungkan impor',
    downloadPlan: 'Mengunduh berkas impor',
  },
  variants: {
    planImport: { builder: 'Merencanakan penyiapan pelanggan' },
    applyPlan: {
      undo: 'Mulai mengurungkan impor',
      builder: 'Memulai penyiapan pelanggan',
      undo_builder: 'Mulai mengurungkan penyiapan pelanggan',
    },
    undoPlan: { builder: 'Melihat pratinjau untuk mengurungkan penyiapan pelanggan' },
    downloadPlan: { builder: 'Mengunduh baris penyiapan pelanggan' },
  },
  facts: {
    create: 'Akan ditambahkan',
    update: 'Akan diubah',
    remove: 'Akan dihapus',
    skip: 'Tidak berubah',
    refuse: 'Ditolak',
    undo: 'Mengurungkan',
    part: 'Berkas',
  },
  values: {
    kind: {
      builder: 'Penyiapan pelanggan',
      list_members: 'Anggota daftar',
    },
    part: {
      sent: 'Semua baris',
      refused: 'Baris yang ditolak',
      result: 'Hasil',
    },
  },
} satisfies SameKeys<typeof english>;
