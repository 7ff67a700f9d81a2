import type { MailTexts } from './en.ts';

export const id: MailTexts = {
  emailChange: {
    subject: 'Konfirmasikan alamat email baru Anda',
    text: `Halo,

Seseorang meminta agar alamat email ini dipakai untuk admin “{username}”.

Untuk mengonfirmasinya, buka tautan ini dalam {hours} jam:

{link}

Jika bukan Anda yang memintanya, abaikan pesan ini. Tidak ada yang berubah.
`,
  },
  emailChanged: {
    subject: 'Alamat email {username} telah diubah',
    text: `Halo,

Admin “{username}” sekarang menggunakan alamat email {email}. Alamat ini tidak digunakan lagi.

Jika bukan Anda yang mengubahnya, segera hubungi penyedia Anda.
Perubahan dikonfirmasi dari {remoteip}.
`,
  },
  newLogin: {
    subject: 'Login baru sebagai {username}',
    text: `Halo,

Seseorang baru saja masuk sebagai “{username}” dari alamat IP yang belakangan ini tidak dipakai:

{remoteip}
{device}
{time}

Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera ubah kata sandi Anda dan akhiri sesi lainnya:

{link}
`,
  },
  newCountry: {
    subject: 'Login baru sebagai {username} dari {country}',
    text: `Halo,

Seseorang baru saja masuk sebagai “{username}” dari {country}; dalam 90 hari terakhir tidak ada login dari sana:

{remoteip}
{device}
{time}

Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera ubah kata sandi Anda dan akhiri sesi lainnya:

{link}
{credit}`,
  },
  incidents: {
    subject: 'Pengguna masuk dari terlalu banyak negara',
    text: `Halo,

Pengguna berikut masuk dalam 24 jam dari lebih banyak negara daripada yang diizinkan pengaturan filter Anda. Mungkin ada yang mengetahui kata sandi mereka:

{users}

Jika bukan pengguna itu sendiri, segera atur ulang kata sandinya. Jika memang dia, tandai sebagai aman di halaman pengguna.

Anda dapat menonaktifkan pesan ini di Pengaturan > Peringatan lewat email.
{credit}`,
  },
  emailConfirmation: {
    subject: 'Konfirmasikan alamat email Anda',
    text: `Halo,

Anda telah ditambahkan sebagai sub-admin dengan nama pengguna “{username}” dan alamat email ini.

Untuk mengonfirmasi alamat ini, buka tautan ini dalam {hours} jam:

{link}

Jika Anda tidak mengharapkan pesan ini, abaikan saja. Alamat ini tidak akan dipakai.
`,
  },
  invitation: {
    subject: 'Undangan untuk mengelola {account}',
    text: `Halo,

{inviter} mengundang Anda untuk membantu mengelola akun “{account}” sebagai sub-admin. Nama pengguna Anda adalah “{username}”.

Untuk menerima dan memilih kata sandi, buka tautan ini dalam {days} hari:

{link}

Jika Anda tidak mengharapkan pesan ini, abaikan saja. Tidak akan terjadi apa-apa.
`,
  },
  domainNews: {
    subject: 'Domain Anda memerlukan perhatian',
    text: `Halo,

{sections}

Anda menerima paling banyak satu pesan seperti ini per hari. Anda dapat menonaktifkannya di Pengaturan > Peringatan lewat email.
`,
    failing: `Beberapa catatan DNS atau sertifikat tidak benar lagi. Email mungkin tidak sampai sebelum diperbaiki:

{domains}`,
    ending: `Domain berikut belum diverifikasi. Terbitkan catatan verifikasi masing-masing paling lambat pada tanggal yang tertera; setelah itu Anda harus memulai lagi:

{domains}`,
    limitsSubject: 'Akun Anda mendekati batasnya',
    limits: `Batas akun berikut hampir atau sudah tercapai. Untuk menaikkannya, hubungi penyedia Anda:

{limits}`,
    maxemails: 'Akun dasar',
    maxeemails: 'Akun lanjutan',
    maxdomains: 'Domain',
    maxexemails: 'Akun konektor Exchange',
    maxocemails: 'Akun konektor eksternal',
    maxzulipusers: 'Pengguna obrolan',
    maxquota: 'Kuota',
    unit: 'GB',
  },
  waitingRows: {
    subject: 'Baris yang menunggu domain telah ditambahkan',
    text: `Halo,

Sebuah domain yang ditunggu baris rencana Anda telah terverifikasi, sehingga baris itu diperiksa lagi dan diterapkan:

Ditambahkan atau diubah: {done}
Tidak ditambahkan: {left}
Masih menunggu domain lain: {waiting}

Semua baris, dan kata sandi baru untuk diunduh:

{link}
`,
  },
  waitingRowsForbidden: {
    subject: 'Baris yang menunggu domain tidak ditambahkan',
    text: `Halo,

Sebuah domain yang ditunggu baris rencana Anda telah terverifikasi.
Baris yang tidak ditambahkan: {left}. Anda tidak lagi berhak menambahkannya.

Setelah Anda berhak lagi, baris itu dapat ditambahkan di sini:

{link}
`,
  },
  waitingRowsFailed: {
    subject: 'Baris yang menunggu domain tidak ditambahkan',
    text: `Halo,

Sebuah domain yang ditunggu baris rencana Anda telah terverifikasi.
Baris yang tidak ditambahkan: {left}. Baris itu tidak dapat diperiksa.

Baris itu dapat ditambahkan lagi di sini:

{link}
`,
  },
  namesLost: {
    subject: 'Sebuah domain di akun Anda tidak terverifikasi',
    text: `Halo,

Akun lain telah membuktikan kepemilikan nama domain berikut, sehingga domain ini tidak terverifikasi di akun Anda:

{domains}

Email untuk domain ini tidak dikirimkan ke akun Anda. Jika nama tersebut milik Anda, hubungi penyedia Anda.
`,
  },
  spamReport: {
    subject: 'Baru di folder spam Anda: {num}',
    subjectAll: 'Di folder spam Anda: {num}',
    text: `Halo,

Email untuk {email} berikut dianggap spam. Jika ada yang Anda inginkan, buka tautannya untuk memindahkannya ke kotak masuk:

{messages}

{more}Tautan berlaku sampai {time}. Setelah dibuka, Anda akan ditanya dahulu.
Anda menerima laporan ini karena administrator Anda mengaktifkannya.
`,
    intro:
      'Email untuk {email} berikut dianggap spam. Jika ada yang Anda inginkan, lepaskan untuk memindahkannya ke kotak masuk.',
    release: 'Lepaskan',
    from: 'Dari',
    title: 'Subjek',
    received: 'Diterima',
    size: 'Ukuran',
    noSubject: '(tanpa subjek)',
    noSender: '(tanpa pengirim)',
    more: 'Dan {num} lainnya di folder spam Anda.',
    footer:
      'Tautan berlaku sampai {time}. Setelah dibuka, Anda akan ditanya dahulu. Anda menerima laporan ini karena administrator Anda mengaktifkannya.',
    help: 'Ada pertanyaan? {email}',
  },
};
