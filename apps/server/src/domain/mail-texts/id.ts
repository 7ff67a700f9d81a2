import type { MailTexts } from './en.ts';

export const id: MailTexts = {
  emailChange: {
    subject: 'Konfirmasikan alamat email baru Anda',
    text: `Halo,

seseorang meminta agar alamat email ini dipakai untuk admin “{username}”.

Untuk mengonfirmasinya, buka tautan ini dalam {hours} jam:

{link}

Jika bukan Anda yang memintanya, abaikan pesan ini. Tidak ada yang berubah.
`,
  },
  emailChanged: {
    subject: 'Alamat email {username} telah diubah',
    text: `Halo,

admin “{username}” sekarang menggunakan alamat email {email}. Alamat ini tidak digunakan lagi.

Jika bukan Anda yang mengubahnya, segera hubungi penyedia Anda.
Perubahan dikonfirmasi dari {remoteip}.
`,
  },
  newLogin: {
    subject: 'Login baru sebagai {username}',
    text: `Halo,

seseorang baru saja masuk sebagai “{username}” dari alamat yang belakangan ini tidak dipakai:

{remoteip}
{device}
{time}

Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera ubah kata sandi Anda dan akhiri sesi lainnya:

{link}
`,
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
  domainWorse: {
    subject: '{domain} memerlukan perhatian Anda',
    text: `Halo,

yang semula benar pada DNS atau sertifikat {domain} kini tidak lagi:

{records}

Email domain ini dapat terganggu. Apa yang diharapkan, apa yang ditemukan, dan cara memperbaikinya:

{link}
`,
  },
  claimEnds: {
    subject: 'Klaim atas {domain} segera berakhir',
    text: `Halo,

kepemilikan {domain} belum terbukti. Jika catatan berikut tidak muncul di DNS-nya, klaim berakhir pada {date}:

{host}
TXT
{value}

Anda dapat memeriksanya kapan saja:

{link}
`,
  },
};
